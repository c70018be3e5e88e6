; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: First argument of a matrix operation does not match specified shape!

declare <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float>, <4 x float>, i32, i32, i32)
define void @f() {
  %x = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> zeroinitializer, <4 x float> zeroinitializer, i32 3, i32 2, i32 2)
  ret void
}
