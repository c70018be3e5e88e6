# Versions of symbols, weak references, symbols whose addresses matter, weights of calls.

# RUN: codewright mc -triple=riscv64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -t -r %t.o | FileCheck %s --check-prefix=CHECK-RELOC --match-full-lines --strict-whitespace
# RUN: codewright objdump -s -j .text -j .llvm.call-graph-profile -j .llvm_addrsig %t.o | FileCheck %s --check-prefix=CHECK --match-full-lines --strict-whitespace

 .globl f
f:
 nop
 .symver f, f@V1
 .symver defined, name@@@V2
defined:
 .symver undefined, undefined@V3
 .quad undefined, defined, weak_alias
 .weakref weak_alias, weak_target
 .weakref unused_alias, unused_target
 .addrsig
 .addrsig_sym f
 .addrsig_sym never_seen
 .cg_profile f, callee, 42
 .cg_profile .Ltemporary, f, 7
.Ltemporary:

# CHECK-RELOC:SYMBOL TABLE:
# CHECK-RELOC-NEXT:0000000000000000 l    d  .text	0000000000000000 .text
# CHECK-RELOC-NEXT:0000000000000000 l       .text	0000000000000000 $x
# CHECK-RELOC-NEXT:0000000000000004 l       .text	0000000000000000 $d
# CHECK-RELOC-NEXT:0000000000000000 l       .llvm.call-graph-profile	0000000000000000 $d
# CHECK-RELOC-NEXT:0000000000000004 l       .text	0000000000000000 name@@V2
# CHECK-RELOC-NEXT:0000000000000000 g       .text	0000000000000000 f
# CHECK-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 callee
# CHECK-RELOC-NEXT:0000000000000000 g       .text	0000000000000000 f@V1
# CHECK-RELOC-NEXT:0000000000000000         *UND*	0000000000000000 undefined@V3
# CHECK-RELOC-NEXT:0000000000000000  w      *UND*	0000000000000000 weak_target
# CHECK-RELOC-EMPTY:
# CHECK-RELOC-NEXT:RELOCATION RECORDS FOR [.text]:
# CHECK-RELOC-NEXT:OFFSET           TYPE                     VALUE
# CHECK-RELOC-NEXT:0000000000000004 R_RISCV_64               undefined@V3
# CHECK-RELOC-NEXT:000000000000000c R_RISCV_64               name@@V2
# CHECK-RELOC-NEXT:0000000000000014 R_RISCV_64               weak_target
# CHECK-RELOC-EMPTY:
# CHECK-RELOC-NEXT:RELOCATION RECORDS FOR [.llvm.call-graph-profile]:
# CHECK-RELOC-NEXT:OFFSET           TYPE                     VALUE
# CHECK-RELOC-NEXT:0000000000000000 R_RISCV_NONE             f
# CHECK-RELOC-NEXT:0000000000000000 R_RISCV_NONE             callee
# CHECK-RELOC-NEXT:0000000000000008 R_RISCV_NONE             .text
# CHECK-RELOC-NEXT:0000000000000008 R_RISCV_NONE             f

# CHECK:Contents of section .text:
# CHECK-NEXT: 0000 13000000 00000000 00000000 00000000  ................
# CHECK-NEXT: 0010 00000000 00000000 00000000           ............
# CHECK-NEXT:Contents of section .llvm.call-graph-profile:
# CHECK-NEXT: 0000 2a000000 00000000 07000000 00000000  *...............
# CHECK-NEXT:Contents of section .llvm_addrsig:
# CHECK-NEXT: 0000 06                                   .
