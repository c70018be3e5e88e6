; Divisions of all lanes by a number: the upper half of a product, or shifts; no element is divided by itself.
;
; RUN: codewright llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: codewright llc -mtriple=x86_64-linux-gnu -mattr=+sse4.1 %s -o - | FileCheck %s --check-prefixes=CHECK,SSE41

; CHECK-LABEL: words_by_seven:
; CHECK-NOT:   div
; CHECK:       pmulhuw
; CHECK:       psubw
; CHECK:       psrlw $1
; CHECK:       paddw
; CHECK:       psrlw $2
; CHECK:       ret
define <8 x i16> @words_by_seven(<8 x i16> %x) {
  %q = udiv <8 x i16> %x, splat (i16 7)
  ret <8 x i16> %q
}

; The sign of the quotient rounds it towards zero.
;
; CHECK-LABEL: signed_words:
; CHECK-NOT:   idiv
; CHECK:       pmulhw
; CHECK-DAG:   psraw $1
; CHECK-DAG:   psrlw $15
; CHECK:       paddw
; CHECK:       ret
define <8 x i16> @signed_words(<8 x i16> %x) {
  %q = sdiv <8 x i16> %x, splat (i16 7)
  ret <8 x i16> %q
}

; CHECK-LABEL: by_eight:
; CHECK-NOT:   idiv
; CHECK:       psrad $31
; CHECK:       psrld $29
; CHECK:       paddd
; CHECK:       psrad $3
; CHECK:       ret
define <4 x i32> @by_eight(<4 x i32> %x) {
  %q = sdiv <4 x i32> %x, splat (i32 8)
  ret <4 x i32> %q
}

; Two vectors, and one of which half is used.
;
; SSE41-LABEL: rests:
; SSE41-NOT:   div
; SSE41:       pmulhuw
; SSE41:       pmulhuw
; SSE41:       ret
define <16 x i16> @rests(<16 x i16> %x) {
  %q = urem <16 x i16> %x, splat (i16 10)
  ret <16 x i16> %q
}

; SSE41-LABEL: double_words:
; SSE41-NOT:   idiv
; SSE41:       pmuldq
; SSE41:       pmuldq
; SSE41:       ret
define <4 x i32> @double_words(<4 x i32> %x) {
  %q = sdiv <4 x i32> %x, splat (i32 7)
  ret <4 x i32> %q
}
