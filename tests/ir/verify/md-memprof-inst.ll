; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: !memprof metadata should only exist on calls

define void @f(ptr %p) {
  %v = add i32 1, 2, !memprof !0
  ret void
}
!0 = !{!1}
!1 = !{!2, !"cold"}
!2 = !{i64 1}
