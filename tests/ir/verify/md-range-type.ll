; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Range types must match instruction type!

define void @f(ptr %p) {
  %v = load i8, ptr %p, !range !0
  ret void
}
!0 = !{i16 1, i16 2}
