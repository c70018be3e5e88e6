; Unnamed and numbered arguments and blocks share one sequence.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32, i32 %1, i32 %x, i32) {
  %5 = add i32 %0, %2
  br label %6
6:
  %7 = add i32 %5, %1
  ret i32 %7
}

; CHECK: define i32 @f(i32 %0, i32 %1, i32 %x, i32 %2) {
; CHECK-NEXT:   %4 = add i32 %0, %2
; CHECK-NEXT:   br label %5
; CHECK-EMPTY:
; CHECK-NEXT: 5:                                                ; preds = %3
; CHECK-NEXT:   %6 = add i32 %4, %1
; CHECK-NEXT:   ret i32 %6
; CHECK-NEXT: }
