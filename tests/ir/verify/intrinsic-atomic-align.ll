; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: incorrect alignment of the destination argument

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 1 %p, ptr align 4 %p, i32 4, i32 4)
  ret void
}
