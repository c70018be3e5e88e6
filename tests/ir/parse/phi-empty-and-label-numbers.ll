; Phis of unnamed blocks and values.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i1 %0) {
  br i1 %0, label %2, label %4
2:
  %3 = add i32 1, 2
  br label %6
4:
  %5 = add i32 3, 4
  br label %6
6:
  %7 = phi i32 [ %3, %2 ], [ %5, %4 ]
  ret i32 %7
}

; CHECK: define i32 @f(i1 %0) {
; CHECK-NEXT:   br i1 %0, label %2, label %4
; CHECK-EMPTY:
; CHECK-NEXT: 2:                                                ; preds = %1
; CHECK-NEXT:   %3 = add i32 1, 2
; CHECK-NEXT:   br label %6
; CHECK-EMPTY:
; CHECK-NEXT: 4:                                                ; preds = %1
; CHECK-NEXT:   %5 = add i32 3, 4
; CHECK-NEXT:   br label %6
; CHECK-EMPTY:
; CHECK-NEXT: 6:                                                ; preds = %4, %2
; CHECK-NEXT:   %7 = phi i32 [ %3, %2 ], [ %5, %4 ]
; CHECK-NEXT:   ret i32 %7
; CHECK-NEXT: }
