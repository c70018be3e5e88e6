; The smaller and the larger number are instructions of the extension, and the convention follows from it where none is named.
; RUN: llc -mtriple=riscv64 -mattr=+d -O2 %s -o - | FileCheck %s

; CHECK-LABEL: number:
; CHECK: fmin.d fa0, fa0, fa1
; CHECK-NEXT: ret
define double @number(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}

; CHECK-LABEL: larger_number:
; CHECK: fmax.s fa0, fa0, fa1
; CHECK-NEXT: ret
define float @larger_number(float %a, float %b) {
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  ret float %r
}
