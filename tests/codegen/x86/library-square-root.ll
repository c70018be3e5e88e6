; Square roots of the library are computed in place, and the library is asked where the result says that there is none: it sets
; 'errno'. Not if calls mean nothing but themselves, or if the function is to be short.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s --check-prefix=FAST
; FAST-NOT: sqrtsd
declare double @sqrt(double)
declare float @sqrtf(float)

; CHECK-LABEL: both:
; CHECK: sqrtsd %xmm0, [[ROOT:%xmm[0-9]+]]
; CHECK: ucomisd [[ROOT]], [[ROOT]]
; CHECK: jp [[LIBRARY:.LBB[0-9_]+]]
; CHECK: addsd
; CHECK: retq
; CHECK: [[LIBRARY]]:
; CHECK: callq sqrt
define double @both(double %x, double %y) {
  %r = call double @sqrt(double %x)
  %s = fadd double %r, %y
  ret double %s
}

; CHECK-LABEL: single:
; CHECK: sqrtss
; CHECK: sqrtf
define float @single(float %x) {
  %r = call float @sqrtf(float %x)
  %s = fadd float %r, 1.0
  ret float %s
}

; CHECK-LABEL: not_builtin:
; CHECK-NOT: sqrtsd
; CHECK: sqrt
define double @not_builtin(double %x) {
  %r = call double @sqrt(double %x) nobuiltin
  %s = fadd double %r, 1.0
  ret double %s
}

; CHECK-LABEL: short:
; CHECK-NOT: sqrtsd
; CHECK: callq sqrt
define double @short(double %x) optsize {
  %r = call double @sqrt(double %x)
  %s = fadd double %r, 1.0
  ret double %s
}
