; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: fpmath accuracy must have float type

define void @f(ptr %p) {
  %v = fadd float 1.0, 2.0, !fpmath !0
  ret void
}
!0 = !{double 1.0}
