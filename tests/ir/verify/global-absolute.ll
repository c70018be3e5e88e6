; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Unfinished range!

@g = external global i32, !absolute_symbol !0
!0 = !{i64 1}
