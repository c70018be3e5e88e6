; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: TBAA metadata cannot have 0 operands

define void @f(ptr %p) {
  %v = load i8, ptr %p, !tbaa !0
  ret void
}
!0 = !{}
