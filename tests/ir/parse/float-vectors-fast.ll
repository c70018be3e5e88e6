; Fast-math flags on vectors and aggregates of floats.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define { float, float } @f([2 x <2 x float>] %a, { float, float } %b, i1 %c) {
  %1 = select fast i1 %c, [2 x <2 x float>] %a, [2 x <2 x float>] %a
  %2 = call nnan { float, float } @g()
  ret { float, float } %2
}
declare { float, float } @g()

; CHECK: define { float, float } @f([2 x <2 x float>] %a, { float, float } %b, i1 %c) {
; CHECK-NEXT:   %1 = select fast i1 %c, [2 x <2 x float>] %a, [2 x <2 x float>] %a
; CHECK-NEXT:   %2 = call nnan { float, float } @g()
; CHECK-NEXT:   ret { float, float } %2
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare { float, float } @g()
