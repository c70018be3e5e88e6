; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: dereferenceable, dereferenceable_or_null metadata value must be an i64!

define void @f(ptr %p) {
  %v = load ptr, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i32 4}
