; One function asks for a feature, one does not.
; CHECK-LABEL: asks:
; CHECK: vaddsd
define double @asks(double %a, double %b) "target-features"="+avx" {
  %r = fadd double %a, %b
  ret double %r
}
; CHECK-LABEL: asks_nothing:
; CHECK-NEXT: .cfi_startproc
; CHECK-NEXT: addsd
define double @asks_nothing(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
