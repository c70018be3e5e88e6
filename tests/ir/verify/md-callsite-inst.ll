; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: !callsite metadata should only exist on calls

define void @f(ptr %p) {
  %v = add i32 1, 2, !callsite !0
  ret void
}
!0 = !{i64 1}
