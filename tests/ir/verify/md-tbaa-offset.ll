; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Offset not zero at the point of scalar access

define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 4}
!1 = !{!"x", !2}
!2 = !{!"root"}
