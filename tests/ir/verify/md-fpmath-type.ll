; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: fpmath requires a floating point result!

define void @f(ptr %p) {
  %v = add i32 1, 2, !fpmath !0
  ret void
}
!0 = !{float 1.0}
