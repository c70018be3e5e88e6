; An unsigned number that is known not to be negative is converted as a signed one: there is an instruction for that, and none for
; unsigned numbers of 64 bits.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 %s -o - | FileCheck %s

; CHECK-LABEL: known:
; CHECK-NOT: shr
; CHECK: cvtsi2sd %rdi, %xmm0
define double @known(i64 %a) {
  %f = uitofp nneg i64 %a to double
  ret double %f
}

; CHECK-LABEL: unknown:
; CHECK: shrq
define double @unknown(i64 %a) {
  %f = uitofp i64 %a to double
  ret double %f
}
