; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: align metadata value must be an i64!

define void @f(ptr %p) {
  %v = load ptr, ptr %p, !align !0
  ret void
}
!0 = !{i32 4}
