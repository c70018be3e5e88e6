; Forms of intrinsics that older versions had: the alignment as an argument, fewer arguments, another name, declared or not.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i32(ptr, ptr, i32, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i32, i1)
declare i64 @llvm.objectsize.i64(ptr, i1)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1)

; CHECK-LABEL: define void @moves(
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr nonnull align 8 %b, i64 16, i1 false)
; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 true)
; CHECK-NEXT: call void @llvm.memmove.p0.p0.i32(ptr align 4 %a, ptr align 4 %b, i32 16, i1 false)
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr align 2 %a, i8 0, i64 8, i1 false)
define void @moves(ptr %a, ptr %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr nonnull %b, i64 16, i32 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i32 0, i1 true)
  call void @llvm.memmove.p0i8.p0i8.i32(ptr %a, ptr %b, i32 16, i32 4, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %a, i8 0, i64 8, i32 2, i1 false)
  ret void
}

; CHECK-LABEL: define i64 @sizes(
; CHECK-NEXT: %1 = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 true, i1 false, i1 false)
; CHECK-NEXT: %2 = call i32 @llvm.objectsize.i32.p0(ptr %a, i1 false, i1 true, i1 false)
define i64 @sizes(ptr %a) {
  %1 = call i64 @llvm.objectsize.i64(ptr %a, i1 true)
  %2 = call i32 @llvm.objectsize.i32.p0(ptr %a, i1 false, i1 true)
  ret i64 %1
}

; CHECK-LABEL: define <4 x i32> @undeclared(
; CHECK-NEXT: %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 4 %a, <4 x i1> %m, <4 x i32> zeroinitializer)
; CHECK-NEXT: %s = call <vscale x 4 x i64> @llvm.stepvector.nxv4i64()
define <4 x i32> @undeclared(ptr %a, <4 x i1> %m) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %a, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  %s = call <vscale x 4 x i64> @llvm.experimental.stepvector.nxv4i64()
  ret <4 x i32> %v
}
