; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invariant.group metadata is only for loads and stores

define void @f(ptr %p) {
  %v = add i32 1, 2, !invariant.group !0
  ret void
}
!0 = !{}
