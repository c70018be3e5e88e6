; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: !prof branch_weights are not allowed for this instruction

define void @f(ptr %p) {
  %v = add i32 1, 2, !prof !0
  ret void
}
!0 = !{!"branch_weights", i32 1}
