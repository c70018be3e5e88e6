; Vectors of equal elements, fixed and scalable.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global <4 x i32> splat (i32 7)
@b = global <2 x float> splat (float 1.0)
@c = global <2 x ptr> splat (ptr @a)
@d = global <3 x i33> splat (i33 1)
@g = global <4 x i8> splat (i8 0)
define <vscale x 2 x double> @f() {
  ret <vscale x 2 x double> splat (double 1.0)
}
define <vscale x 4 x i32> @g2() {
  ret <vscale x 4 x i32> splat (i32 3)
}

; CHECK: @a = global <4 x i32> splat (i32 7)
; CHECK-NEXT: @b = global <2 x float> splat (float 1.000000e+00)
; CHECK-NEXT: @c = global <2 x ptr> <ptr @a, ptr @a>
; CHECK-NEXT: @d = global <3 x i33> splat (i33 1)
; CHECK-NEXT: @g = global <4 x i8> zeroinitializer
; CHECK-EMPTY:
; CHECK-NEXT: define <vscale x 2 x double> @f() {
; CHECK-NEXT:   ret <vscale x 2 x double> splat (double 1.000000e+00)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define <vscale x 4 x i32> @g2() {
; CHECK-NEXT:   ret <vscale x 4 x i32> splat (i32 3)
; CHECK-NEXT: }
