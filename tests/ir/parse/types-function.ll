; Function types in calls, with and without variable arguments.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %p) {
  call void (i32, ...) %p(i32 1, i64 2)
  call i32 (ptr) %p(ptr %p)
  %x = call { i32, i1 } () %p()
  ret void
}

; CHECK: define void @f(ptr %p) {
; CHECK-NEXT:   call void (i32, ...) %p(i32 1, i64 2)
; CHECK-NEXT:   %1 = call i32 %p(ptr %p)
; CHECK-NEXT:   %x = call { i32, i1 } %p()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
