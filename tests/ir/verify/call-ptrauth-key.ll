; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Ptrauth bundle key operand must be an i32 constant

define void @f(ptr %p) {
  call void %p() [ "ptrauth"(i64 1, i64 2) ]
  ret void
}
