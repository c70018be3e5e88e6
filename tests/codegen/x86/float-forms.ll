; Sums with a negation are differences, and doubling is a sum; constants are loaded before loops, and the rest of a register is
; not waited for.
; RUN: codewright llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define double @difference(double %a, double %b) {
; CHECK-LABEL: difference:
; CHECK: subsd %xmm1, %xmm0
; CHECK-NEXT: retq
  %n = fneg double %b
  %s = fadd double %a, %n
  ret double %s
}

define double @reversed(double %a, double %b) {
; CHECK-LABEL: reversed:
; CHECK: subsd %xmm0, %xmm1
  %n = fneg double %a
  %s = fadd double %n, %b
  ret double %s
}

define double @sum(double %a, double %b) {
; CHECK-LABEL: sum:
; CHECK: addsd %xmm1, %xmm0
; CHECK-NEXT: retq
  %n = fneg double %b
  %s = fsub double %a, %n
  ret double %s
}

define float @double(float %a) {
; CHECK-LABEL: double:
; CHECK: addss %xmm0, %xmm0
; CHECK-NEXT: retq
  %s = fmul float %a, 2.0
  ret float %s
}

define double @converted(i32 %a) {
; CHECK-LABEL: converted:
; CHECK: xorps %xmm0, %xmm0
; CHECK-NEXT: cvtsi2sd %edi, %xmm0
  %s = sitofp i32 %a to double
  ret double %s
}

define i32 @steps(double %a) {
; CHECK-LABEL: steps:
; CHECK: movsd .LCPI{{.*}}, %xmm[[LIMIT:[0-9]+]]
; CHECK: [[LOOP:.LBB.*]]:
; CHECK-NOT: movsd
; CHECK: ucomisd %xmm{{[0-9]+}}, %xmm[[LIMIT]]
; CHECK: [[LOOP]]
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi double [ %a, %entry ], [ %y, %loop ]
  %y = fmul double %x, %x
  %j = add i32 %i, 1
  %c = fcmp ole double %y, 4.0
  br i1 %c, label %loop, label %out
out:
  ret i32 %j
}
