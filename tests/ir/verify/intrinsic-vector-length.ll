; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: get_vector_length: VF must be positive

declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
define void @f() {
  %x = call i32 @llvm.experimental.get.vector.length.i32(i32 1, i32 0, i1 true)
  ret void
}
