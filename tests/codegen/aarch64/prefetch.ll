; Hints to fetch say what is to be done and how near it is wanted: read or written, data or code, and 3 for what is wanted again and
; again to 0 for what is wanted once.
; RUN: llc -mtriple=aarch64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=O0

; CHECK-LABEL: kinds:
; CHECK: prfm pldl1keep, [x0]
; CHECK-NEXT: prfm pldl2keep, [x0]
; CHECK-NEXT: prfm pldl3keep, [x0]
; CHECK-NEXT: prfm pldl1strm, [x0]
; CHECK-NEXT: prfm pstl1keep, [x0]
; CHECK-NEXT: prfm pstl1strm, [x0]
; CHECK-NEXT: prfm plil1keep, [x0]
; CHECK-NEXT: prfm plil3keep, [x0]
; O0-LABEL: kinds:
; O0: prfm pldl1keep, [x0]
; O0-NEXT: prfm pldl2keep, [x0]
define void @kinds(ptr %p) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 2, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 1, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 0, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 0)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 1, i32 0)
  ret void
}

; CHECK-LABEL: places:
; CHECK: prfm pldl1keep, [x0, #256]
; CHECK-NEXT: prfum pldl1keep, [x0, #-8]
; CHECK-NEXT: prfm pldl1keep, [x0, x1]
; CHECK-NEXT: prfm pldl1keep, [x0, x1, lsl #3]
; CHECK-NEXT: prfm pldl1keep, [x0, w2, sxtw #3]
define void @places(ptr %p, i64 %n, i32 %w) {
  %ahead = getelementptr i8, ptr %p, i64 256
  call void @llvm.prefetch.p0(ptr %ahead, i32 0, i32 3, i32 1)
  %behind = getelementptr i8, ptr %p, i64 -8
  call void @llvm.prefetch.p0(ptr %behind, i32 0, i32 3, i32 1)
  %byte = getelementptr i8, ptr %p, i64 %n
  call void @llvm.prefetch.p0(ptr %byte, i32 0, i32 3, i32 1)
  %element = getelementptr i64, ptr %p, i64 %n
  call void @llvm.prefetch.p0(ptr %element, i32 0, i32 3, i32 1)
  %word = sext i32 %w to i64
  %signed = getelementptr i64, ptr %p, i64 %word
  call void @llvm.prefetch.p0(ptr %signed, i32 0, i32 3, i32 1)
  ret void
}

; Told level by level: written or not, the cache, once or again, code or data.
; CHECK-LABEL: own:
; CHECK: prfm pldl2keep, [x0]
; CHECK-NEXT: prfm pstl1strm, [x0]
; CHECK-NEXT: prfm plil3keep, [x0]
define void @own(ptr %p) {
  call void @llvm.aarch64.prefetch(ptr %p, i32 0, i32 1, i32 0, i32 1)
  call void @llvm.aarch64.prefetch(ptr %p, i32 1, i32 0, i32 1, i32 1)
  call void @llvm.aarch64.prefetch(ptr %p, i32 0, i32 2, i32 0, i32 0)
  ret void
}
