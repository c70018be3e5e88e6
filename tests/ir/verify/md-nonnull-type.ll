; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: nonnull applies only to pointer types

define void @f(ptr %p) {
  %v = load i8, ptr %p, !nonnull !0
  ret void
}
!0 = !{}
