; Numbers from memory, comparisons that need two flags, signs as bits, unsigned conversions; an atomic loop.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -mattr=+avx %s -o - | FileCheck %s --check-prefix=AVX

define double @three_times(double %x) {
; CHECK-LABEL: three_times:
; CHECK: mulsd .LCPI{{[0-9_]+}}(%rip), %xmm0
; AVX-LABEL: three_times:
; AVX: vmulsd .LCPI{{[0-9_]+}}(%rip), %xmm0, %xmm
  %y = fmul double %x, 3.0
  ret double %y
}

define i1 @equal(float %a, float %b) {
; CHECK-LABEL: equal:
; CHECK: ucomiss
; CHECK-DAG: setnp
; CHECK-DAG: sete
; CHECK: andb
  %c = fcmp oeq float %a, %b
  ret i1 %c
}

define double @negative(double %x) {
; CHECK-LABEL: negative:
; CHECK: xorps
  %y = fneg double %x
  ret double %y
}

define double @from_unsigned(i32 %n) {
; CHECK-LABEL: from_unsigned:
; CHECK: cvtsi2sd{{q?}} %r
  %x = uitofp i32 %n to double
  ret double %x
}

define i32 @atomic_or(ptr %p, i32 %bits) {
; CHECK-LABEL: atomic_or:
; CHECK: [[LOOP:.LBB[0-9_]+]]:
; CHECK: orl
; CHECK: lock
; CHECK: cmpxchgl
; CHECK: jne [[LOOP]]
  %old = atomicrmw or ptr %p, i32 %bits seq_cst
  ret i32 %old
}
