; va_arg.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(ptr %l) {
  %1 = va_arg ptr %l, i32
  %2 = va_arg ptr %l, { i32, double }
  ret void
}

; CHECK: define void @f(ptr %l) {
; CHECK-NEXT:   %1 = va_arg ptr %l, i32
; CHECK-NEXT:   %2 = va_arg ptr %l, { i32, double }
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
