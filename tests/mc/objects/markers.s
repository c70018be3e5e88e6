# Symbols say where code and where data begins in every section; padding belongs to what is before.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -t %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 nop
 .word 1
 nop
 .p2align 3
 .data
 .byte 1
 .text
 nop
 .asciz "x"
 .section .a,"a",@progbits
 .p2align 2
 .org 4
 .section .b,"a",@progbits
 .zero 0
 .bss
 .zero 4

# CHECK:SYMBOL TABLE:
# CHECK-NEXT:0000000000000000 l       .text	0000000000000000 $x
# CHECK-NEXT:0000000000000004 l       .text	0000000000000000 $d
# CHECK-NEXT:0000000000000008 l       .text	0000000000000000 $x
# CHECK-NEXT:0000000000000000 l       .data	0000000000000000 $d
# CHECK-NEXT:0000000000000014 l       .text	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .b	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .bss	0000000000000000 $d
