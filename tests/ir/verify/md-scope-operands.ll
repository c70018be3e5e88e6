; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: scope must have two or three operands

define void @f(ptr %p) {
  %v = load i8, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1}
