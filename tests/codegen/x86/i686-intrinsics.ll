; An integer of 64 bits in an intrinsic is two registers where registers have 32 bits. Gathers have a base of 32 bits.
; RUN: llc -mtriple=i686-linux-gnu -mattr=+avx2,+avx512vbmi2,+xsave -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: time:
; CHECK: rdtsc
; CHECK-NEXT: movl %eax, [[LOW:%e..]]
; CHECK: movl [[LOW]], %eax
; CHECK: retl
define i64 @time() {
  %r = call i64 @llvm.x86.rdtsc()
  ret i64 %r
}
; CHECK-LABEL: states:
; CHECK: movl {{[0-9]+}}(%esp), %ecx
; CHECK-NEXT: xgetbv
define i64 @states(i32 %which) {
  %r = call i64 @llvm.x86.xgetbv(i32 %which)
  ret i64 %r
}
; CHECK-LABEL: side_by_side:
; CHECK: kunpckdq %k{{[0-7]}}, %k{{[0-7]}}, [[K:%k[1-7]]]
; CHECK: vpcompressb %zmm0, %zmm1 {[[K]]}
define <64 x i8> @side_by_side(<64 x i8> %a, <64 x i8> %else, i64 %m) {
  %k = bitcast i64 %m to <64 x i1>
  %r = call <64 x i8> @llvm.x86.avx512.mask.compress.v64i8(<64 x i8> %a, <64 x i8> %else, <64 x i1> %k)
  ret <64 x i8> %r
}
; CHECK-LABEL: gathered:
; CHECK: vpgatherdd %xmm2, (%eax,%xmm1,2), %xmm0
define <4 x i32> @gathered(<4 x i32> %a, ptr %p, <4 x i32> %i, <4 x i32> %m) {
  %r = call <4 x i32> @llvm.x86.avx2.gather.d.d(<4 x i32> %a, ptr %p, <4 x i32> %i, <4 x i32> %m, i8 2)
  ret <4 x i32> %r
}
; CHECK-LABEL: inserted:
; CHECK-DAG: vpinsrd $2, 4(%esp), %xmm0, %xmm0
; CHECK-DAG: vpinsrd $3, 8(%esp), %xmm0, %xmm0
define <2 x i64> @inserted(<2 x i64> %a, i64 %b) {
  %r = insertelement <2 x i64> %a, i64 %b, i32 1
  ret <2 x i64> %r
}
