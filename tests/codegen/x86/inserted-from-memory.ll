; Bytes and words are inserted into vectors from memory.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -mattr=+sse4.1 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX

; CHECK-LABEL: byte:
; CHECK: pinsrb $3, 5(%rdi), %xmm0
; CHECK-NEXT: retq
; AVX-LABEL: byte:
; AVX: vpinsrb $3, 5(%rdi), %xmm0, %xmm0
; AVX-NEXT: retq
define <16 x i8> @byte(<16 x i8> %v, ptr %p) {
  %at = getelementptr i8, ptr %p, i64 5
  %b = load i8, ptr %at
  %r = insertelement <16 x i8> %v, i8 %b, i64 3
  ret <16 x i8> %r
}

; CHECK-LABEL: word:
; CHECK: pinsrw $6, (%rdi), %xmm0
; CHECK-NEXT: retq
; AVX-LABEL: word:
; AVX: vpinsrw $6, (%rdi), %xmm0, %xmm0
; AVX-NEXT: retq
define <8 x i16> @word(<8 x i16> %v, ptr %p) {
  %w = load i16, ptr %p
  %r = insertelement <8 x i16> %v, i16 %w, i64 6
  ret <8 x i16> %r
}
