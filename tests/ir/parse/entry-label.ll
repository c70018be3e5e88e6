; The entry block may have a label or a number.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() {
0:
  ret void
}
define void @g() {
start:
  ret void
}

; CHECK: define void @f() {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: define void @g() {
; CHECK-NEXT: start:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
