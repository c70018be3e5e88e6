; switch: one case a line, also without any.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i64 %x) {
  switch i64 %x, label %d [
    i64 -1, label %a
    i64 5, label %d
  ]
a:
  switch i64 %x, label %d [
  ]
d:
  ret void
}

; CHECK:define void @f(i64 %x) {
; CHECK-NEXT:  switch i64 %x, label %d [
; CHECK-NEXT:    i64 -1, label %a
; CHECK-NEXT:    i64 5, label %d
; CHECK-NEXT:  ]
; CHECK:a:                                                ; preds = %0
; CHECK-NEXT:  switch i64 %x, label %d [
; CHECK-NEXT:  ]
; CHECK:d:                                                ; preds = %a, %0, %0
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
