; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Ptrauth bundle discriminator operand must be an i64

define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i32 2) ]
  ret void
}
