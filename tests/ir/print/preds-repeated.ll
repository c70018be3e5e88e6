; A switch is listed once for every case.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 1, label %a
    i32 -1, label %d
  ]
a:
  br label %d
d:
  ret void
}

; CHECK:define void @f(i32 %x) {
; CHECK-NEXT:  switch i32 %x, label %d [
; CHECK-NEXT:    i32 0, label %a
; CHECK-NEXT:    i32 1, label %a
; CHECK-NEXT:    i32 -1, label %d
; CHECK-NEXT:  ]
; CHECK:a:                                                ; preds = %0, %0
; CHECK-NEXT:  br label %d
; CHECK:d:                                                ; preds = %a, %0, %0
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
