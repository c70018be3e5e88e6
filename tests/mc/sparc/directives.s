! Directives for numbers: words are four bytes, those of `.nword` are as wide as addresses. Others are passed over.
! RUN: codewright mc -triple=sparcv9 -filetype=obj --defsym V9=1 %s -o %t.o && codewright readobj -x .data %t.o | FileCheck %s --check-prefix=V9
! RUN: codewright mc -triple=sparc -filetype=obj %s -o %t.o && codewright readobj -x .data %t.o | FileCheck %s --check-prefix=V8
! V9: 00010002 00000003 00000004 00000000
! V9: 00000005 00000000 00000006
! V8: 00010002 00000003 00000004 00000005
.data
.register %g2, #scratch
.proc 4
.half 1
.uahalf 2
.word 3
.uaword 4
.nword 5
.ifdef V9
.xword 6
.endif
