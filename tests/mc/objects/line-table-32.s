# Addresses of four bytes; a step over code that the linker may shorten is left to relocations.

# RUN: codewright mc -triple=riscv32 -mattr=+relax -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=CHECK-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .debug_line %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 .file 1 "a.c"
 .loc 1 1
 call f
 .loc 1 2
 nop
 .loc 1 3
 nop
 .zero 70000
 call f
 .loc 1 4
 nop

# CHECK-RELOC:RELOCATION RECORDS FOR [.text]:
# CHECK-RELOC-NEXT:OFFSET   TYPE                     VALUE
# CHECK-RELOC-NEXT:00000000 R_RISCV_CALL_PLT         f
# CHECK-RELOC-NEXT:00000000 R_RISCV_RELAX            *ABS*
# CHECK-RELOC-NEXT:00011180 R_RISCV_CALL_PLT         f
# CHECK-RELOC-NEXT:00011180 R_RISCV_RELAX            *ABS*
# CHECK-RELOC-EMPTY:
# CHECK-RELOC-NEXT:RELOCATION RECORDS FOR [.debug_line]:
# CHECK-RELOC-NEXT:OFFSET   TYPE                     VALUE
# CHECK-RELOC-NEXT:00000028 R_RISCV_32               .L0 
# CHECK-RELOC-NEXT:00000030 R_RISCV_ADD16            .L0 
# CHECK-RELOC-NEXT:00000030 R_RISCV_SUB16            .L0 
# CHECK-RELOC-NEXT:00000039 R_RISCV_ADD32            .L0 
# CHECK-RELOC-NEXT:00000039 R_RISCV_SUB32            .L0 

# CHECK:Contents of section .debug_line:
# CHECK-NEXT: 0000 3f000000 04001b00 00000101 01fb0e0d  ?...............
# CHECK-NEXT: 0010 00010101 01000000 01000001 00612e63  .............a.c
# CHECK-NEXT: 0020 00000000 00000502 00000000 01030109  ................
# CHECK-NEXT: 0030 0000014b 03010005 02000000 00010204  ...K............
# CHECK-NEXT: 0040 000101                               ...
