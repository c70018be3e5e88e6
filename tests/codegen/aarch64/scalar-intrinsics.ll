; Intrinsics on one element: integers of general registers go through vector registers; numbers are converted where they are.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+sha3,+rdm,+i8mm %s -o - | FileCheck %s
; CHECK-LABEL: saturated:
; CHECK-DAG: fmov [[A:s[0-9]+]], w0
; CHECK-DAG: fmov [[B:s[0-9]+]], w1
; CHECK: sqsub [[R:s[0-9]+]], [[A]], [[B]]
; CHECK: fmov w0, [[R]]
define i32 @saturated(i32 %a, i32 %b) {
  %r = call i32 @llvm.aarch64.neon.sqsub.i32(i32 %a, i32 %b)
  ret i32 %r
}
; CHECK-LABEL: shifted:
; CHECK: urshl d0, d0, d1
define <1 x i64> @shifted(<1 x i64> %a, <1 x i64> %b) {
  %r = call <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64> %a, <1 x i64> %b)
  ret <1 x i64> %r
}
; CHECK-LABEL: rounded:
; CHECK: fcvtas w0, s0
define i32 @rounded(float %a) {
  %r = call i32 @llvm.aarch64.neon.fcvtas.i32.f32(float %a)
  ret i32 %r
}
; CHECK-LABEL: rounded_down:
; CHECK: fcvtmu x0, s0
define i64 @rounded_down(float %a) {
  %r = call i64 @llvm.aarch64.neon.fcvtmu.i64.f32(float %a)
  ret i64 %r
}
; CHECK-LABEL: step:
; CHECK: frecps d0, d0, d1
define double @step(double %a, double %b) {
  %r = call double @llvm.aarch64.neon.frecps.f64(double %a, double %b)
  ret double %r
}
; CHECK-LABEL: hash:
; CHECK: bcax v0.16b, v0.16b, v1.16b, v2.16b
; CHECK-NEXT: sha512h q0, q1, v2.2d
define <2 x i64> @hash(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c) {
  %x = call <2 x i64> @llvm.aarch64.crypto.bcaxu.v2i64(<2 x i64> %a, <2 x i64> %b, <2 x i64> %c)
  %r = call <2 x i64> @llvm.aarch64.crypto.sha512h(<2 x i64> %x, <2 x i64> %b, <2 x i64> %c)
  ret <2 x i64> %r
}
; CHECK-LABEL: products:
; CHECK: usmmla v0.4s, v1.16b, v2.16b
define <4 x i32> @products(<4 x i32> %s, <16 x i8> %a, <16 x i8> %b) {
  %r = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> %s, <16 x i8> %a, <16 x i8> %b)
  ret <4 x i32> %r
}
; CHECK-LABEL: doubled:
; CHECK: sqrdmlah v0.4h, v1.4h, v2.4h
define <4 x i16> @doubled(<4 x i16> %s, <4 x i16> %a, <4 x i16> %b) {
  %r = call <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16> %s, <4 x i16> %a, <4 x i16> %b)
  ret <4 x i16> %r
}
declare i32 @llvm.aarch64.neon.sqsub.i32(i32, i32)
declare <1 x i64> @llvm.aarch64.neon.urshl.v1i64(<1 x i64>, <1 x i64>)
declare i32 @llvm.aarch64.neon.fcvtas.i32.f32(float)
declare i64 @llvm.aarch64.neon.fcvtmu.i64.f32(float)
declare double @llvm.aarch64.neon.frecps.f64(double, double)
declare <2 x i64> @llvm.aarch64.crypto.bcaxu.v2i64(<2 x i64>, <2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.aarch64.crypto.sha512h(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <4 x i16> @llvm.aarch64.neon.sqrdmlah.v4i16(<4 x i16>, <4 x i16>, <4 x i16>)
