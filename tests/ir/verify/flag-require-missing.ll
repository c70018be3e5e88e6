; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid requirement on flag, flag is not present in module

!llvm.module.flags = !{!0}
!0 = !{i32 3, !"y", !1}
!1 = !{!"z", i32 1}
