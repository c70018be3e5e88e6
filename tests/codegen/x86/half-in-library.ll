; The library has no functions for numbers of 16 bits: they are of 32 while it is called.
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+f16c %s -o - | FileCheck %s

; CHECK-LABEL: powers:
; CHECK: vcvtph2ps
; CHECK: callq __powisf2
; CHECK: vcvtps2ph
define half @powers(half %a, i32 %n) {
  %r = call half @llvm.powi.f16.i32(half %a, i32 %n)
  ret half %r
}

; CHECK-LABEL: scaled:
; CHECK: vcvtph2ps
; CHECK: callq ldexpf
; CHECK: vcvtps2ph
define half @scaled(half %a, i32 %n) {
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

; CHECK-LABEL: fraction:
; CHECK: vcvtph2ps
; CHECK: callq frexpf
; CHECK: vcvtps2ph
define { half, i32 } @fraction(half %a) {
  %r = call { half, i32 } @llvm.frexp.f16.i32(half %a)
  ret { half, i32 } %r
}
declare half @llvm.powi.f16.i32(half, i32)
declare half @llvm.ldexp.f16.i32(half, i32)
declare { half, i32 } @llvm.frexp.f16.i32(half)
