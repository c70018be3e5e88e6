; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: This instruction shall not have a TBAA access tag!

define void @f(ptr %p) {
  %v = add i32 1, 2, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"x", !2}
!2 = !{!"root"}
