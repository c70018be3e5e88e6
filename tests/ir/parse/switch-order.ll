; Cases keep their order; the default may be among them.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i8 %a) {
  switch i8 %a, label %d [ i8 9, label %x i8 1, label %d i8 -1, label %x ]
x:
  br label %d
d:
  ret void
}

; CHECK: define void @f(i8 %a) {
; CHECK-NEXT:   switch i8 %a, label %d [
; CHECK-NEXT:     i8 9, label %x
; CHECK-NEXT:     i8 1, label %d
; CHECK-NEXT:     i8 -1, label %x
; CHECK-NEXT:   ]
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %0, %0
; CHECK-NEXT:   br label %d
; CHECK-EMPTY:
; CHECK-NEXT: d:                                                ; preds = %x, %0, %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
