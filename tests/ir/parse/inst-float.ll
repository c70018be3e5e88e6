; Float arithmetic with fast-math flags.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define float @f(float %a, float %b) {
  %1 = fneg float %a
  %2 = fadd fast float %1, %b
  %3 = fsub nnan ninf float %2, %b
  %4 = fmul nsz arcp contract float %3, 2.0
  %5 = fdiv afn reassoc float %4, %b
  %6 = frem float %5, %b
  %7 = fneg reassoc nnan ninf nsz arcp contract afn float %6
  ret float %7
}

; CHECK: define float @f(float %a, float %b) {
; CHECK-NEXT:   %1 = fneg float %a
; CHECK-NEXT:   %2 = fadd fast float %1, %b
; CHECK-NEXT:   %3 = fsub nnan ninf float %2, %b
; CHECK-NEXT:   %4 = fmul nsz arcp contract float %3, 2.000000e+00
; CHECK-NEXT:   %5 = fdiv reassoc afn float %4, %b
; CHECK-NEXT:   %6 = frem float %5, %b
; CHECK-NEXT:   %7 = fneg fast float %6
; CHECK-NEXT:   ret float %7
; CHECK-NEXT: }
