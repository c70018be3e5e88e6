; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: noalias.addrspace type must be i32!

define void @f(ptr %p) {
  %v = load i8, ptr %p, !noalias.addrspace !0
  ret void
}
!0 = !{i64 1, i64 2}
