; Fast-math flags; all together are fast.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare float @g(float)
define float @f(float %x, float %y, i1 %c) {
  %a = fneg nnan float %x
  %b = fadd fast float %x, %y
  %c1 = fsub reassoc nnan ninf nsz arcp contract float %x, %y
  %d = fmul afn float %x, %y
  %e = fdiv arcp float %x, %y
  %f = frem float %x, %y
  %g = fcmp nnan ninf oeq float %x, %y
  %h = select nsz i1 %c, float %x, float %y
  %i = call reassoc float @g(float %x)
  %j = fpext nnan float %x to double
  %k = fptrunc fast double %j to float
  br label %l
l:
  %p = phi fast float [ %a, %0 ]
  ret float %p
}

; CHECK:declare float @g(float)
; CHECK:define float @f(float %x, float %y, i1 %c) {
; CHECK-NEXT:  %a = fneg nnan float %x
; CHECK-NEXT:  %b = fadd fast float %x, %y
; CHECK-NEXT:  %c1 = fsub reassoc nnan ninf nsz arcp contract float %x, %y
; CHECK-NEXT:  %d = fmul afn float %x, %y
; CHECK-NEXT:  %e = fdiv arcp float %x, %y
; CHECK-NEXT:  %f = frem float %x, %y
; CHECK-NEXT:  %g = fcmp nnan ninf oeq float %x, %y
; CHECK-NEXT:  %h = select nsz i1 %c, float %x, float %y
; CHECK-NEXT:  %i = call reassoc float @g(float %x)
; CHECK-NEXT:  %j = fpext nnan float %x to double
; CHECK-NEXT:  %k = fptrunc fast double %j to float
; CHECK-NEXT:  br label %l
; CHECK:l:                                                ; preds = %0
; CHECK-NEXT:  %p = phi fast float [ %a, %0 ]
; CHECK-NEXT:  ret float %p
; CHECK-NEXT:}
