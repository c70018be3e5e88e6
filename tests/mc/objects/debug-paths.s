# Paths in debug information: the directory that is asked for, beginnings that stand for others, and files that a preprocessor
# named, whose lines count. Who ran the assembler may give its name.

# RUN: env DEBUG_PRODUCER=p mc -triple=x86_64 -g -fdebug-compilation-dir=/a/b -fdebug-prefix-map=/a=/x -filetype=obj %s -o %t.o
# RUN: objdump -s -j .debug_info -j .debug_line %t.o | FileCheck %s
# RUN: not mc -triple=x86_64 -g -fdebug-prefix-map=/a -filetype=obj %s -o %t.o 2>&1 | FileCheck %s --check-prefix=WRONG
# WRONG: error: invalid argument '/a' to -fdebug-prefix-map: it is OLD=NEW

# 100 "/a/c/other.S"
f:
	nop
# 7 "more.inc"
	nop
# The first name is that of the text.
# CHECK: section .debug_info:
# CHECK: 2f782f63 2f6f7468 65722e53 002f782f
# CHECK-NEXT: 62007000 01800266
# CHECK: section .debug_line:
# CHECK-NEXT: 0000 50000000 04003000 00000101 01fb0e0d
# CHECK-NEXT: 0010 00010101 01000000 01000001 2f782f63
# CHECK-NEXT: 0020 00006f74 6865722e 53000100 006d6f72
# Line 101 of the first file, line 7 of the second.
# CHECK-NEXT: 0030 652e696e 63000000 00000009 02000000
# CHECK-NEXT: 0040 00000000 0003e400 01040203 a27f2002
