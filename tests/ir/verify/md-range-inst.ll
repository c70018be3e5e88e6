; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Ranges are only for loads, calls and invokes!

define void @f(ptr %p) {
  %v = add i8 1, 2, !range !0
  ret void
}
!0 = !{i8 1, i8 2}
