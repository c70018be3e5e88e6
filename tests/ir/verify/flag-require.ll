; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'require' module flag (expected metadata pair)

!llvm.module.flags = !{!0}
!0 = !{i32 3, !"y", !1}
!1 = !{i32 1}
