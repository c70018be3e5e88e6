# An immediate that is at a distance from a symbol begins as short as the symbol itself would, and grows to the long form with
# the register in its own field.
# RUN: codewright mc -triple=i386 -filetype=obj %s -o %t.o
# RUN: codewright objdump -dr %t.o | FileCheck %s
  cmpl $x+88, %eax
# CHECK: 81 f8 58 00 00 00
# CHECK-NEXT: R_386_32 x
  cmpl $x, %eax
# CHECK: 81 f8 00 00 00 00
  addl $x-4, %eax
# CHECK: 81 c0 fc ff ff ff
  pushl $x+4
# CHECK: 68 04 00 00 00
