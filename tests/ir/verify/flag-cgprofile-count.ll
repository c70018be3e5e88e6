; The number of calls in a profile is an integer.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK-DAG: expected an integer constant
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{null, null, !"a"}
