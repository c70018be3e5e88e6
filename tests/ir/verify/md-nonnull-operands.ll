; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: nonnull metadata must be empty

define void @f(ptr %p) {
  %v = load ptr, ptr %p, !nonnull !0
  ret void
}
!0 = !{i32 1}
