; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: atomic memory access' operand must have a power-of-two size

define void @f(ptr %p) {
  %v = load atomic i24, ptr %p acquire, align 4
  ret void
}
