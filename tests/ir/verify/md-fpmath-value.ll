; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: fpmath accuracy not a positive number!

define void @f(ptr %p) {
  %v = fadd float 1.0, 2.0, !fpmath !0
  ret void
}
!0 = !{float -1.0}
