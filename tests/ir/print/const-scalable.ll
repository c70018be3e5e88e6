; A vector of unknown length with one number in all elements.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define <vscale x 4 x i32> @f() {
  ret <vscale x 4 x i32> splat (i32 3)
}
define <vscale x 2 x float> @g() {
  ret <vscale x 2 x float> splat (float 1.000000e+00)
}
define <vscale x 2 x i1> @h() {
  ret <vscale x 2 x i1> zeroinitializer
}

; CHECK:define <vscale x 4 x i32> @f() {
; CHECK-NEXT:  ret <vscale x 4 x i32> splat (i32 3)
; CHECK-NEXT:}
; CHECK:define <vscale x 2 x float> @g() {
; CHECK-NEXT:  ret <vscale x 2 x float> splat (float 1.000000e+00)
; CHECK-NEXT:}
; CHECK:define <vscale x 2 x i1> @h() {
; CHECK-NEXT:  ret <vscale x 2 x i1> zeroinitializer
; CHECK-NEXT:}
