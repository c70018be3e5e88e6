; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument

declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
define void @f(ptr %p) {
  %x = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 1)
  ret void
}
