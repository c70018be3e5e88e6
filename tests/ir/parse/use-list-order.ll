; Use-list orders are read.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 0
@b = global [2 x ptr] [ptr @a, ptr @c]
@c = global ptr @a
define i32 @f(i32 %x) {
  %1 = add i32 %x, %x
  %2 = add i32 %x, 7
  ret i32 %1
uselistorder i32 %x, { 2, 0, 1 }
}
uselistorder ptr @a, { 1, 0 }

; CHECK: @a = global i32 0
; CHECK-NEXT: @b = global [2 x ptr] [ptr @a, ptr @c]
; CHECK-NEXT: @c = global ptr @a
; CHECK-EMPTY:
; CHECK-NEXT: define i32 @f(i32 %x) {
; CHECK-NEXT:   %1 = add i32 %x, %x
; CHECK-NEXT:   %2 = add i32 %x, 7
; CHECK-NEXT:   ret i32 %1
; CHECK-NEXT: }
