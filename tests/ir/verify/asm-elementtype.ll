; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Elementtype attribute can only be applied for indirect constraints

define void @f(ptr %p) {
  call void asm "", "r"(ptr elementtype(i32) %p)
  ret void
}
