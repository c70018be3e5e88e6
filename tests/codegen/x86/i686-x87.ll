; Numbers on the x87 where there are no vector registers, and results on it where there are.
; RUN: llc -mtriple=i686-linux-gnu -mattr=+cmov -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=-cmov -O2 %s -o - | FileCheck %s --check-prefix=STATUS
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 -O2 %s -o - | FileCheck %s --check-prefix=SSE

; CHECK-LABEL: product:
; CHECK: fldl 4(%esp)
; CHECK: fldl 12(%esp)
; CHECK: fmulp
; CHECK: retl
; SSE-LABEL: product:
; SSE: movsd 16(%esp), %xmm0
; SSE-NEXT: mulsd {{[0-9]+}}(%esp), %xmm0
; SSE: movsd %xmm0,
; SSE-NEXT: fldl
define double @product(double %a, double %b) {
  %p = fmul double %a, %b
  ret double %p
}

; CHECK-LABEL: less:
; CHECK: fucompi
; CHECK-NEXT: fstp %st(0)
; CHECK: setb
; STATUS-LABEL: less:
; STATUS: fucomp
; STATUS: fnstsw %ax
; STATUS: sahf
define i1 @less(double %a, double %b) {
  %c = fcmp ult double %a, %b
  ret i1 %c
}

; What is not a signed number of 32 bits is converted less half of all, or corrected afterwards.
; CHECK-LABEL: unsigned:
; CHECK: fildl
; CHECK: flds .LCPI{{.*}}(,%{{e[a-z]+}},4)
; CHECK-NEXT: faddp
define double @unsigned(i32 %n) {
  %d = uitofp i32 %n to double
  ret double %d
}

; CHECK-LABEL: narrow:
; CHECK: fstps
; CHECK: flds
define double @narrow(double %d) {
  %f = fptrunc double %d to float
  %e = fpext float %f to double
  ret double %e
}

; CHECK-LABEL: sign:
; CHECK: fabs
; CHECK: fchs
define float @sign(float %a, float %b) {
  %c = call float @llvm.copysign.f32(float %a, float %b)
  ret float %c
}
declare float @llvm.copysign.f32(float, float)
