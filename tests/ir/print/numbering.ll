; Arguments, blocks and results share one sequence of numbers; void has none.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define i32 @f(i32 %0, i32 %x, i32 %1) {
  %3 = add i32 %0, %1
  store i32 %3, ptr null
  br label %4
4:
  %5 = add i32 %3, %x
  %named = add i32 %5, 1
  %6 = add i32 %named, 1
  ret i32 %6
}

; CHECK:define i32 @f(i32 %0, i32 %x, i32 %1) {
; CHECK-NEXT:  %3 = add i32 %0, %1
; CHECK-NEXT:  store i32 %3, ptr null, align 4
; CHECK-NEXT:  br label %4
; CHECK:4:                                                ; preds = %2
; CHECK-NEXT:  %5 = add i32 %3, %x
; CHECK-NEXT:  %named = add i32 %5, 1
; CHECK-NEXT:  %6 = add i32 %named, 1
; CHECK-NEXT:  ret i32 %6
; CHECK-NEXT:}
