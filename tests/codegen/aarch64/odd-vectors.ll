; Vectors as arguments and results whose lanes are not a power of two, or fewer than fill a register.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s

; With one more lane they fill a register.
; CHECK-LABEL: three_words:
; CHECK: add v0.4s, v0.4s, v1.4s
; CHECK-NEXT: ret
define <3 x i32> @three_words(<3 x i32> %a, <3 x i32> %b) {
  %r = add <3 x i32> %a, %b
  ret <3 x i32> %r
}

; CHECK-LABEL: five_halves:
; CHECK: add v0.8h, v0.8h, v1.8h
; CHECK-NEXT: ret
define <5 x i16> @five_halves(<5 x i16> %a, <5 x i16> %b) {
  %r = add <5 x i16> %a, %b
  ret <5 x i16> %r
}

; ... or the lower half of one.
; CHECK-LABEL: seven_bytes:
; CHECK: add v0.16b, v0.16b, v1.16b
; CHECK-NEXT: ret
define <7 x i8> @seven_bytes(<7 x i8> %a, <7 x i8> %b) {
  %r = add <7 x i8> %a, %b
  ret <7 x i8> %r
}

; Three bytes are three arguments.
; CHECK-LABEL: three_bytes:
; CHECK-DAG: mov v{{[0-9]+}}.b[2], w2
; CHECK-DAG: mov v{{[0-9]+}}.b[2], w5
; CHECK: ret
define <3 x i8> @three_bytes(<3 x i8> %a, <3 x i8> %b) {
  %r = add <3 x i8> %a, %b
  ret <3 x i8> %r
}

; Elements of 64 bits are in registers of vectors, integers too.
; CHECK-LABEL: third_long:
; CHECK: fmov x0, d2
; CHECK-NEXT: ret
define i64 @third_long(<3 x i64> %a) {
  %r = extractelement <3 x i64> %a, i64 2
  ret i64 %r
}

; CHECK-LABEL: alone:
; CHECK: add v0.4s, v0.4s, v1.4s
; CHECK-NEXT: ret
define <1 x i32> @alone(<1 x i32> %a, <1 x i32> %b) {
  %r = add <1 x i32> %a, %b
  ret <1 x i32> %r
}

; CHECK-LABEL: two_halves:
; CHECK: fmov x[[X:[0-9]+]], d0
; CHECK-NEXT: lsr {{.*}}, x[[X]], #16
define half @two_halves(<2 x half> %a) {
  %r = extractelement <2 x half> %a, i64 1
  ret half %r
}

; Elements of more than 64 bits are numbers of two registers each, and so are those that no register fills.
; CHECK-LABEL: wide_elements:
; CHECK: mov x0, x4
; CHECK-NEXT: mov x1, x5
; CHECK-NEXT: ret
define i100 @wide_elements(i64 %a, <2 x i100> %v) {
  %r = extractelement <2 x i100> %v, i32 1
  ret i100 %r
}

; CHECK-LABEL: odd_element:
; CHECK: mov w0, w1
; CHECK-NEXT: ret
define i24 @odd_element(i32 %a, <1 x i24> %v) {
  %r = extractelement <1 x i24> %v, i32 0
  ret i24 %r
}
