; Hints for the caches, by how long what is there will be wanted.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)

define void @hints(ptr %p) {
; CHECK-LABEL: hints:
; CHECK: prefetchnta (%rdi)
; CHECK-NEXT: prefetcht2 64(%rdi)
; CHECK-NEXT: prefetcht1 128(%rdi)
; CHECK-NEXT: prefetcht0 192(%rdi)
; CHECK-NEXT: retq
  %a = getelementptr i8, ptr %p, i64 64
  %b = getelementptr i8, ptr %p, i64 128
  %c = getelementptr i8, ptr %p, i64 192
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 0, i32 1)
  call void @llvm.prefetch.p0(ptr %a, i32 0, i32 1, i32 1)
  call void @llvm.prefetch.p0(ptr %b, i32 0, i32 2, i32 1)
  call void @llvm.prefetch.p0(ptr %c, i32 1, i32 3, i32 1)
  ret void
}

; Of code there is none.
define void @code(ptr %p) {
; CHECK-LABEL: code:
; CHECK-NOT: prefetch
; CHECK: retq
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 0)
  ret void
}
