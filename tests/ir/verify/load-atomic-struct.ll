; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: atomic load operand must have integer, pointer, floating point, or vector type!

define void @f(ptr %p) {
  %v = load atomic {i32}, ptr %p acquire, align 4
  ret void
}
