# Where the linker may shorten code, relocations stay and say so, branches included, and padding is the largest that may be
# needed. Padding before the first such place is as elsewhere.

# RUN: codewright mc -triple=riscv64 -mattr=+relax -filetype=obj %s -o %t.o
# RUN: codewright objdump -r -t %t.o | FileCheck %s --check-prefix=RELAX-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .text -j .text.other %t.o | FileCheck %s --check-prefix=RELAX --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -mattr=-relax -filetype=obj %s -o %t.o
# RUN: codewright objdump -r -t %t.o | FileCheck %s --check-prefix=PLAIN-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .text -j .text.other %t.o | FileCheck %s --check-prefix=PLAIN --match-full-lines --strict-whitespace

 nop
 .p2align 3
 call foo
 jal foo
 lui a0, %hi(foo)
 lw a0, %lo(foo)(a0)
 sw a0, %lo(foo)(a0)
 lui a0, %hi(1234)
 beq a0, a1, near
 .p2align 4
near:
 nop
 .p2align 1
 .p2align 3, 0
 .section .text.other,"ax",@progbits
 beq a0, a1, end
 .p2align 3
end:
 ret

# RELAX-RELOC:SYMBOL TABLE:
# RELAX-RELOC-NEXT:0000000000000000 l       .text	0000000000000000 $x
# RELAX-RELOC-NEXT:0000000000000036 l       .text	0000000000000000 near
# RELAX-RELOC-NEXT:0000000000000000 l       .text.other	0000000000000000 $x
# RELAX-RELOC-NEXT:000000000000000a l       .text.other	0000000000000000 end
# RELAX-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 foo
# RELAX-RELOC-EMPTY:
# RELAX-RELOC-NEXT:RELOCATION RECORDS FOR [.text]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000008 R_RISCV_CALL_PLT         foo
# RELAX-RELOC-NEXT:0000000000000008 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000010 R_RISCV_JAL              foo
# RELAX-RELOC-NEXT:0000000000000010 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000014 R_RISCV_HI20             foo
# RELAX-RELOC-NEXT:0000000000000014 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000018 R_RISCV_LO12_I           foo
# RELAX-RELOC-NEXT:0000000000000018 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:000000000000001c R_RISCV_LO12_S           foo
# RELAX-RELOC-NEXT:000000000000001c R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000020 R_RISCV_HI20             *ABS*+0x4d2
# RELAX-RELOC-NEXT:0000000000000020 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000024 R_RISCV_BRANCH           near
# RELAX-RELOC-NEXT:0000000000000028 R_RISCV_ALIGN            *ABS*+0xe
# RELAX-RELOC-EMPTY:
# RELAX-RELOC-NEXT:RELOCATION RECORDS FOR [.text.other]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000000 R_RISCV_BRANCH           end
# RELAX-RELOC-NEXT:0000000000000004 R_RISCV_ALIGN            *ABS*+0x6

# RELAX:Contents of section .text:
# RELAX-NEXT: 0000 13000000 13000000 97000000 e7800000  ................
# RELAX-NEXT: 0010 ef000000 37050000 03250500 2320a500  ....7....%..# ..
# RELAX-NEXT: 0020 37050000 6300b500 01001300 00001300  7...c...........
# RELAX-NEXT: 0030 00001300 00001300 00000000 00000000  ................
# RELAX-NEXT:Contents of section .text.other:
# RELAX-NEXT: 0000 6300b500 01001300 00006780 0000      c.........g...

# PLAIN-RELOC:SYMBOL TABLE:
# PLAIN-RELOC-NEXT:0000000000000000 l       .text	0000000000000000 $x
# PLAIN-RELOC-NEXT:0000000000000030 l       .text	0000000000000000 near
# PLAIN-RELOC-NEXT:0000000000000000 l       .text.other	0000000000000000 $x
# PLAIN-RELOC-NEXT:0000000000000008 l       .text.other	0000000000000000 end
# PLAIN-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 foo
# PLAIN-RELOC-EMPTY:
# PLAIN-RELOC-NEXT:RELOCATION RECORDS FOR [.text]:
# PLAIN-RELOC-NEXT:OFFSET           TYPE                     VALUE
# PLAIN-RELOC-NEXT:0000000000000008 R_RISCV_CALL_PLT         foo
# PLAIN-RELOC-NEXT:0000000000000010 R_RISCV_JAL              foo
# PLAIN-RELOC-NEXT:0000000000000014 R_RISCV_HI20             foo
# PLAIN-RELOC-NEXT:0000000000000018 R_RISCV_LO12_I           foo
# PLAIN-RELOC-NEXT:000000000000001c R_RISCV_LO12_S           foo

# PLAIN:Contents of section .text:
# PLAIN-NEXT: 0000 13000000 13000000 97000000 e7800000  ................
# PLAIN-NEXT: 0010 ef000000 37050000 03250500 2320a500  ....7....%..# ..
# PLAIN-NEXT: 0020 37050000 6306b500 13000000 13000000  7...c...........
# PLAIN-NEXT: 0030 13000000 00000000                    ........
# PLAIN-NEXT:Contents of section .text.other:
# PLAIN-NEXT: 0000 6304b500 13000000 67800000           c.......g...
