; va_arg, ret, unreachable.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define { i32, ptr } @f(ptr %l) {
  %a = va_arg ptr %l, i32
  %b = va_arg ptr %l, { i32, ptr }
  ret { i32, ptr } %b
}
define void @g() {
  ret void
}
define void @h() {
  unreachable
}

; CHECK:define { i32, ptr } @f(ptr %l) {
; CHECK-NEXT:  %a = va_arg ptr %l, i32
; CHECK-NEXT:  %b = va_arg ptr %l, { i32, ptr }
; CHECK-NEXT:  ret { i32, ptr } %b
; CHECK-NEXT:}
; CHECK:define void @g() {
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
; CHECK:define void @h() {
; CHECK-NEXT:  unreachable
; CHECK-NEXT:}
