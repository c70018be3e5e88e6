# Groups, sections told apart by number, sections that follow others, types and flags. Each section of relocations follows its
# own, and a group its first member.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -h -t -r -s %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 .section .text.fn,"axG",@progbits,signature,comdat
fn:
 call elsewhere
 .section .rodata.fn,"aG",@progbits,signature,comdat
 .quad fn
 .section .text.g,"axG",@progbits,fn
 nop
 .section .links,"ao",@progbits,fn
 .quad 0
 .section .u,"a",@progbits,unique,1
 .byte 1
 .section .u,"a",@progbits,unique,2
 .byte 2
 .section .init_array,"aw",@init_array
 .quad fn
 .section .note.x,"",@note
 .long 1
 .section .str,"aMS",@progbits,1
 .asciz "foo"
 .section .keep,"aR",@progbits
 .byte 1
 .text 2
 .byte 2
 .text 1
 .byte 1
 .text
 .byte 0

# CHECK:Sections:
# CHECK-NEXT:Idx Name             Size     VMA              Type
# CHECK-NEXT:  0                  00000000 0000000000000000 
# CHECK-NEXT:  1 .strtab          0000008c 0000000000000000 
# CHECK-NEXT:  2 .text            00000003 0000000000000000 TEXT
# CHECK-NEXT:  3 .group           00000014 0000000000000000 
# CHECK-NEXT:  4 .text.fn         00000008 0000000000000000 TEXT
# CHECK-NEXT:  5 .rela.text.fn    00000018 0000000000000000 
# CHECK-NEXT:  6 .rodata.fn       00000008 0000000000000000 DATA
# CHECK-NEXT:  7 .rela.rodata.fn  00000018 0000000000000000 
# CHECK-NEXT:  8 .group           00000008 0000000000000000 
# CHECK-NEXT:  9 .text.g          00000004 0000000000000000 TEXT
# CHECK-NEXT: 10 .links           00000008 0000000000000000 DATA
# CHECK-NEXT: 11 .u               00000001 0000000000000000 DATA
# CHECK-NEXT: 12 .u               00000001 0000000000000000 DATA
# CHECK-NEXT: 13 .init_array      00000008 0000000000000000 DATA
# CHECK-NEXT: 14 .rela.init_array 00000018 0000000000000000 
# CHECK-NEXT: 15 .note.x          00000004 0000000000000000 
# CHECK-NEXT: 16 .str             00000004 0000000000000000 DATA
# CHECK-NEXT: 17 .keep            00000001 0000000000000000 DATA
# CHECK-NEXT: 18 .symtab          00000168 0000000000000000 
# CHECK-EMPTY:
# CHECK-NEXT:SYMBOL TABLE:
# CHECK-NEXT:0000000000000000 l       .group	0000000000000000 signature
# CHECK-NEXT:0000000000000000 l       .text.fn	0000000000000000 fn
# CHECK-NEXT:0000000000000000 l       .text.fn	0000000000000000 $x
# CHECK-NEXT:0000000000000000 l       .rodata.fn	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .text.g	0000000000000000 $x
# CHECK-NEXT:0000000000000000 l       .links	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .u	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .u	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .init_array	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .note.x	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .str	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l       .keep	0000000000000000 $d
# CHECK-NEXT:0000000000000002 l       .text	0000000000000000 $d
# CHECK-NEXT:0000000000000000         *UND*	0000000000000000 elsewhere
# CHECK-EMPTY:
# CHECK-NEXT:RELOCATION RECORDS FOR [.text.fn]:
# CHECK-NEXT:OFFSET           TYPE                     VALUE
# CHECK-NEXT:0000000000000000 R_RISCV_CALL_PLT         elsewhere
# CHECK-EMPTY:
# CHECK-NEXT:RELOCATION RECORDS FOR [.rodata.fn]:
# CHECK-NEXT:OFFSET           TYPE                     VALUE
# CHECK-NEXT:0000000000000000 R_RISCV_64               fn
# CHECK-EMPTY:
# CHECK-NEXT:RELOCATION RECORDS FOR [.init_array]:
# CHECK-NEXT:OFFSET           TYPE                     VALUE
# CHECK-NEXT:0000000000000000 R_RISCV_64               fn
# CHECK-NEXT:Contents of section .strtab:
# CHECK-NEXT: 0000 002e7265 6c612e69 6e69745f 61727261  ..rela.init_arra
# CHECK-NEXT: 0010 79002e6e 6f74652e 78002478 002e7500  y..note.x.$x..u.
# CHECK-NEXT: 0020 2e746578 74002e6c 696e6b73 002e7374  .text..links..st
# CHECK-NEXT: 0030 72002e67 726f7570 002e6b65 6570002e  r..group..keep..
# CHECK-NEXT: 0040 72656c61 2e746578 742e666e 002e7265  rela.text.fn..re
# CHECK-NEXT: 0050 6c612e72 6f646174 612e666e 002e7465  la.rodata.fn..te
# CHECK-NEXT: 0060 78742e67 00736967 6e617475 72650065  xt.g.signature.e
# CHECK-NEXT: 0070 6c736577 68657265 00246400 2e737472  lsewhere.$d..str
# CHECK-NEXT: 0080 74616200 2e73796d 74616200           tab..symtab.
# CHECK-NEXT:Contents of section .text:
# CHECK-NEXT: 0000 000102                               ...
# CHECK-NEXT:Contents of section .group:
# CHECK-NEXT: 0000 01000000 04000000 05000000 06000000  ................
# CHECK-NEXT: 0010 07000000                             ....
# CHECK-NEXT:Contents of section .text.fn:
# CHECK-NEXT: 0000 97000000 e7800000                    ........
# CHECK-NEXT:Contents of section .rela.text.fn:
# CHECK-NEXT: 0000 00000000 00000000 13000000 0e000000  ................
# CHECK-NEXT: 0010 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .rodata.fn:
# CHECK-NEXT: 0000 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .rela.rodata.fn:
# CHECK-NEXT: 0000 00000000 00000000 02000000 02000000  ................
# CHECK-NEXT: 0010 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .group:
# CHECK-NEXT: 0000 00000000 09000000                    ........
# CHECK-NEXT:Contents of section .text.g:
# CHECK-NEXT: 0000 13000000                             ....
# CHECK-NEXT:Contents of section .links:
# CHECK-NEXT: 0000 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .u:
# CHECK-NEXT: 0000 01                                   .
# CHECK-NEXT:Contents of section .u:
# CHECK-NEXT: 0000 02                                   .
# CHECK-NEXT:Contents of section .init_array:
# CHECK-NEXT: 0000 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .rela.init_array:
# CHECK-NEXT: 0000 00000000 00000000 02000000 02000000  ................
# CHECK-NEXT: 0010 00000000 00000000                    ........
# CHECK-NEXT:Contents of section .note.x:
# CHECK-NEXT: 0000 01000000                             ....
# CHECK-NEXT:Contents of section .str:
# CHECK-NEXT: 0000 666f6f00                             foo.
# CHECK-NEXT:Contents of section .keep:
# CHECK-NEXT: 0000 01                                   .
# CHECK-NEXT:Contents of section .symtab:
# CHECK-NEXT: 0000 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0010 00000000 00000000 65000000 00000300  ........e.......
# CHECK-NEXT: 0020 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0030 5a000000 00000400 00000000 00000000  Z...............
# CHECK-NEXT: 0040 00000000 00000000 1a000000 00000400  ................
# CHECK-NEXT: 0050 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0060 79000000 00000600 00000000 00000000  y...............
# CHECK-NEXT: 0070 00000000 00000000 1a000000 00000900  ................
# CHECK-NEXT: 0080 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0090 79000000 00000a00 00000000 00000000  y...............
# CHECK-NEXT: 00a0 00000000 00000000 79000000 00000b00  ........y.......
# CHECK-NEXT: 00b0 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 00c0 79000000 00000c00 00000000 00000000  y...............
# CHECK-NEXT: 00d0 00000000 00000000 79000000 00000d00  ........y.......
# CHECK-NEXT: 00e0 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 00f0 79000000 00000f00 00000000 00000000  y...............
# CHECK-NEXT: 0100 00000000 00000000 79000000 00001000  ........y.......
# CHECK-NEXT: 0110 00000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0120 79000000 00001100 00000000 00000000  y...............
# CHECK-NEXT: 0130 00000000 00000000 79000000 00000200  ........y.......
# CHECK-NEXT: 0140 02000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0150 6f000000 10000000 00000000 00000000  o...............
# CHECK-NEXT: 0160 00000000 00000000                    ........
