; Halves are converted by the runtime library, or by instructions.
; RUN: llc -mtriple=x86_64-linux-gnu -o - %s | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+f16c -o - %s | FileCheck %s -check-prefix=F16C
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+a,+f,+d,+c -target-abi=lp64d -o - %s | FileCheck %s -check-prefix=RISCV

; RISCV-NOT: __truncsfhf2

; CHECK-LABEL: extended:
; CHECK: callq __extendhfsf2
; F16C-LABEL: extended:
; F16C: vcvtph2ps %xmm0, %xmm0
; F16C-NEXT: retq
define float @extended(half %x) {
  %r = fpext half %x to float
  ret float %r
}

; Once rounded from `double`.
; CHECK-LABEL: rounded:
; CHECK: callq __truncdfhf2
; F16C-LABEL: rounded:
; F16C: callq __truncdfhf2
define half @rounded(double %x) {
  %r = fptrunc double %x to half
  ret half %r
}

; Each operand is converted once.
; CHECK-LABEL: sum:
; CHECK: callq __extendhfsf2
; CHECK-NEXT: addss %xmm0, %xmm0
; CHECK-NEXT: callq __truncsfhf2
; F16C-LABEL: sum:
; F16C: vcvtph2ps
; F16C-NEXT: vaddss
; F16C-NEXT: vcvtps2ph $4
define half @sum(half %x) {
  %a = fadd half %x, %x
  ret half %a
}

; Integers of 128 bits have functions of their own.
; CHECK-LABEL: to_wide:
; CHECK: callq __fixhfti
; CHECK-NOT: call
define i128 @to_wide(half %x) {
  %r = fptosi half %x to i128
  ret i128 %r
}

; CHECK-LABEL: from_wide:
; CHECK: callq __floatuntihf
; CHECK-NOT: call
define half @from_wide(i128 %x) {
  %r = uitofp i128 %x to half
  ret half %r
}
