; extractelement, insertelement, shufflevector.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 2 x i64> %s) {
  %1 = extractelement <4 x i32> %a, i32 %i
  %2 = extractelement <4 x i32> %a, i64 0
  %3 = insertelement <4 x i32> %a, i32 %1, i8 3
  %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 poison, i32 3>
  %6 = shufflevector <4 x i32> %a, <4 x i32> poison, <8 x i32> zeroinitializer
  %7 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> poison
  %8 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
  %9 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 undef, i32 7>
  ret void
}

; CHECK: define void @f(<4 x i32> %a, <4 x i32> %b, i32 %i, <vscale x 2 x i64> %s) {
; CHECK-NEXT:   %1 = extractelement <4 x i32> %a, i32 %i
; CHECK-NEXT:   %2 = extractelement <4 x i32> %a, i64 0
; CHECK-NEXT:   %3 = insertelement <4 x i32> %a, i32 %1, i8 3
; CHECK-NEXT:   %4 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
; CHECK-NEXT:   %5 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 poison, i32 3>
; CHECK-NEXT:   %6 = shufflevector <4 x i32> %a, <4 x i32> poison, <8 x i32> zeroinitializer
; CHECK-NEXT:   %7 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> poison
; CHECK-NEXT:   %8 = shufflevector <vscale x 2 x i64> %s, <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer
; CHECK-NEXT:   %9 = shufflevector <4 x i32> %a, <4 x i32> %b, <2 x i32> <i32 poison, i32 7>
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
