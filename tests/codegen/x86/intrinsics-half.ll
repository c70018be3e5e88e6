; Intrinsics on numbers of 16 bits. No register holds one such number, so their vectors are integers here.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx512fp16,+avx512vl,+avx512bf16 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: vaddph {rn-sae}, %zmm1, %zmm0, %zmm0
; CHECK-NEXT: retq
define <32 x half> @sum(<32 x half> %a, <32 x half> %b) {
  %r = call <32 x half> @llvm.x86.avx512fp16.add.ph.512(<32 x half> %a, <32 x half> %b, i32 8)
  ret <32 x half> %r
}
; CHECK-LABEL: to_words:
; CHECK: kmovw %edi, %k1
; CHECK-NEXT: vcvttph2uw %ymm0, %ymm1 {%k1}
define <16 x i16> @to_words(<16 x half> %a, <16 x i16> %else, i16 %m) {
  %r = call <16 x i16> @llvm.x86.avx512fp16.mask.vcvttph2uw.256(<16 x half> %a, <16 x i16> %else, i16 %m)
  ret <16 x i16> %r
}
; What is multiplied must not be where the result goes.
; CHECK-LABEL: complex_product:
; CHECK: vfmulcph %xmm1, %xmm0, [[R:%xmm[2-9]]]
; CHECK-NEXT: vmovaps [[R]], %xmm0
define <4 x float> @complex_product(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.x86.avx512fp16.mask.vfmul.cph.128(<4 x float> %a, <4 x float> %b, <4 x float> zeroinitializer, i8 -1)
  ret <4 x float> %r
}
; CHECK-LABEL: complex_sum:
; CHECK: vfcmaddcph {rz-sae}, %zmm1, %zmm0, %zmm2 {%k1} {z}
define <16 x float> @complex_sum(<16 x float> %a, <16 x float> %b, <16 x float> %c, i16 %m) {
  %r = call <16 x float> @llvm.x86.avx512fp16.maskz.vfcmadd.cph.512(<16 x float> %a, <16 x float> %b, <16 x float> %c, i16 %m, i32 11)
  ret <16 x float> %r
}
; CHECK-LABEL: brain_product:
; CHECK: vdpbf16ps %ymm2, %ymm1, %ymm0
define <8 x float> @brain_product(<8 x float> %a, <16 x bfloat> %b, <16 x bfloat> %c) {
  %r = call <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float> %a, <16 x bfloat> %b, <16 x bfloat> %c)
  ret <8 x float> %r
}
; CHECK-LABEL: less:
; CHECK: vcmpltsh %xmm1, %xmm0, %k0
; CHECK-NEXT: kmovw %k0, %eax
define i32 @less(<8 x half> %a, <8 x half> %b) {
  %r = call i32 @llvm.x86.avx512fp16.vcomi.sh(<8 x half> %a, <8 x half> %b, i32 1, i32 4)
  ret i32 %r
}
