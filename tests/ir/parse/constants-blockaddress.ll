; Addresses of blocks, before, in and after their function.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global ptr blockaddress(@f, %x)
define ptr @f() {
entry:
  br label %x
x:
  br label %y
y:
  ret ptr blockaddress(@f, %x)
}
@b = global [2 x ptr] [ptr blockaddress(@f, %y), ptr blockaddress(@g, %2)]
define ptr @g(i1 %c) {
  br i1 %c, label %1, label %2
1:
  ret ptr blockaddress(@f, %y)
2:
  ret ptr blockaddress(@h, %bb)
}
define void @h() {
  br label %bb
bb:
  ret void
}

; CHECK: @a = global ptr blockaddress(@f, %x)
; CHECK-NEXT: @b = global [2 x ptr] [ptr blockaddress(@f, %y), ptr blockaddress(@g, %2)]
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @f() {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %x
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %entry
; CHECK-NEXT:   br label %y
; CHECK-EMPTY:
; CHECK-NEXT: y:                                                ; preds = %x
; CHECK-NEXT:   ret ptr blockaddress(@f, %x)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define ptr @g(i1 %c) {
; CHECK-NEXT:   br i1 %c, label %1, label %2
; CHECK-EMPTY:
; CHECK-NEXT: 1:                                                ; preds = %0
; CHECK-NEXT:   ret ptr blockaddress(@f, %y)
; CHECK-EMPTY:
; CHECK-NEXT: 2:                                                ; preds = %0
; CHECK-NEXT:   ret ptr blockaddress(@h, %bb)
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @h() {
; CHECK-NEXT:   br label %bb
; CHECK-EMPTY:
; CHECK-NEXT: bb:                                               ; preds = %0
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
