; Vectors of 512 bits are in ZMM registers: arguments and results, constants, splats, what is spilled, elements in another order.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -mattr=+avx512f -verify-machineinstrs %s -o - | FileCheck %s --check-prefix=FAST
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512f -verify-machineinstrs %s -filetype=obj -o %t
; RUN: llvm-objdump -d %t | FileCheck %s --check-prefix=BYTES

; CHECK-LABEL: sum:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: vpaddd %zmm1, %zmm0, %zmm0
; CHECK-NEXT: retq
; FAST-LABEL: sum:
; FAST: vpaddd %zmm1, %zmm0, %zmm0
define <16 x i32> @sum(<16 x i32> %a, <16 x i32> %b) {
  %r = add <16 x i32> %a, %b
  ret <16 x i32> %r
}

; The ninth is on the stack.
; CHECK-LABEL: ninth:
; CHECK: vmovups 8(%rsp), %zmm0
; CHECK: retq
define <8 x double> @ninth(<8 x double> %a, <8 x double> %b, <8 x double> %c, <8 x double> %d, <8 x double> %e,
                           <8 x double> %f, <8 x double> %g, <8 x double> %h, <8 x double> %i) {
  ret <8 x double> %i
}

; A displacement of eight bits counts whole vectors.
; BYTES-LABEL: <moved>:
; BYTES: 62 f1 7c 48 10 47 02 {{.*}}vmovups 0x80(%rdi), %zmm0
; CHECK-LABEL: moved:
; CHECK: vmovups 128(%rdi), %zmm0
; CHECK: vmovups %zmm0, (%rsi)
; CHECK: vzeroupper
; CHECK: retq
define void @moved(ptr %from, ptr %to) {
  %p = getelementptr i8, ptr %from, i64 128
  %v = load <8 x i64>, ptr %p, align 1
  store <8 x i64> %v, ptr %to, align 1
  ret void
}

; CHECK-LABEL: zeros:
; CHECK: vpxord %zmm0, %zmm0, %zmm0
define <16 x float> @zeros() {
  ret <16 x float> zeroinitializer
}

; CHECK-LABEL: ones:
; CHECK: vpternlogd $255, %zmm0, %zmm0, %zmm0
define <8 x i64> @ones() {
  ret <8 x i64> splat (i64 -1)
}

; CHECK-LABEL: everywhere:
; CHECK: vmovq %rdi, %xmm0
; CHECK: vpbroadcastq %xmm0, %zmm0
define <8 x i64> @everywhere(i64 %x) {
  %i = insertelement <8 x i64> poison, i64 %x, i32 0
  %r = shufflevector <8 x i64> %i, <8 x i64> poison, <8 x i32> zeroinitializer
  ret <8 x i64> %r
}

; No call preserves them.
; CHECK-LABEL: spilled:
; CHECK: vmovups %zmm0, [[SLOT:[0-9]*]](%rsp)
; CHECK: vzeroupper
; CHECK: callq other
; CHECK: vmovups [[SLOT]](%rsp), %zmm0
declare void @other()
define <16 x i32> @spilled(<16 x i32> %a) {
  call void @other()
  ret <16 x i32> %a
}

; CHECK-LABEL: permuted:
; CHECK: vmovups .LCPI{{.*}}(%rip), %zmm2
; CHECK: vpermt2d %zmm1, %zmm2, %zmm0
define <16 x i32> @permuted(<16 x i32> %a, <16 x i32> %b) {
  %r = shufflevector <16 x i32> %a, <16 x i32> %b,
         <16 x i32> <i32 15, i32 14, i32 13, i32 12, i32 11, i32 10, i32 9, i32 8, i32 7, i32 31, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <16 x i32> %r
}

; CHECK-LABEL: parts:
; CHECK: vshufi64x2 $78, %zmm1, %zmm0, %zmm0
define <16 x float> @parts(<16 x float> %a, <16 x float> %b) {
  %r = shufflevector <16 x float> %a, <16 x float> %b,
         <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  ret <16 x float> %r
}

; CHECK-LABEL: narrowed:
; CHECK: vpmovdb %zmm0, %xmm0
; CHECK: vzeroupper
define <16 x i8> @narrowed(<16 x i32> %a) {
  %r = trunc <16 x i32> %a to <16 x i8>
  ret <16 x i8> %r
}

; CHECK-LABEL: fused:
; CHECK: vfnmadd213pd %zmm2, %zmm1, %zmm0
define <8 x double> @fused(<8 x double> %a, <8 x double> %b, <8 x double> %c) {
  %n = fneg <8 x double> %a
  %r = call <8 x double> @llvm.fma.v8f64(<8 x double> %n, <8 x double> %b, <8 x double> %c)
  ret <8 x double> %r
}

; Without operations on bytes, in halves.
; CHECK-LABEL: bytes:
; CHECK-DAG: vpaddb %ymm
; CHECK-DAG: vpaddb %ymm
; CHECK: vinsertf64x4 $1, %ymm{{[0-9]+}}, %zmm{{[0-9]+}}, %zmm0
define <64 x i8> @bytes(<64 x i8> %a, <64 x i8> %b) {
  %r = add <64 x i8> %a, %b
  ret <64 x i8> %r
}

; A scalar condition: a jump around a move.
; CHECK-LABEL: chosen:
; CHECK: j{{e|ne}} .LBB
; CHECK: vmovaps %zmm1, %zmm0
define <16 x float> @chosen(i1 %c, <16 x float> %a, <16 x float> %b) {
  %r = select i1 %c, <16 x float> %a, <16 x float> %b
  ret <16 x float> %r
}
