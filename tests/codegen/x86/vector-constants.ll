; Constants of several numbers are loaded as one, whatever numbers they are.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx2 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,AVX

define <4 x float> @numbers() {
; CHECK-LABEL: {{^}}numbers:
; CHECK: movups .LCPI{{.*}}(%rip), %xmm0
; CHECK-NEXT: retq
  ret <4 x float> <float 0.0, float 1.0, float -0.0, float 2.0>
}

define <8 x float> @wide() {
; CHECK-LABEL: {{^}}wide:
; AVX: vmovups .LCPI{{.*}}(%rip), %ymm0
; AVX-NEXT: retq
  ret <8 x float> <float 0.0, float -0.0, float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0>
}
