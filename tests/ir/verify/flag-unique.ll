; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: module flag identifiers must be unique (or of 'require' type)

!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"y", i32 1}
!1 = !{i32 1, !"y", i32 2}
