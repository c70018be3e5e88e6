; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: operands must be a string or a tuple of strings

define void @f(ptr %p) {
  %v = add i32 1, 2, !annotation !0
  ret void
}
!0 = !{i32 1}
