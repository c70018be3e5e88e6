; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: subvector operand of vector_insert would overrun the vector being inserted into.

declare <4 x i32> @llvm.vector.insert.v4i32.v8i32(<4 x i32>, <8 x i32>, i64)
define void @f() {
  %x = call <4 x i32> @llvm.vector.insert.v4i32.v8i32(<4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i64 0)
  ret void
}
