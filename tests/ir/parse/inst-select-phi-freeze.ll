; select, phi and freeze.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define float @f(i1 %c, float %a, <2 x i1> %m, <2 x float> %v) {
entry:
  %1 = select i1 %c, float %a, float 1.0
  %2 = select nnan nsz i1 %c, float %a, float %1
  %3 = select <2 x i1> %m, <2 x float> %v, <2 x float> zeroinitializer
  %4 = freeze float %2
  br i1 %c, label %x, label %y
x:
  %p = phi i32 [ 1, %entry ], [ %q, %y ]
  %5 = phi fast float [ %4, %entry ], [ 2.0, %y ]
  ret float %5
y:
  %q = phi i32 [ 0, %entry ]
  br label %x
}

; CHECK: define float @f(i1 %c, float %a, <2 x i1> %m, <2 x float> %v) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = select i1 %c, float %a, float 1.000000e+00
; CHECK-NEXT:   %1 = select nnan nsz i1 %c, float %a, float %0
; CHECK-NEXT:   %2 = select <2 x i1> %m, <2 x float> %v, <2 x float> zeroinitializer
; CHECK-NEXT:   %3 = freeze float %1
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %y, %entry
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ %q, %y ]
; CHECK-NEXT:   %4 = phi fast float [ %3, %entry ], [ 2.000000e+00, %y ]
; CHECK-NEXT:   ret float %4
; CHECK-EMPTY:
; CHECK-NEXT: y:                                                ; preds = %entry
; CHECK-NEXT:   %q = phi i32 [ 0, %entry ]
; CHECK-NEXT:   br label %x
; CHECK-NEXT: }
