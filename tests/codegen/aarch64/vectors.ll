; Vectors in registers: arithmetic, elements, orders of elements, constants, comparisons, widths, and how they are passed.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: arithmetic:
; CHECK: mla v2.4s, v0.4s, v1.4s
define <4 x i32> @arithmetic(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %m = mul <4 x i32> %a, %b
  %s = add <4 x i32> %m, %c
  ret <4 x i32> %s
}

; A short vector is the lower half of a register.
; CHECK-LABEL: short:
; CHECK: add v0.8h, v0.8h, v1.8h
; CHECK-NEXT: ret
define <4 x i16> @short(<4 x i16> %a, <4 x i16> %b) {
  %s = add <4 x i16> %a, %b
  ret <4 x i16> %s
}

; The ninth is on the stack, in eight bytes.
; CHECK-LABEL: ninth:
; CHECK: ldr d0, [sp, #8]
; CHECK-NEXT: ret
define <2 x float> @ninth(<2 x float> %a, <2 x float> %b, <2 x float> %c, <2 x float> %d, <2 x float> %e, <2 x float> %f,
                          <2 x float> %g, <2 x float> %h, <2 x float> %i, <2 x float> %j) {
  ret <2 x float> %j
}

; CHECK-LABEL: by_element:
; CHECK: fmul v0.4s, v0.4s, v{{[0-9]+}}.s[0]
define <4 x float> @by_element(<4 x float> %v, float %s) {
  %i = insertelement <4 x float> poison, float %s, i64 0
  %all = shufflevector <4 x float> %i, <4 x float> poison, <4 x i32> zeroinitializer
  %w = fmul <4 x float> %v, %all
  ret <4 x float> %w
}

; CHECK-LABEL: greater:
; CHECK: cmgt v[[M:[0-9]+]].4s, v0.4s, v1.4s
; CHECK: bsl v[[M]].16b, v0.16b, v1.16b
define <4 x i32> @greater(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp slt <4 x i32> %b, %a
  %x = add <4 x i32> %b, %b
  %r = select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %r
}

; Greater or less is what is ordered and not equal.
; CHECK-LABEL: unequal:
; CHECK-DAG: fcmgt v{{[0-9]+}}.2d, v0.2d, v1.2d
; CHECK-DAG: fcmgt v{{[0-9]+}}.2d, v1.2d, v0.2d
; CHECK: orr
define <2 x i64> @unequal(<2 x double> %a, <2 x double> %b) {
  %c = fcmp one <2 x double> %a, %b
  %m = sext <2 x i1> %c to <2 x i64>
  ret <2 x i64> %m
}

; CHECK-LABEL: orders:
; CHECK: zip1 v0.4s, v0.4s, v1.4s
define <4 x i32> @orders(<4 x i32> %a, <4 x i32> %b) {
  %s = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x i32> %s
}

; CHECK-LABEL: reversed:
; CHECK: ext v0.16b, v0.16b, v0.16b, #8
; CHECK: rev64 v0.4s, v0.4s
define <4 x float> @reversed(<4 x float> %a) {
  %s = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x float> %s
}

; CHECK-LABEL: even:
; CHECK: uzp1 v0.8h, v0.8h, v1.8h
define <8 x i16> @even(<4 x i32> %a, <4 x i32> %b) {
  %c = shufflevector <4 x i32> %a, <4 x i32> %b, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %t = trunc <8 x i32> %c to <8 x i16>
  ret <8 x i16> %t
}

; CHECK-LABEL: constants:
; CHECK: movi v{{[0-9]+}}.4s, #3, lsl #8
; CHECK: mvni v{{[0-9]+}}.8h, #4
define void @constants(ptr %p) {
  store <4 x i32> <i32 768, i32 768, i32 768, i32 768>, ptr %p
  %q = getelementptr i8, ptr %p, i64 16
  store <8 x i16> <i16 -5, i16 -5, i16 -5, i16 -5, i16 -5, i16 -5, i16 -5, i16 -5>, ptr %q
  ret void
}

; CHECK-LABEL: wider:
; CHECK-DAG: ushll v{{[0-9]+}}.8h, v0.8b, #0
; CHECK-DAG: ushll2 v{{[0-9]+}}.8h, v0.16b, #0
define <16 x i16> @wider(<16 x i8> %a) {
  %w = zext <16 x i8> %a to <16 x i16>
  ret <16 x i16> %w
}

; CHECK-LABEL: elements:
; CHECK: mov v0.s[2], w0
; CHECK: mov v0.s[3], v1.s[1]
define <4 x i32> @elements(<4 x i32> %a, <4 x i32> %b, i32 %x) {
  %i = insertelement <4 x i32> %a, i32 %x, i64 2
  %s = shufflevector <4 x i32> %i, <4 x i32> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  ret <4 x i32> %s
}

; CHECK-LABEL: shifted:
; CHECK: usra v0.2d, v1.2d, #7
define <2 x i64> @shifted(<2 x i64> %a, <2 x i64> %b) {
  %s = lshr <2 x i64> %b, <i64 7, i64 7>
  %r = add <2 x i64> %a, %s
  ret <2 x i64> %r
}
