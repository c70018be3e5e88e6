; A function with noimplicitfloat uses vector registers only where its source has vectors or floating-point numbers: blocks
; are copied by general registers, and variable arguments in vector registers are not saved.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; CHECK-NOT: xmm
; CHECK: last:
define void @copy(ptr %to, ptr %from) noimplicitfloat {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 48, i1 false)
  call void @llvm.memset.p0.i64(ptr %from, i8 0, i64 32, i1 false)
  ret void
}
declare void @use(ptr)
define void @variadic(i32 %n, ...) noimplicitfloat {
  %list = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %list)
  call void @use(ptr %list)
  ret void
}
define void @last() {
  ret void
}
