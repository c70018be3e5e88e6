; callbr with indirect destinations.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define i32 @f(i32 %x) {
  %y = callbr i32 asm "foo", "=r,r,!i,!i"(i32 %x)
          to label %a [label %b, label %a]
a:
  callbr void asm sideeffect "", ""()
          to label %b []
b:
  ret i32 0
}

; CHECK:define i32 @f(i32 %x) {
; CHECK-NEXT:  %y = callbr i32 asm "foo", "=r,r,!i,!i"(i32 %x)
; CHECK-NEXT:          to label %a [label %b, label %a]
; CHECK:a:                                                ; preds = %0, %0
; CHECK-NEXT:  callbr void asm sideeffect "", ""()
; CHECK-NEXT:          to label %b []
; CHECK:b:                                                ; preds = %a, %0
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT:}
