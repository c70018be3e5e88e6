; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: global values should not associate to themselves

@g = global i32 0, !associated !0
!0 = !{ptr @g}
