; Bits of vectors are counted, reversed and chosen by short sequences.
; RUN: codewright llc -mtriple=aarch64 -O2 %s -o - | FileCheck %s

; CHECK-LABEL: count:
; CHECK: cnt v0.16b, v0.16b
; CHECK-NEXT: uaddlp v0.8h, v0.16b
; CHECK-NEXT: uaddlp v0.4s, v0.8h
; CHECK-NEXT: ret
define <4 x i32> @count(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: reverse:
; CHECK: rev64 v0.16b, v0.16b
; CHECK-NEXT: rbit v0.16b, v0.16b
; CHECK-NEXT: ret
define <2 x i64> @reverse(<2 x i64> %a) {
  %r = call <2 x i64> @llvm.bitreverse.v2i64(<2 x i64> %a)
  ret <2 x i64> %r
}

; CHECK-LABEL: choose:
; CHECK: bsl v2.16b, v0.16b, v1.16b
define <4 x i32> @choose(<4 x i32> %a, <4 x i32> %b, <4 x i32> %m) {
  %x = xor <4 x i32> %a, %b
  %y = and <4 x i32> %x, %m
  %r = xor <4 x i32> %y, %b
  ret <4 x i32> %r
}

; CHECK-LABEL: sign:
; CHECK: movi v2.4s, #128, lsl #24
; CHECK-NEXT: bit v0.16b, v1.16b, v2.16b
define float @sign(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}

; CHECK-LABEL: nearest:
; CHECK: fcvtzs v0.4s, v0.4s
; CHECK-NEXT: ret
define <4 x i32> @nearest(<4 x float> %a) {
  %r = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %a)
  ret <4 x i32> %r
}
