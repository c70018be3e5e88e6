; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: element size of the element-wise atomic memory intrinsic must be a power of 2

declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
define void @f(ptr %p) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 4, i32 3)
  ret void
}
