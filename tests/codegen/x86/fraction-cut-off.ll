; A float that becomes a number of 32 bits and a float again stays in vector registers: the way through a general one takes
; longer.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,AVX

; CHECK-LABEL: double:
; SSE: cvttpd2dq %xmm0, %xmm0
; SSE-NEXT: cvtdq2pd %xmm0, %xmm0
; AVX: vcvttpd2dq %xmm0, %xmm0
; AVX-NEXT: vcvtdq2pd %xmm0, %xmm0
define double @double(double %x) {
  %i = fptosi double %x to i32
  %f = sitofp i32 %i to double
  ret double %f
}

; CHECK-LABEL: float:
; SSE: cvttps2dq %xmm0, %xmm0
; SSE-NEXT: cvtdq2ps %xmm0, %xmm0
define float @float(float %x) {
  %i = fptosi float %x to i32
  %f = sitofp i32 %i to float
  ret float %f
}

; CHECK-LABEL: narrower:
; SSE: cvttpd2dq %xmm0, %xmm0
; SSE-NEXT: cvtdq2ps %xmm0, %xmm0
define float @narrower(double %x) {
  %i = fptosi double %x to i32
  %f = sitofp i32 %i to float
  ret float %f
}

; Vectors have no numbers of 64 bits.
; CHECK-LABEL: long:
; CHECK: cvttsd2si %xmm0, %rax
define double @long(double %x) {
  %i = fptosi double %x to i64
  %f = sitofp i64 %i to double
  ret double %f
}
