; A vector that was spilled is read from its slot by the instruction that uses it. Slots are aligned, as instructions without a
; VEX prefix want it.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,SSE
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx -O2 %s -o - | FileCheck %s --check-prefixes=CHECK,AVX
declare void @other()

; CHECK-LABEL: sum:
; SSE: callq other
; SSE: subpd {{[0-9]*}}(%rsp), %xmm
; AVX: callq other
; AVX: vsubpd {{[0-9]*}}(%rsp), %xmm
define <2 x double> @sum(<2 x double> %v, ptr %p) {
  call void @other()
  %w = load <2 x double>, ptr %p, align 16
  %x = fmul <2 x double> %w, %w
  %s = fsub <2 x double> %x, %v
  ret <2 x double> %s
}

; So is a number that shares a register with a vector.
; CHECK-LABEL: part:
; SSE: subsd {{[0-9]*}}(%rsp), %xmm
; AVX: vsubsd {{[0-9]*}}(%rsp), %xmm
define double @part(<2 x double> %v, ptr %p) {
  call void @other()
  %w = load double, ptr %p, align 16
  %x = fmul double %w, %w
  %low = extractelement <2 x double> %v, i64 0
  %s = fsub double %x, %low
  ret double %s
}
