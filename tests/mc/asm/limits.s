# Short texts that ask for very much: a documented limit says so, and where.

# RUN: echo '.zero 0x100000000' > %t.1.s
# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %t.1.s 2>&1 | FileCheck %s --check-prefix=CONTENTS
# CONTENTS: {{.*}}.s:1:7: error: the contents of the sections are larger than 512 MiB

# What has no contents may have any size.
# RUN: echo '.bss; .zero 0x100000000' > %t.2.s
# RUN: mc -triple=riscv64 -filetype=obj -o %t.o %t.2.s

# RUN: echo '.rept 100000000; .byte 1; .endr' > %t.3.s
# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %t.3.s 2>&1 | FileCheck %s --check-prefix=REPEAT
# REPEAT: {{.*}}.s:1:7: error: macros, repetitions and included files make too much text

# RUN: not mc -triple=riscv64 -I %S -o %t.out --diagnostics=llvm %S/limits.s 2>&1 | FileCheck %s --check-prefix=SELF
# SELF: limits.s:{{[0-9]+}}:1: error: files are included too deeply

# RUN: echo '.dcb.l 0x10000000, 1' > %t.4.s
# RUN: not mc -triple=riscv64 -o %t.out --diagnostics=llvm %t.4.s 2>&1 | FileCheck %s --check-prefix=COPIES
# COPIES: {{.*}}.s:1:8: error: repeat count is too large

# RUN: not mc -triple=riscv64 -asm-macro-max-nesting-depth=5 -o %t.out --diagnostics=llvm %S/limits.s 2>&1 | FileCheck %s --check-prefix=MACRO
# MACRO: error: macros cannot be nested more than 5 levels deep. Use -asm-macro-max-nesting-depth to increase this limit.
.macro again
again
.endm
again
.include "limits.s"
