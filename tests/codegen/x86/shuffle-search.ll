; Orders of elements in as few instructions as there are for them.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx2 %s -o - | FileCheck %s --check-prefixes=CHECK,AVX

; Two instructions with SSE2: halves, then by number.
define <4 x i32> @two(<4 x i32> %a, <4 x i32> %b) {
; CHECK-LABEL: {{^}}two:
; SSE: shufps
; SSE-NEXT: pshufd
; SSE-NEXT: retq
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 3, i32 4, i32 0, i32 6>
  ret <4 x i32> %r
}

; Zeros come with a move of bytes.
define <8 x i16> @moved_up(<8 x i16> %a) {
; CHECK-LABEL: {{^}}moved_up:
; SSE: pslldq $4, %xmm0
; AVX: vpslldq $4, %xmm0, %xmm0
; CHECK-NEXT: retq
  %r = shufflevector <8 x i16> %a, <8 x i16> zeroinitializer,
    <8 x i32> <i32 8, i32 9, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  ret <8 x i16> %r
}

; The whole of 256 bits in another order.
define <8 x float> @reversed(<8 x float> %a) {
; CHECK-LABEL: {{^}}reversed:
; AVX: vmovups
; AVX-NEXT: vpermps
; AVX-NEXT: retq
  %r = shufflevector <8 x float> %a, <8 x float> poison, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  ret <8 x float> %r
}

; Bytes of two vectors.
define <32 x i8> @bytes(<32 x i8> %a) {
; CHECK-LABEL: {{^}}bytes:
; AVX: vpshufb .LCPI{{.*}}(%rip), %ymm0, %ymm0
; AVX-NEXT: retq
  %r = shufflevector <32 x i8> %a, <32 x i8> zeroinitializer, <32 x i32>
    <i32 3, i32 2, i32 1, i32 0, i32 7, i32 6, i32 5, i32 4, i32 11, i32 10, i32 9, i32 8, i32 15, i32 14, i32 13, i32 12,
     i32 19, i32 18, i32 17, i32 16, i32 23, i32 22, i32 21, i32 20, i32 27, i32 26, i32 25, i32 24, i32 32, i32 32, i32 32, i32 32>
  ret <32 x i8> %r
}

; Elements of four registers.
define <8 x i32> @of_four(<8 x i32> %a, <8 x i32> %b) {
; CHECK-LABEL: {{^}}of_four:
; SSE-NOT: movd
; SSE-NOT: (%rsp)
; CHECK: retq
  %r = shufflevector <8 x i32> %a, <8 x i32> %b, <8 x i32> <i32 0, i32 8, i32 4, i32 12, i32 1, i32 9, i32 5, i32 13>
  ret <8 x i32> %r
}
