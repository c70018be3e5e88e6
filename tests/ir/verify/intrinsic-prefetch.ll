; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: rw argument to llvm.prefetch must be 0-1

declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @f(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 0, i32 0)
  ret void
}
