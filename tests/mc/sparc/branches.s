! Branches: annulled, predicted, and in every width of distance. A mnemonic goes on after commas.
! RUN: mc -target-td=%S/../../../targets/sparc/td/Sparc.td -show-encoding %s | FileCheck %s
! RUN: mc -target-td=%S/../../../targets/sparc/td/Sparc.td -triple=sparcv9 -filetype=obj -o %t.o %s
! RUN: not mc -target-td=%S/../../../targets/sparc/td/Sparc.td --defsym ERR=1 -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR

foo:
! CHECK: ba foo ! encoding: [0x10,0b10AAAAAA,A,A]
! CHECK-NEXT: fixup A - offset: 0, value: foo, kind: fixup_sparc_br22
b foo
! CHECK: ba,a foo ! encoding: [0x30,0b10AAAAAA,A,A]
ba,a foo
! CHECK: bne,a,pn %xcc, foo ! encoding: [0x32,0b01100AAA,A,A]
! CHECK-NEXT: fixup A - offset: 0, value: foo, kind: fixup_sparc_br19
bne,a,pn %xcc, foo
! CHECK: bne %icc, foo ! encoding: [0x12,0b01001AAA,A,A]
bne,pt %icc, foo
! CHECK: bne,pn %icc, foo ! encoding: [0x12,0b01000AAA,A,A]
bne,pn %icc, foo
! CHECK: be,a foo
bz,a foo
! CHECK: fbule,a %fcc2, foo ! encoding: [0x3d,0b01101AAA,A,A]
fbule,a %fcc2, foo
! CHECK: brz,a,pn %o0, foo
! CHECK-NEXT: fixup A - offset: 0, value: foo, kind: fixup_sparc_br16
brz,a,pn %o0, foo
! CHECK: call foo ! encoding: [0b01AAAAAA,A,A,A]
call foo
! CHECK: ret ! encoding: [0x81,0xc7,0xe0,0x08]
ret
! CHECK: retl ! encoding: [0x81,0xc3,0xe0,0x08]
retl
! CHECK: jmp %g1+8 ! encoding: [0x81,0xc0,0x60,0x08]
jmp %g1+8
.ifdef ERR
! ERR: :[[#@LINE+1]]:
bne,q foo
.endif
