# Rows of `.loc` become a line program, a sequence for each section.

# RUN: codewright mc -triple=riscv64 -dwarf-version=4 -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=V4-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .debug_line %t.o | FileCheck %s --check-prefix=V4 --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -dwarf-version=2 -filetype=obj %s -o %t.o
# RUN: codewright objdump -s -j .debug_line %t.o | FileCheck %s --check-prefix=V2 --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -dwarf-version=5 -fdebug-compilation-dir=/dir -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=V5-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .debug_line -j .debug_line_str %t.o | FileCheck %s --check-prefix=V5 --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -dwarf-version=4 -dwarf64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -s -j .debug_line %t.o | FileCheck %s --check-prefix=DWARF64 --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -mattr=+relax -filetype=obj %s -o %t.o
# RUN: codewright objdump -r %t.o | FileCheck %s --check-prefix=RELAX-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .debug_line %t.o | FileCheck %s --check-prefix=RELAX --match-full-lines --strict-whitespace

 .file 1 "include" "a.h"
 .file 2 "b.c"
 .file 3 "include/c.h"
f:
 .loc 2 1 5 prologue_end
 nop
 .loc 2 2 0
 call g
 .loc 1 30 1 is_stmt 0 discriminator 3
 nop
 .loc 1 31 1 is_stmt 1 epilogue_begin basic_block isa 2
 ret
 .loc 3 300 1
 .loc 3 301 1
 .word 5
 .section .text.g,"ax",@progbits
 .loc 2 20 5
 nop
 .zero 300
 .loc 2 22 6
 nop

# V4-RELOC:RELOCATION RECORDS FOR [.text]:
# V4-RELOC-NEXT:OFFSET           TYPE                     VALUE
# V4-RELOC-NEXT:0000000000000004 R_RISCV_CALL_PLT         g
# V4-RELOC-EMPTY:
# V4-RELOC-NEXT:RELOCATION RECORDS FOR [.debug_line]:
# V4-RELOC-NEXT:OFFSET           TYPE                     VALUE
# V4-RELOC-NEXT:0000000000000043 R_RISCV_64               .L0 
# V4-RELOC-NEXT:0000000000000076 R_RISCV_64               .L0 

# V4:Contents of section .debug_line:
# V4-NEXT: 0000 88000000 04003100 00000101 01fb0e0d  ......1.........
# V4-NEXT: 0010 00010101 01000000 01000001 696e636c  ............incl
# V4-NEXT: 0020 75646500 00612e68 00010000 622e6300  ude..a.h....b.c.
# V4-NEXT: 0030 00000063 2e680001 00000004 0205050a  ...c.h..........
# V4-NEXT: 0040 00090200 00000000 00000001 05004b04  ..............K.
# V4-NEXT: 0050 01050100 02040306 031c820c 0206070b  ................
# V4-NEXT: 0060 4b04030c 00038d02 4a130204 00010104  K.......J.......
# V4-NEXT: 0070 02050500 09020000 00000000 00000313  ................
# V4-NEXT: 0080 01050602 b0021402 04000101           ............

# V2:Contents of section .debug_line:
# V2-NEXT: 0000 83000000 02003000 00000101 fb0e0d00  ......0.........
# V2-NEXT: 0010 01010101 00000001 00000169 6e636c75  ...........inclu
# V2-NEXT: 0020 64650000 612e6800 01000062 2e630000  de..a.h....b.c..
# V2-NEXT: 0030 0000632e 68000100 00000402 05050a00  ..c.h...........
# V2-NEXT: 0040 09020000 00000000 00000105 004b0401  .............K..
# V2-NEXT: 0050 05010603 1c820c02 06070b4b 04030c00  ...........K....
# V2-NEXT: 0060 038d024a 13020400 01010402 05050009  ...J............
# V2-NEXT: 0070 02000000 00000000 00031301 050602b0  ................
# V2-NEXT: 0080 02140204 000101                      .......

# V5-RELOC:RELOCATION RECORDS FOR [.text]:
# V5-RELOC-NEXT:OFFSET           TYPE                     VALUE
# V5-RELOC-NEXT:0000000000000004 R_RISCV_CALL_PLT         g
# V5-RELOC-EMPTY:
# V5-RELOC-NEXT:RELOCATION RECORDS FOR [.debug_line]:
# V5-RELOC-NEXT:OFFSET           TYPE                     VALUE
# V5-RELOC-NEXT:0000000000000022 R_RISCV_32               .debug_line_str
# V5-RELOC-NEXT:0000000000000026 R_RISCV_32               .debug_line_str+0x5
# V5-RELOC-NEXT:0000000000000030 R_RISCV_32               .debug_line_str+0xd
# V5-RELOC-NEXT:0000000000000035 R_RISCV_32               .debug_line_str+0xd
# V5-RELOC-NEXT:000000000000003a R_RISCV_32               .debug_line_str+0x11
# V5-RELOC-NEXT:000000000000003f R_RISCV_32               .debug_line_str+0x15
# V5-RELOC-NEXT:000000000000004c R_RISCV_64               .L0 
# V5-RELOC-NEXT:000000000000007f R_RISCV_64               .L0 

# V5:Contents of section .debug_line:
# V5-NEXT: 0000 91000000 05000800 38000000 010101fb  ........8.......
# V5-NEXT: 0010 0e0d0001 01010100 00000100 00010101  ................
# V5-NEXT: 0020 1f020000 00000000 00000201 1f020f04  ................
# V5-NEXT: 0030 00000000 01000000 00010000 00000000  ................
# V5-NEXT: 0040 00000001 04020505 0a000902 00000000  ................
# V5-NEXT: 0050 00000000 0105004b 04010501 00020403  .......K........
# V5-NEXT: 0060 06031c82 0c020607 0b4b0403 0c00038d  .........K......
# V5-NEXT: 0070 024a1302 04000101 04020505 00090200  .J..............
# V5-NEXT: 0080 00000000 00000003 13010506 02b00214  ................
# V5-NEXT: 0090 02040001 01                          .....
# V5-NEXT:Contents of section .debug_line_str:
# V5-NEXT: 0000 2f646972 00696e63 6c756465 00612e68  /dir.include.a.h
# V5-NEXT: 0010 00622e63 00632e68 00                 .b.c.c.h.

# DWARF64:Contents of section .debug_line:
# DWARF64-NEXT: 0000 ffffffff 8c000000 00000000 04003100  ..............1.
# DWARF64-NEXT: 0010 00000000 00000101 01fb0e0d 00010101  ................
# DWARF64-NEXT: 0020 01000000 01000001 696e636c 75646500  ........include.
# DWARF64-NEXT: 0030 00612e68 00010000 622e6300 00000063  .a.h....b.c....c
# DWARF64-NEXT: 0040 2e680001 00000004 0205050a 00090200  .h..............
# DWARF64-NEXT: 0050 00000000 00000001 05004b04 01050100  ..........K.....
# DWARF64-NEXT: 0060 02040306 031c820c 0206070b 4b04030c  ............K...
# DWARF64-NEXT: 0070 00038d02 4a130204 00010104 02050500  ....J...........
# DWARF64-NEXT: 0080 09020000 00000000 00000313 01050602  ................
# DWARF64-NEXT: 0090 b0021402 04000101                    ........

# RELAX-RELOC:RELOCATION RECORDS FOR [.text]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000004 R_RISCV_CALL_PLT         g
# RELAX-RELOC-NEXT:0000000000000004 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-EMPTY:
# RELAX-RELOC-NEXT:RELOCATION RECORDS FOR [.debug_line]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000043 R_RISCV_64               .L0 
# RELAX-RELOC-NEXT:000000000000005b R_RISCV_ADD16            .L0 
# RELAX-RELOC-NEXT:000000000000005b R_RISCV_SUB16            .L0 
# RELAX-RELOC-NEXT:0000000000000079 R_RISCV_64               .L0 

# RELAX:Contents of section .debug_line:
# RELAX-NEXT: 0000 8b000000 04003100 00000101 01fb0e0d  ......1.........
# RELAX-NEXT: 0010 00010101 01000000 01000001 696e636c  ............incl
# RELAX-NEXT: 0020 75646500 00612e68 00010000 622e6300  ude..a.h....b.c.
# RELAX-NEXT: 0030 00000063 2e680001 00000004 0205050a  ...c.h..........
# RELAX-NEXT: 0040 00090200 00000000 00000001 05004b04  ..............K.
# RELAX-NEXT: 0050 01050100 02040306 031c0900 00010c02  ................
# RELAX-NEXT: 0060 06070b4b 04030c00 038d024a 13020400  ...K.......J....
# RELAX-NEXT: 0070 01010402 05050009 02000000 00000000  ................
# RELAX-NEXT: 0080 00031301 050602b0 02140204 000101    ...............
