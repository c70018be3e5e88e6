; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Kcfi bundle operand must be an i32 constant

define void @f(ptr %p) {
  call void %p() [ "kcfi"(i64 1) ]
  ret void
}
