; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Intervals are overlapping

define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i8 1, i8 5, i8 3, i8 9}
