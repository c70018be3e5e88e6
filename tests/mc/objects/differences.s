# The difference of two labels is a number unless the linker may change what is between them; then it is a pair of relocations.

# RUN: codewright mc -triple=riscv64 -mattr=+relax -filetype=obj %s -o %t.o
# RUN: codewright objdump -r -t %t.o | FileCheck %s --check-prefix=RELAX-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .text -j .data %t.o | FileCheck %s --check-prefix=RELAX --match-full-lines --strict-whitespace
# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -r -t %t.o | FileCheck %s --check-prefix=PLAIN-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .text -j .data %t.o | FileCheck %s --check-prefix=PLAIN --match-full-lines --strict-whitespace

 .text
start:
 nop
first:
 call foo
second:
 nop
third:
 .set same, third-second
 .word first-start, second-start, third-second, same
 .size start, third-start
 .data
 .word second-start
 .quad third-second
 .byte second-first
 .half second-first
 .uleb128 third-start
 .uleb128 third-second
 .sleb128 second-third
 .word foo-.
 .word .-foo

# RELAX-RELOC:SYMBOL TABLE:
# RELAX-RELOC-NEXT:0000000000000000 l       .text	0000000000000010 start
# RELAX-RELOC-NEXT:0000000000000000 l       .text	0000000000000000 $x
# RELAX-RELOC-NEXT:0000000000000004 l       .text	0000000000000000 first
# RELAX-RELOC-NEXT:000000000000000c l       .text	0000000000000000 second
# RELAX-RELOC-NEXT:0000000000000010 l       .text	0000000000000000 third
# RELAX-RELOC-NEXT:0000000000000004 l       *ABS*	0000000000000000 same
# RELAX-RELOC-NEXT:0000000000000010 l       .text	0000000000000000 $d
# RELAX-RELOC-NEXT:0000000000000000 l       .data	0000000000000000 $d
# RELAX-RELOC-NEXT:0000000000000012 l       .data	0000000000000000 .L0 
# RELAX-RELOC-NEXT:0000000000000016 l       .data	0000000000000000 .L0 
# RELAX-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 foo
# RELAX-RELOC-EMPTY:
# RELAX-RELOC-NEXT:RELOCATION RECORDS FOR [.text]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000004 R_RISCV_CALL_PLT         foo
# RELAX-RELOC-NEXT:0000000000000004 R_RISCV_RELAX            *ABS*
# RELAX-RELOC-NEXT:0000000000000014 R_RISCV_ADD32            second
# RELAX-RELOC-NEXT:0000000000000014 R_RISCV_SUB32            start
# RELAX-RELOC-EMPTY:
# RELAX-RELOC-NEXT:RELOCATION RECORDS FOR [.data]:
# RELAX-RELOC-NEXT:OFFSET           TYPE                     VALUE
# RELAX-RELOC-NEXT:0000000000000000 R_RISCV_ADD32            second
# RELAX-RELOC-NEXT:0000000000000000 R_RISCV_SUB32            start
# RELAX-RELOC-NEXT:000000000000000c R_RISCV_ADD8             second
# RELAX-RELOC-NEXT:000000000000000c R_RISCV_SUB8             first
# RELAX-RELOC-NEXT:000000000000000d R_RISCV_ADD16            second
# RELAX-RELOC-NEXT:000000000000000d R_RISCV_SUB16            first
# RELAX-RELOC-NEXT:000000000000000f R_RISCV_SET_ULEB128      third
# RELAX-RELOC-NEXT:000000000000000f R_RISCV_SUB_ULEB128      start
# RELAX-RELOC-NEXT:0000000000000012 R_RISCV_ADD32            foo
# RELAX-RELOC-NEXT:0000000000000012 R_RISCV_SUB32            .L0 
# RELAX-RELOC-NEXT:0000000000000016 R_RISCV_ADD32            .L0 
# RELAX-RELOC-NEXT:0000000000000016 R_RISCV_SUB32            foo

# RELAX:Contents of section .text:
# RELAX-NEXT: 0000 13000000 97000000 e7800000 13000000  ................
# RELAX-NEXT: 0010 04000000 00000000 04000000 04000000  ................
# RELAX-NEXT:Contents of section .data:
# RELAX-NEXT: 0000 00000000 04000000 00000000 00000010  ................
# RELAX-NEXT: 0010 047c0000 00000000 0000               .|........

# PLAIN-RELOC:SYMBOL TABLE:
# PLAIN-RELOC-NEXT:0000000000000000 l       .text	0000000000000010 start
# PLAIN-RELOC-NEXT:0000000000000000 l       .text	0000000000000000 $x
# PLAIN-RELOC-NEXT:0000000000000004 l       .text	0000000000000000 first
# PLAIN-RELOC-NEXT:000000000000000c l       .text	0000000000000000 second
# PLAIN-RELOC-NEXT:0000000000000010 l       .text	0000000000000000 third
# PLAIN-RELOC-NEXT:0000000000000004 l       *ABS*	0000000000000000 same
# PLAIN-RELOC-NEXT:0000000000000010 l       .text	0000000000000000 $d
# PLAIN-RELOC-NEXT:0000000000000000 l       .data	0000000000000000 $d
# PLAIN-RELOC-NEXT:0000000000000012 l       .data	0000000000000000 .L0 
# PLAIN-RELOC-NEXT:0000000000000016 l       .data	0000000000000000 .L0 
# PLAIN-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 foo
# PLAIN-RELOC-EMPTY:
# PLAIN-RELOC-NEXT:RELOCATION RECORDS FOR [.text]:
# PLAIN-RELOC-NEXT:OFFSET           TYPE                     VALUE
# PLAIN-RELOC-NEXT:0000000000000004 R_RISCV_CALL_PLT         foo
# PLAIN-RELOC-EMPTY:
# PLAIN-RELOC-NEXT:RELOCATION RECORDS FOR [.data]:
# PLAIN-RELOC-NEXT:OFFSET           TYPE                     VALUE
# PLAIN-RELOC-NEXT:0000000000000012 R_RISCV_ADD32            foo
# PLAIN-RELOC-NEXT:0000000000000012 R_RISCV_SUB32            .L0 
# PLAIN-RELOC-NEXT:0000000000000016 R_RISCV_ADD32            .L0 
# PLAIN-RELOC-NEXT:0000000000000016 R_RISCV_SUB32            foo

# PLAIN:Contents of section .text:
# PLAIN-NEXT: 0000 13000000 97000000 e7800000 13000000  ................
# PLAIN-NEXT: 0010 04000000 0c000000 04000000 04000000  ................
# PLAIN-NEXT:Contents of section .data:
# PLAIN-NEXT: 0000 0c000000 04000000 00000000 08080010  ................
# PLAIN-NEXT: 0010 047c0000 00000000 0000               .|........
