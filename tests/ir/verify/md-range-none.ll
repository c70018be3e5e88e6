; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: It should have at least one range!

define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{}
