; Conversions to narrow integers go by 32 bits, whose bounds the machine knows; half-precision numbers are widened first.
; RUN: llc -mtriple=aarch64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s

declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i32 @llvm.fptosi.sat.i32.f16(half)

define i8 @byte(double %x) nounwind {
; CHECK-LABEL: byte:
; CHECK: fcvtzu w[[NUMBER:[0-9]+]], d0
; CHECK: cmp w[[NUMBER]], #255
; CHECK-NEXT: csel w0, w[[NUMBER]], w{{[0-9]+}}, lo
; CHECK-NEXT: ret
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %x)
  ret i8 %r
}

define i32 @of_half(half %x) nounwind {
; CHECK-LABEL: of_half:
; CHECK: fcvt s0, h0
; CHECK-NEXT: fcvtzs w0, s0
; CHECK-NEXT: ret
  %r = call i32 @llvm.fptosi.sat.i32.f16(half %x)
  ret i32 %r
}
