; indirectbr with and without destinations.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  indirectbr ptr %p, []
b:
  unreachable
}

; CHECK:define void @f(ptr %p) {
; CHECK-NEXT:  indirectbr ptr %p, [label %a, label %b]
; CHECK:a:                                                ; preds = %0
; CHECK-NEXT:  indirectbr ptr %p, []
; CHECK:b:                                                ; preds = %0
; CHECK-NEXT:  unreachable
; CHECK-NEXT:}
