; Calls: tail markers, fast-math flags, conventions, varargs, address spaces.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define float @f(ptr %p, i32 %a) {
  %1 = call i32 @g(i32 %a)
  %2 = tail call fastcc i32 @g(i32 %a)
  %3 = notail call i32 (i32, ...) @v(i32 %a, ptr %p, double 1.0)
  %4 = call fast float %p(float 1.0)
  %5 = call nnan float @h()
  call void @n()
  call cc 42 void @n()
  %6 = call { i32, i32 } %p()
  call void null()
  call addrspace(0) void @n()
  call void inttoptr (i64 5 to ptr)()
  ret float %4
}
define void @m(i32 %a, ...) {
  musttail call void (i32, ...) @m(i32 %a, ...)
  ret void
}
declare i32 @g(i32)
declare i32 @v(i32, ...)
declare float @h()
declare void @n()

; CHECK: define float @f(ptr %p, i32 %a) {
; CHECK-NEXT:   %1 = call i32 @g(i32 %a)
; CHECK-NEXT:   %2 = tail call fastcc i32 @g(i32 %a)
; CHECK-NEXT:   %3 = notail call i32 (i32, ...) @v(i32 %a, ptr %p, double 1.000000e+00)
; CHECK-NEXT:   %4 = call fast float %p(float 1.000000e+00)
; CHECK-NEXT:   %5 = call nnan float @h()
; CHECK-NEXT:   call void @n()
; CHECK-NEXT:   call cc42 void @n()
; CHECK-NEXT:   %6 = call { i32, i32 } %p()
; CHECK-NEXT:   call void null()
; CHECK-NEXT:   call void @n()
; CHECK-NEXT:   call void inttoptr (i64 5 to ptr)()
; CHECK-NEXT:   ret float %4
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @m(i32 %a, ...) {
; CHECK-NEXT:   musttail call void (i32, ...) @m(i32 %a, ...)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @g(i32)
; CHECK-EMPTY:
; CHECK-NEXT: declare i32 @v(i32, ...)
; CHECK-EMPTY:
; CHECK-NEXT: declare float @h()
; CHECK-EMPTY:
; CHECK-NEXT: declare void @n()
