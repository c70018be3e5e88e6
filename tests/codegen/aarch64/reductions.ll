; All lanes in one: instructions over all elements of a register, or of its lower half.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: addv s[[S:[0-9]+]], v0.4s
; CHECK-NEXT: fmov w0, s[[S]]
; CHECK-NEXT: ret
define i32 @sum(<4 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %r
}

; CHECK-LABEL: largest_byte:
; CHECK: umaxv b[[S:[0-9]+]], v0.16b
; CHECK-NEXT: fmov w0, s[[S]]
; CHECK-NEXT: ret
define i8 @largest_byte(<16 x i8> %v) {
  %r = call i8 @llvm.vector.reduce.umax.v16i8(<16 x i8> %v)
  ret i8 %r
}

; CHECK-LABEL: smallest_of_half:
; CHECK: sminv h{{[0-9]+}}, v0.4h
define i16 @smallest_of_half(<4 x i16> %v) {
  %r = call i16 @llvm.vector.reduce.smin.v4i16(<4 x i16> %v)
  ret i16 %r
}

; CHECK-LABEL: pair:
; CHECK: addp d{{[0-9]+}}, v0.2d
define i64 @pair(<2 x i64> %v) {
  %r = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %v)
  ret i64 %r
}

; CHECK-LABEL: long_sum:
; CHECK: uaddlv h[[S:[0-9]+]], v0.16b
; CHECK-NEXT: fmov w0, s[[S]]
define i32 @long_sum(<16 x i8> %v) {
  %w = zext <16 x i8> %v to <16 x i32>
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %w)
  ret i32 %r
}

; The bits above a sum of signed bytes are not its sign yet.
; CHECK-LABEL: long_signed_sum:
; CHECK: saddlv h[[S:[0-9]+]], v0.16b
; CHECK-NEXT: fmov w[[W:[0-9]+]], s[[S]]
; CHECK-NEXT: sxth w0, w[[W]]
define i32 @long_signed_sum(<16 x i8> %v) {
  %w = sext <16 x i8> %v to <16 x i32>
  %r = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %w)
  ret i32 %r
}

; Several registers: sums of pairs are added up first.
; CHECK-LABEL: long_sum_of_two:
; CHECK: uaddlp v[[A:[0-9]+]].8h, v{{[01]}}.16b
; CHECK-NEXT: uadalp v[[A]].8h, v{{[01]}}.16b
; CHECK-NEXT: uaddlv s{{[0-9]+}}, v[[A]].8h
define i32 @long_sum_of_two(<32 x i8> %v) {
  %w = zext <32 x i8> %v to <32 x i32>
  %r = call i32 @llvm.vector.reduce.add.v32i32(<32 x i32> %w)
  ret i32 %r
}

; CHECK-LABEL: float_sum:
; CHECK: faddp v[[A:[0-9]+]].4s, v1.4s, v1.4s
; CHECK-NEXT: faddp s{{[0-9]+}}, v[[A]].2s
define float @float_sum(float %s, <4 x float> %v) {
  %r = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  ret float %r
}

; CHECK-LABEL: largest_float:
; CHECK: fmaxnmv s0, v0.4s
; CHECK-NEXT: ret
define float @largest_float(<4 x float> %v) {
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  ret float %r
}
