# Macros of Apple's assembler: one without parameters has arguments by position, and only commas separate arguments.

# RUN: mc -triple=x86_64-apple-macosx11 %s | FileCheck %s
# RUN: not mc -triple=x86_64-linux-gnu --diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ELF

.macro by_position
.byte $0, $n
.ascii "$1$$"
.endmacro
# CHECK: .byte 1
# CHECK-NEXT: .byte 2
# CHECK-NEXT: .ascii "x$"
# ELF: [[#@LINE+1]]:{{[0-9]+}}: error: Wrong number of arguments
by_position 1, x
# What is not there is nothing.
# CHECK: .byte 5
# CHECK-NEXT: .byte 1
# CHECK-NEXT: .byte 36
by_position 2 + 3

.macro by_name a, b
.byte \a
.byte \b
.endmacro
# CHECK: .byte -1
# CHECK-NEXT: .byte 6
by_name 4 -5, 6
