; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: align metadata value must be a power of 2!

define void @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
  ret void
}
!0 = !{i64 3}
