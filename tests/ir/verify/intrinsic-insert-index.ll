; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: vector_insert index must be a constant multiple of the subvector's known minimum vector length.

declare <8 x i32> @llvm.vector.insert.v8i32.v2i32(<8 x i32>, <2 x i32>, i64)
define void @f() {
  %x = call <8 x i32> @llvm.vector.insert.v8i32.v2i32(<8 x i32> zeroinitializer, <2 x i32> zeroinitializer, i64 1)
  ret void
}
