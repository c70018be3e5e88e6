; Choices between numbers: the smaller and the larger where a machine instruction does the same, masks elsewhere.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: larger:
; CHECK: maxsd %xmm1, %xmm0
; CHECK-NEXT: retq
define double @larger(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %r = select i1 %c, double %a, double %b
  ret double %r
}

; The one that is not less, or the second if they are not ordered: b < a ? b : a.
; CHECK-LABEL: not_greater:
; CHECK: minss %xmm0, %xmm1
; CHECK-NEXT: movaps %xmm1, %xmm0
; CHECK-NEXT: retq
define float @not_greater(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %r = select i1 %c, float %a, float %b
  ret float %r
}

; Equal zeros may differ in sign, so this is neither.
; CHECK-LABEL: not_less:
; CHECK-NOT: maxsd
; CHECK: cmpsd $2
; CHECK: andnps
define double @not_less(double %a, double %b) {
  %c = fcmp oge double %a, %b
  %r = select i1 %c, double %a, double %b
  ret double %r
}

; CHECK-LABEL: other:
; CHECK: cmpsd $1, %xmm0, %xmm1
; CHECK-NOT: j
; CHECK: retq
define double @other(double %a, double %b, double %x, double %y) {
  %c = fcmp ogt double %a, %b
  %r = select i1 %c, double %x, double %y
  ret double %r
}

; CHECK-LABEL: number:
; CHECK: cmpsd $3, %xmm0,
; CHECK: maxsd %xmm0, %xmm1
; CHECK-NOT: call
; CHECK: retq
define double @number(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}
