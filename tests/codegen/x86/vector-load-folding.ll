; Whole vectors in memory are operands of instructions: of any alignment with VEX, aligned ones without.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,AVX

define <4 x i32> @unaligned(<4 x i32> %a, ptr %p) {
; CHECK-LABEL: {{^}}unaligned:
; SSE: movups (%rdi), [[R:%xmm[0-9]+]]
; SSE-NEXT: pxor [[R]], %xmm0
; AVX: vpxor (%rdi), %xmm0, %xmm0
  %v = load <4 x i32>, ptr %p, align 4
  %r = xor <4 x i32> %a, %v
  ret <4 x i32> %r
}

define <4 x i32> @aligned(<4 x i32> %a, ptr %p) {
; CHECK-LABEL: {{^}}aligned:
; SSE: pxor (%rdi), %xmm0
; AVX: vpxor (%rdi), %xmm0, %xmm0
  %v = load <4 x i32>, ptr %p, align 16
  %r = xor <4 x i32> %a, %v
  ret <4 x i32> %r
}

; The first operand becomes the second.
define <4 x i32> @commuted(<4 x i32> %a, ptr %p) {
; CHECK-LABEL: {{^}}commuted:
; AVX: vpand (%rdi), %xmm0, %xmm0
  %v = load <4 x i32>, ptr %p, align 4
  %r = and <4 x i32> %v, %a
  ret <4 x i32> %r
}

; A difference has no other order.
define <4 x float> @difference(<4 x float> %a, ptr %p) {
; CHECK-LABEL: {{^}}difference:
; AVX: vmovups (%rdi), [[R:%xmm[0-9]+]]
; AVX-NEXT: vsubps %xmm0, [[R]], %xmm0
  %v = load <4 x float>, ptr %p, align 4
  %r = fsub <4 x float> %v, %a
  ret <4 x float> %r
}

; Memory may have changed in between.
define <4 x i32> @stored(<4 x i32> %a, ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}stored:
; AVX: vmovups (%rdi), [[R:%xmm[0-9]+]]
; AVX: movl $0, (%rsi)
; AVX: vpxor {{.*}}[[R]]
  %v = load <4 x i32>, ptr %p, align 4
  store i32 0, ptr %q
  %r = xor <4 x i32> %a, %v
  ret <4 x i32> %r
}

; A volatile access stays one of its own.
define <4 x i32> @volatile(<4 x i32> %a, ptr %p) {
; CHECK-LABEL: {{^}}volatile:
; AVX: vmovups (%rdi)
  %v = load volatile <4 x i32>, ptr %p, align 4
  %r = xor <4 x i32> %a, %v
  ret <4 x i32> %r
}

; Halves and elements go to memory and come from it by themselves.
define void @upper(<4 x i32> %a, ptr %p, ptr %q) {
; CHECK-LABEL: {{^}}upper:
; AVX: vpextrd $1, %xmm0, (%rdi)
; CHECK: movd %xmm0, (%rsi)
  %e = extractelement <4 x i32> %a, i32 1
  store i32 %e, ptr %p
  %f = extractelement <4 x i32> %a, i32 0
  store i32 %f, ptr %q
  ret void
}

define <8 x float> @everywhere(ptr %p) {
; CHECK-LABEL: {{^}}everywhere:
; AVX: vbroadcastss (%rdi), %ymm0
; AVX-NEXT: retq
  %e = load float, ptr %p
  %i = insertelement <8 x float> poison, float %e, i32 0
  %r = shufflevector <8 x float> %i, <8 x float> poison, <8 x i32> zeroinitializer
  ret <8 x float> %r
}
