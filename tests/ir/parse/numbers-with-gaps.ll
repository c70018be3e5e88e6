; Numbers may be left out.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %3) {
  %10 = add i32 %3, 1
  br label %20
20:
  %30 = add i32 %10, 1
  ret i32 %30
}

; CHECK: define i32 @f(i32 %0) {
; CHECK-NEXT:   %2 = add i32 %0, 1
; CHECK-NEXT:   br label %3
; CHECK-EMPTY:
; CHECK-NEXT: 3:                                                ; preds = %1
; CHECK-NEXT:   %4 = add i32 %2, 1
; CHECK-NEXT:   ret i32 %4
; CHECK-NEXT: }
