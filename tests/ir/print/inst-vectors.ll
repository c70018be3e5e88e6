; Vectors element by element: types are repeated where they differ.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(<4 x i32> %v, i64 %i) {
  %a = extractelement <4 x i32> %v, i64 %i
  %b = insertelement <4 x i32> %v, i32 1, i64 0
  %c = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %d = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 7, i32 poison>
  %e = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> poison
  ret void
}
define <vscale x 2 x i32> @g(<vscale x 2 x i32> %v) {
  %a = shufflevector <vscale x 2 x i32> %v, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
  ret <vscale x 2 x i32> %a
}

; CHECK:define void @f(<4 x i32> %v, i64 %i) {
; CHECK-NEXT:  %a = extractelement <4 x i32> %v, i64 %i
; CHECK-NEXT:  %b = insertelement <4 x i32> %v, i32 1, i64 0
; CHECK-NEXT:  %c = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
; CHECK-NEXT:  %d = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> <i32 7, i32 poison>
; CHECK-NEXT:  %e = shufflevector <4 x i32> %v, <4 x i32> %v, <2 x i32> poison
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:define <vscale x 2 x i32> @g(<vscale x 2 x i32> %v) {
; CHECK-NEXT:  %a = shufflevector <vscale x 2 x i32> %v, <vscale x 2 x i32> poison, <vscale x 2 x i32> zeroinitializer
; CHECK-NEXT:  ret <vscale x 2 x i32> %a
; CHECK-NEXT:}
