# Symbols are in the order of their first use, locals before the others, names of source files before what follows them.
# Aliases keep their names in relocations and take type and size from what they stand for.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -t -r -h %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 .weak w
 .hidden h
 .protected p
 .internal i
 .file "first.c"
 .local loc
 .comm loc, 4, 4
 .comm com, 8, 16
f:
 .type f, @function
 nop
 .size f, .-f
 .file "second.c"
g: p: i:
 .set alias, f
 .set number, 42
 .set undefined_alias, undefined
 .quad alias, number, undefined_alias, .Ltemporary, .data, h, com
 .Ltemporary:
 .Lunused:
 .type t, @object
 .type t, @tls_object
 .type u, @gnu_unique_object
u:
 .type resolver, @gnu_indirect_function
resolver:
 .globl ialias
 ialias = resolver
 .section .tdata,"awT",@progbits
tls:
 .data

# CHECK:Sections:
# CHECK-NEXT:Idx Name          Size     VMA              Type
# CHECK-NEXT:  0               00000000 0000000000000000 
# CHECK-NEXT:  1 .strtab       0000008c 0000000000000000 
# CHECK-NEXT:  2 .text         0000003c 0000000000000000 TEXT
# CHECK-NEXT:  3 .rela.text    00000090 0000000000000000 
# CHECK-NEXT:  4 .bss          00000004 0000000000000000 BSS
# CHECK-NEXT:  5 .tdata        00000000 0000000000000000 DATA
# CHECK-NEXT:  6 .data         00000000 0000000000000000 DATA
# CHECK-NEXT:  7 .symtab       00000240 0000000000000000 
# CHECK-EMPTY:
# CHECK-NEXT:SYMBOL TABLE:
# CHECK-NEXT:0000000000000000 l    df *ABS*	0000000000000000 first.c
# CHECK-NEXT:0000000000000004 l       .text	0000000000000000 .protected p
# CHECK-NEXT:0000000000000004 l       .text	0000000000000000 .internal i
# CHECK-NEXT:0000000000000000 l     O .bss	0000000000000004 loc
# CHECK-NEXT:0000000000000000 l       .bss	0000000000000000 $d
# CHECK-NEXT:0000000000000000 l     F .text	0000000000000004 f
# CHECK-NEXT:0000000000000000 l       .text	0000000000000000 $x
# CHECK-NEXT:0000000000000000 l    df *ABS*	0000000000000000 second.c
# CHECK-NEXT:0000000000000004 l       .text	0000000000000000 g
# CHECK-NEXT:0000000000000000 l     F .text	0000000000000004 alias
# CHECK-NEXT:000000000000002a l       *ABS*	0000000000000000 number
# CHECK-NEXT:0000000000000004 l       .text	0000000000000000 $d
# CHECK-NEXT:000000000000003c l       .text	0000000000000000 .Ltemporary
# CHECK-NEXT:0000000000000000 l    d  .data	0000000000000000 .data
# CHECK-NEXT:000000000000003c l   i   .text	0000000000000000 resolver
# CHECK-NEXT:0000000000000000 l       .tdata	0000000000000000 tls
# CHECK-NEXT:0000000000000000  w      *UND*	0000000000000000 w
# CHECK-NEXT:0000000000000000         *UND*	0000000000000000 .hidden h
# CHECK-NEXT:0000000000000008       O *COM*	0000000000000010 com
# CHECK-NEXT:0000000000000000         *UND*	0000000000000000 undefined
# CHECK-NEXT:0000000000000000         *UND*	0000000000000000 t
# CHECK-NEXT:000000000000003c u     O .text	0000000000000000 u
# CHECK-NEXT:000000000000003c g   i   .text	0000000000000000 ialias
# CHECK-EMPTY:
# CHECK-NEXT:RELOCATION RECORDS FOR [.text]:
# CHECK-NEXT:OFFSET           TYPE                     VALUE
# CHECK-NEXT:0000000000000004 R_RISCV_64               alias
# CHECK-NEXT:0000000000000014 R_RISCV_64               undefined
# CHECK-NEXT:000000000000001c R_RISCV_64               .Ltemporary
# CHECK-NEXT:0000000000000024 R_RISCV_64               .data
# CHECK-NEXT:000000000000002c R_RISCV_64               h
# CHECK-NEXT:0000000000000034 R_RISCV_64               com
