; Small blocks of memory are copied and filled in place; accesses may overlap.
; RUN: codewright llc -O2 -regalloc=greedy %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @copy(ptr %to, ptr %from) {
; CHECK-LABEL: copy:
; CHECK: movups (%rsi), [[A:%xmm[0-9]+]]
; CHECK: movq 15(%rsi), [[B:%r[a-z0-9]+]]
; CHECK-DAG: movups [[A]], (%rdi)
; CHECK-DAG: movq [[B]], 15(%rdi)
; CHECK: retq
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 23, i1 false)
  ret void
}

define void @fill(ptr %to) {
; CHECK-LABEL: fill:
; CHECK: movl $67372036, (%rdi)
; CHECK: movb $4, 4(%rdi)
; CHECK: retq
  call void @llvm.memset.p0.i64(ptr %to, i8 4, i64 5, i1 false)
  ret void
}

; Too large.
define void @library(ptr %to, ptr %from) {
; CHECK-LABEL: library:
; CHECK: memmove
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, i64 4000, i1 false)
  ret void
}
