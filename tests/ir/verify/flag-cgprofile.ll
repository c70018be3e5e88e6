; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: expected a MDNode triple

!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2}
!2 = !{null, null}
