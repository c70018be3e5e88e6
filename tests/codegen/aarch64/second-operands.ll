; Second operands are shifted or extended, comparisons included; constants of numbers and conversions are one instruction.
; RUN: codewright llc -mtriple=aarch64 -O2 %s -o - | FileCheck %s

; CHECK-LABEL: compare_shifted:
; CHECK: cmp w0, w1, lsl #3
; CHECK-NEXT: cset w0, lo
define i32 @compare_shifted(i32 %a, i32 %b) {
  %s = shl i32 %b, 3
  %c = icmp ult i32 %a, %s
  %r = zext i1 %c to i32
  ret i32 %r
}

; CHECK-LABEL: compare_extended:
; CHECK: cmp x0, w1, sxtw
define i1 @compare_extended(i64 %a, i32 %b) {
  %s = sext i32 %b to i64
  %c = icmp slt i64 %a, %s
  ret i1 %c
}

; CHECK-LABEL: compare_half:
; CHECK: cmp w0, w1, uxth
define i1 @compare_half(i32 %a, i32 %b) {
  %s = and i32 %b, 65535
  %c = icmp slt i32 %a, %s
  ret i1 %c
}

; CHECK-LABEL: compare_high:
; CHECK: cmp w0, #3, lsl #12
define i1 @compare_high(i32 %a) {
  %c = icmp slt i32 %a, 12288
  ret i1 %c
}

; CHECK-LABEL: add_byte:
; CHECK: add x0, x0, w1, sxtb #2
define i64 @add_byte(i64 %a, i64 %b) {
  %n = trunc i64 %b to i8
  %s = sext i8 %n to i64
  %t = shl i64 %s, 2
  %r = add i64 %a, %t
  ret i64 %r
}

; CHECK-LABEL: two_steps:
; CHECK: add x8, x0, #291, lsl #12
; CHECK-NEXT: add x0, x8, #1110
define i64 @two_steps(i64 %a) {
  %r = add i64 %a, 1193046
  ret i64 %r
}

; CHECK-LABEL: clear_shifted:
; CHECK: bic w0, w0, w1, lsl #5
define i32 @clear_shifted(i32 %a, i32 %b) {
  %s = shl i32 %b, 5
  %n = xor i32 %s, -1
  %r = and i32 %a, %n
  ret i32 %r
}

; CHECK-LABEL: minus_product:
; CHECK: mneg x0, x0, x1
define i64 @minus_product(i64 %a, i64 %b) {
  %m = mul i64 %a, %b
  %r = sub i64 0, %m
  ret i64 %r
}

; A field that is moved up.
; CHECK-LABEL: field_up:
; CHECK: ubfiz x0, x0, #4, #8
define i64 @field_up(i64 %a) {
  %s = shl i64 %a, 4
  %r = and i64 %s, 4080
  ret i64 %r
}

; CHECK-LABEL: sign_is_clear:
; CHECK: tbnz w0, #31
define void @sign_is_clear(i32 %a, ptr %p) {
  %c = icmp sgt i32 %a, -1
  br i1 %c, label %set, label %end
set:
  store i32 %a, ptr %p
  br label %end
end:
  ret void
}

; CHECK-LABEL: half:
; CHECK: fmov s0, #-0.50000000
define float @half() {
  ret float -0.5
}

; CHECK-LABEL: not_positive:
; CHECK: fcmp d0, #0.0
define i1 @not_positive(double %a) {
  %c = fcmp ole double %a, 0.0
  ret i1 %c
}

; CHECK-LABEL: everywhere:
; CHECK: fmov v1.4s, #1.00000000
define <4 x float> @everywhere(<4 x float> %a) {
  %r = fadd <4 x float> %a, <float 1.0, float 1.0, float 1.0, float 1.0>
  ret <4 x float> %r
}

; CHECK-LABEL: everywhere_negative:
; CHECK: fmov v1.2d, #-3.00000000
define <2 x double> @everywhere_negative(<2 x double> %a) {
  %r = fadd <2 x double> %a, <double -3.0, double -3.0>
  ret <2 x double> %r
}

; CHECK-LABEL: nearest:
; CHECK: fcvtzs w0, s0
; CHECK-NEXT: ret
define i32 @nearest(float %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  ret i32 %r
}

; CHECK-LABEL: rounded:
; CHECK: fcvtas x0, d0
define i64 @rounded(double %a) {
  %r = call i64 @llvm.lround.i64.f64(double %a)
  ret i64 %r
}

; CHECK-LABEL: down:
; CHECK: fcvtms w0, d0
define i32 @down(double %a) {
  %f = call double @llvm.floor.f64(double %a)
  %r = fptosi double %f to i32
  ret i32 %r
}

; CHECK-LABEL: difference:
; CHECK: fabd d0, d0, d1
define double @difference(double %a, double %b) {
  %s = fsub double %a, %b
  %r = call double @llvm.fabs.f64(double %s)
  ret double %r
}

; CHECK-LABEL: away:
; CHECK: frinta s0, s0
define float @away(float %a) {
  %r = call float @llvm.round.f32(float %a)
  ret float %r
}

; CHECK-LABEL: away_everywhere:
; CHECK: frinta v0.4s, v0.4s
define <4 x float> @away_everywhere(<4 x float> %a) {
  %r = call <4 x float> @llvm.round.v4f32(<4 x float> %a)
  ret <4 x float> %r
}
