; Blocks keep their order whatever refers to them first.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i1 %c) {
  br i1 %c, label %b, label %a
a:
  br label %c1
b:
  br label %a
c1:
  ret void
}

; CHECK: define void @f(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %b, label %a
; CHECK-EMPTY:
; CHECK-NEXT: a:                                                ; preds = %b, %0
; CHECK-NEXT:   br label %c1
; CHECK-EMPTY:
; CHECK-NEXT: b:                                                ; preds = %0
; CHECK-NEXT:   br label %a
; CHECK-EMPTY:
; CHECK-NEXT: c1:                                               ; preds = %a
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
