; AVX without AVX2: of 256 bits there are floating-point numbers only, and bits are bits.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: both:
; CHECK: vandps %ymm1, %ymm0, %ymm0
; CHECK-NEXT: retq
define <8 x i32> @both(<8 x i32> %a, <8 x i32> %b) {
  %r = and <8 x i32> %a, %b
  ret <8 x i32> %r
}

; CHECK-LABEL: either:
; CHECK: vorps %ymm1, %ymm0, %ymm0
define <32 x i8> @either(<32 x i8> %a, <32 x i8> %b) {
  %r = or <32 x i8> %a, %b
  ret <32 x i8> %r
}

; CHECK-LABEL: chosen:
; CHECK: vblendpd $10, %ymm1, %ymm0, %ymm0
define <4 x double> @chosen(<4 x double> %a, <4 x double> %b) {
  %r = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %a, <4 x double> %b
  ret <4 x double> %r
}

; CHECK-LABEL: across:
; CHECK: vlddqu (%rdi), %ymm0
declare <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr)
define <32 x i8> @across(ptr %p) {
  %r = call <32 x i8> @llvm.x86.avx.ldu.dq.256(ptr %p)
  ret <32 x i8> %r
}
