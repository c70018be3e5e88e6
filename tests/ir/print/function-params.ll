; Parameters have names in definitions only.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @f(i32, ptr noalias readonly)
define void @g(i32 %0, ptr noalias readonly %p, i32 %1) {
  ret void
}

; CHECK:declare void @f(i32, ptr noalias readonly)
; CHECK:define void @g(i32 %0, ptr noalias readonly %p, i32 %1) {
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
