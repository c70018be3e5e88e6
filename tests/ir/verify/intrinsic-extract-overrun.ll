; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: vector_extract would overrun.

declare <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32>, i64)
define void @f() {
  %x = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> zeroinitializer, i64 8)
  ret void
}
