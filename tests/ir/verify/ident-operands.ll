; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: incorrect number of operands in llvm.ident metadata

!llvm.ident = !{!0}
!0 = !{!"a", !"b"}
