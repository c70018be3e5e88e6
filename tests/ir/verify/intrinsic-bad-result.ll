; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Intrinsic has incorrect return type!

declare i64 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define void @f() {
  %x = call i64 @llvm.vector.reduce.add.v4i32(<4 x i32> zeroinitializer)
  ret void
}
