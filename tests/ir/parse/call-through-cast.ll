; Calls of what is not a function, and with other types than declared.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(i32)
@g = global i32 0
define void @h(ptr %p) {
  call i64 @f(ptr %p)
  call void @g()
  call void %p(<2 x float> zeroinitializer, { i32, i8 } { i32 1, i8 2 })
  ret void
}

; CHECK: @g = global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: declare void @f(i32)
; CHECK-EMPTY:
; CHECK-NEXT: define void @h(ptr %p) {
; CHECK-NEXT:   %1 = call i64 @f(ptr %p)
; CHECK-NEXT:   call void @g()
; CHECK-NEXT:   call void %p(<2 x float> zeroinitializer, { i32, i8 } { i32 1, i8 2 })
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
