; callbr.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %a) {
entry:
  callbr void asm sideeffect "", "r,!i,!i"(i32 %a) #0
          to label %x [label %y, label %z]
x:
  %r = callbr i32 asm "", "=r,!i"() to label %y [label %z]
y:
  ret i32 0
z:
  ret i32 1
}
attributes #0 = { nounwind }

; CHECK: define i32 @f(i32 %a) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   callbr void asm sideeffect "", "r,!i,!i"(i32 %a) #0
; CHECK-NEXT:           to label %x [label %y, label %z]
; CHECK-EMPTY:
; CHECK-NEXT: x:                                                ; preds = %entry
; CHECK-NEXT:   %r = callbr i32 asm "", "=r,!i"()
; CHECK-NEXT:           to label %y [label %z]
; CHECK-EMPTY:
; CHECK-NEXT: y:                                                ; preds = %x, %entry
; CHECK-NEXT:   ret i32 0
; CHECK-EMPTY:
; CHECK-NEXT: z:                                                ; preds = %x, %entry
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nounwind }
