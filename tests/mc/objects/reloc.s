# `.reloc` adds relocations at places that need not be where it stands.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 nop
a:
 nop
 .reloc a, R_RISCV_32, foo+4
 .reloc 0, R_RISCV_NONE, bar
 .reloc .-4, BFD_RELOC_64, .data
 .reloc ., R_RISCV_RELAX
 .word foo
 .data

# CHECK:RELOCATION RECORDS FOR [.text]:
# CHECK-NEXT:OFFSET           TYPE                     VALUE
# CHECK-NEXT:0000000000000000 R_RISCV_NONE             bar
# CHECK-NEXT:0000000000000008 R_RISCV_32               foo
# CHECK-NEXT:0000000000000004 R_RISCV_32               foo+0x4
# CHECK-NEXT:0000000000000004 R_RISCV_64               .data
# CHECK-NEXT:0000000000000008 R_RISCV_RELAX            *ABS*
