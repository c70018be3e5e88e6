; Values used before their definition, named and numbered.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i1 %c) {
  br label %b
a:
  %u = add i32 %v, %2
  ret i32 %u
b:
  %v = add i32 1, 2
  %2 = add i32 %v, 3
  br i1 %c, label %a, label %3
3:
  unreachable
}

; CHECK: define i32 @f(i1 %c) {
; CHECK-NEXT:   br label %b
; CHECK-EMPTY:
; CHECK-NEXT: a:                                                ; preds = %b
; CHECK-NEXT:   %u = add i32 %v, %1
; CHECK-NEXT:   ret i32 %u
; CHECK-EMPTY:
; CHECK-NEXT: b:                                                ; preds = %0
; CHECK-NEXT:   %v = add i32 1, 2
; CHECK-NEXT:   %1 = add i32 %v, 3
; CHECK-NEXT:   br i1 %c, label %a, label %2
; CHECK-EMPTY:
; CHECK-NEXT: 2:                                                ; preds = %b
; CHECK-NEXT:   unreachable
; CHECK-NEXT: }
