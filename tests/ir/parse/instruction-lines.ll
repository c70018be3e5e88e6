; Instructions need no lines of their own.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %a) { %b = add i32 %a, 1 %c = mul i32 %b, %b br label %x x: ret i32 %c }

; CHECK: define i32 @f(i32 %a) {
; CHECK-NEXT:   %b = add i32 %a, 1
; CHECK-NEXT:   %c = mul i32 %b, %b
; CHECK-NEXT:   br label %x
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %0
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
