# -g: every instruction has a row with its line, that of the instantiation if a macro made it; labels that others see are listed.

# RUN: codewright mc -triple=riscv64 -g -fdebug-compilation-dir=/dir -filetype=obj -o %t.o - < %s
# RUN: codewright objdump -s -j .debug_line -j .debug_aranges -j .debug_abbrev %t.o | FileCheck %s --check-prefix=LINES --match-full-lines --strict-whitespace
# RUN: codewright objdump -t %t.o | FileCheck %s --check-prefix=SYMBOLS --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -g -fdebug-compilation-dir=/dir -mattr=+relax -filetype=obj -o %t.o - < %s
# RUN: codewright objdump -t %t.o | FileCheck %s --check-prefix=RELAX --match-full-lines --strict-whitespace

 nop
foo:
 .macro two
 nop
 nop
 .endm
_bar: two
.Lx: call foo
 .data
d: .word 1
 .text
 nop
1: ret

# LINES:Contents of section .debug_abbrev:
# LINES-NEXT: 0000 01110110 17110112 0103081b 08250813  .............%..
# LINES-NEXT: 0010 05000002 0a000308 3a063b06 11010000  ........:.;.....
# LINES-NEXT: 0020 00                                   .
# LINES-NEXT:Contents of section .debug_aranges:
# LINES-NEXT: 0000 2c000000 02000000 00000800 00000000  ,...............
# LINES-NEXT: 0010 00000000 00000000 1c000000 00000000  ................
# LINES-NEXT: 0020 00000000 00000000 00000000 00000000  ................
# LINES-NEXT:Contents of section .debug_line:
# LINES-NEXT: 0000 3b000000 04001f00 00000101 01fb0e0d  ;...............
# LINES-NEXT: 0010 00010101 01000000 01000001 003c7374  .............<st
# LINES-NEXT: 0020 64696e3e 00000000 00000902 00000000  din>............
# LINES-NEXT: 0030 00000000 1a504a4b 864b0204 000101    .....PJK.K.....

# SYMBOLS:SYMBOL TABLE:
# SYMBOLS-NEXT:0000000000000000 l    d  .text	0000000000000000 .text
# SYMBOLS-NEXT:0000000000000000 l       .text	0000000000000000 $x
# SYMBOLS-NEXT:0000000000000000 l       .text	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000004 l       .text	0000000000000000 foo
# SYMBOLS-NEXT:0000000000000004 l       .text	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000004 l       .text	0000000000000000 _bar
# SYMBOLS-NEXT:0000000000000004 l       .text	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000000 l       .data	0000000000000000 d
# SYMBOLS-NEXT:0000000000000000 l       .data	0000000000000000 $d
# SYMBOLS-NEXT:0000000000000000 l       .debug_info	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000000 l       .debug_abbrev	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000000 l       .debug_aranges	0000000000000000 $d
# SYMBOLS-NEXT:000000000000001c l       .text	0000000000000000 .L0 
# SYMBOLS-NEXT:0000000000000000 l       .debug_abbrev	0000000000000000 $d
# SYMBOLS-NEXT:0000000000000000 l       .debug_info	0000000000000000 $d
# SYMBOLS-NEXT:0000000000000000 l       .debug_line	0000000000000000 .Lline_table_start0
# SYMBOLS-NEXT:0000000000000000 l       .debug_line	0000000000000000 $d

# RELAX:SYMBOL TABLE:
# RELAX-NEXT:0000000000000000 l    d  .text	0000000000000000 .text
# RELAX-NEXT:0000000000000000 l       .text	0000000000000000 $x
# RELAX-NEXT:0000000000000000 l       .text	0000000000000000 .L0 
# RELAX-NEXT:0000000000000004 l       .text	0000000000000000 foo
# RELAX-NEXT:0000000000000004 l       .text	0000000000000000 .L0 
# RELAX-NEXT:0000000000000004 l       .text	0000000000000000 _bar
# RELAX-NEXT:0000000000000004 l       .text	0000000000000000 .L0 
# RELAX-NEXT:000000000000000c l       .text	0000000000000000 .L0 
# RELAX-NEXT:0000000000000000 l       .data	0000000000000000 d
# RELAX-NEXT:0000000000000000 l       .data	0000000000000000 $d
# RELAX-NEXT:0000000000000014 l       .text	0000000000000000 .L0 
# RELAX-NEXT:0000000000000000 l       .debug_info	0000000000000000 .L0 
# RELAX-NEXT:0000000000000000 l       .debug_abbrev	0000000000000000 .L0 
# RELAX-NEXT:0000000000000000 l       .debug_aranges	0000000000000000 $d
# RELAX-NEXT:000000000000001c l       .text	0000000000000000 .L0 
# RELAX-NEXT:0000000000000000 l       .debug_abbrev	0000000000000000 $d
# RELAX-NEXT:0000000000000000 l       .debug_info	0000000000000000 $d
# RELAX-NEXT:0000000000000000 l       .debug_line	0000000000000000 .Lline_table_start0
# RELAX-NEXT:0000000000000000 l       .debug_line	0000000000000000 $d
