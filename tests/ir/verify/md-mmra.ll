; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: !mmra metadata attached to unexpected instruction kind

define void @f(ptr %p) {
  %v = add i32 1, 2, !mmra !0
  ret void
}
!0 = !{!"a", !"b"}
