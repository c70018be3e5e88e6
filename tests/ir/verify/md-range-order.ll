; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Intervals are not in order

define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 10, i8 20, i8 1, i8 5}
