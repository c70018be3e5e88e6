; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: expected string with name of the !prof annotation

define void @f(ptr %p) {
  %v = select i1 true, i32 1, i32 2, !prof !0
  ret void
}
!0 = !{i32 1, i32 1}
