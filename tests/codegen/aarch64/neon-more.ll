; Functions of arm_neon.h that are instructions: reductions, elements of other vectors, half precision, complex numbers.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+v8.5a,+fullfp16,+fp16fml,+bf16,+sm4,+sha3 -O2 %s -o - | FileCheck %s

; The sign is above the sum.
; CHECK-LABEL: sum:
; CHECK: addv h0, v0.8h
; CHECK-NEXT: fmov w[[W:[0-9]+]], s0
; CHECK-NEXT: sxth w0, w[[W]]
define i32 @sum(<8 x i16> %a) {
  %r = call i32 @llvm.aarch64.neon.saddv.i32.v8i16(<8 x i16> %a)
  ret i32 %r
}

; CHECK-LABEL: pair:
; CHECK: umaxp v0.2s, v0.2s, v0.2s
define i32 @pair(<2 x i32> %a) {
  %r = call i32 @llvm.aarch64.neon.umaxv.i32.v2i32(<2 x i32> %a)
  ret i32 %r
}

; CHECK-LABEL: element:
; CHECK: sqdmulh v0.8h, v0.8h, v1.h[2]
define <8 x i16> @element(<8 x i16> %a, <4 x i16> %b) {
  %r = call <8 x i16> @llvm.aarch64.neon.sqdmulh.lane.v8i16.v4i16(<8 x i16> %a, <4 x i16> %b, i32 2)
  ret <8 x i16> %r
}

; CHECK-LABEL: everywhere:
; CHECK: sqshlu v0.8b, v0.8b, #3
define <8 x i8> @everywhere(<8 x i8> %a) {
  %r = call <8 x i8> @llvm.aarch64.neon.sqshlu.v8i8(<8 x i8> %a, <8 x i8> splat (i8 3))
  ret <8 x i8> %r
}

; CHECK-LABEL: half:
; CHECK: fabd v0.8h, v0.8h, v1.8h
; CHECK-NEXT: ret
define <8 x half> @half(<8 x half> %a, <8 x half> %b) {
  %r = call <8 x half> @llvm.aarch64.neon.fabd.v8f16(<8 x half> %a, <8 x half> %b)
  ret <8 x half> %r
}

; CHECK-LABEL: products:
; CHECK: fmlal2 v0.4s, v1.4h, v2.4h
define <4 x float> @products(<4 x float> %c, <8 x half> %a, <8 x half> %b) {
  %r = call <4 x float> @llvm.aarch64.neon.fmlal2.v4f32.v8f16(<4 x float> %c, <8 x half> %a, <8 x half> %b)
  ret <4 x float> %r
}

; CHECK-LABEL: brain:
; CHECK: bfdot v0.2s, v1.4h, v2.4h
define <2 x float> @brain(<2 x float> %c, <4 x bfloat> %a, <4 x bfloat> %b) {
  %r = call <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v4bf16(<2 x float> %c, <4 x bfloat> %a, <4 x bfloat> %b)
  ret <2 x float> %r
}

; CHECK-LABEL: complex:
; CHECK: fcmla v0.4s, v1.4s, v2.4s, #270
define <4 x float> @complex(<4 x float> %c, <4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.aarch64.neon.vcmla.rot270.v4f32(<4 x float> %c, <4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
}

; CHECK-LABEL: rounded:
; CHECK: frint32x d0, d0
define double @rounded(double %a) {
  %r = call double @llvm.aarch64.frint32x.f64(double %a)
  ret double %r
}

; CHECK-LABEL: rotated:
; CHECK: xar v0.2d, v0.2d, v1.2d, #11
define <2 x i64> @rotated(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.aarch64.crypto.xar(<2 x i64> %a, <2 x i64> %b, i64 11)
  ret <2 x i64> %r
}

; The mode is a field of FPCR.
; CHECK-LABEL: mode:
; CHECK: mrs x[[A:[0-9]+]], {{(FPCR|fpcr)}}
; CHECK: ubfx {{.*}}, #22, #2
define i32 @mode() {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
