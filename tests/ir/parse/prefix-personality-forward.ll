; Constants of function headers may refer to what comes later.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() prefix ptr @g prologue ptr @h personality ptr @p {
  ret void
}
@g = global i32 0
define void @h() {
  ret void
}
declare i32 @p(...)

; CHECK: @g = global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: define void @f() prefix ptr @g prologue ptr @h personality ptr @p {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @h() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @p(...)
