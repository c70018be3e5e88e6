; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: scope list must consist of MDNodes

define void @f(ptr %p) {
  %v = load i8, ptr %p, !noalias !0
  ret void
}
!0 = !{!"x"}
