; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Operand for indirect constraint must have elementtype attribute

define void @f(ptr %p) {
  call void asm "", "*m"(ptr %p)
  ret void
}
