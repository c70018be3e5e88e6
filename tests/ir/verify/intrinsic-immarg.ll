; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: immarg operand has non-immediate parameter

declare i32 @llvm.abs.i32(i32, i1)
define void @f(i1 %b) {
  %x = call i32 @llvm.abs.i32(i32 1, i1 %b)
  ret void
}
