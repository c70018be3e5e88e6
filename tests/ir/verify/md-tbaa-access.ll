; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Did not see access type in access path!

define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !3, i64 0}
!1 = !{!"x", !2}
!2 = !{!"root"}
!3 = !{!"y", !2}
