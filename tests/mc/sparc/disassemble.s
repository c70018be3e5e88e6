! One word is one instruction in version 8 and another in version 9, or none. An address of one part is written as that part;
! distances are counted from the instruction.
! RUN: echo 91500000 c7822004 c1322000 91d02005 95f20009 c2002008 c2000009 d0322000 10bfffff | codewright mc -triple=sparc -disassemble -hex | FileCheck %s --check-prefix=V8
! RUN: echo 91500000 c7822004 c1322000 91d02005 95f20009 c2002008 c2000009 d0322000 10bfffff | codewright mc -triple=sparcv9 -disassemble -hex | FileCheck %s --check-prefix=V9
! RUN: echo d21a0000 912a2020 | codewright mc -triple=sparcv9 -disassemble -hex 2>&1 | FileCheck %s --check-prefix=NONE
! V8: rd %wim, %o0
! V8-NEXT: ld [%o0+4], %c3
! V8-NEXT: std %fq, [%o0]
! V8-NEXT: ta 5
! V8-NEXT: umac %o0, %o1, %o2
! V8-NEXT: ld [8], %g1
! V8-NEXT: ld [%o1], %g1
! V8-NEXT: sth %o0, [%o0]
! V8-NEXT: ba .-4
! V9: rdpr %tpc, %o0
! V9-NEXT: lda [%o0+4] %asi, %f3
! V9-NEXT: stq %f0, [%o0]
! V9-NEXT: ta %icc, 5
! V9-NEXT: umac %o0, %o1, %o2
! V9-NEXT: ld [8], %g1
! V9-NEXT: ld [%o1], %g1
! V9-NEXT: sth %o0, [%o0]
! V9-NEXT: ba .-4
! The second of a pair of registers, and a distance of 32.
! NONE: warning: invalid instruction encoding
! NONE: warning: invalid instruction encoding
