; What happens to floats that are no numbers is out of the way.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
declare double @repair(double)

; CHECK-LABEL: asked:
; CHECK: ucomisd
; CHECK: jp [[RARE:.LBB[0-9_]+]]
; CHECK: addsd
; CHECK: retq
; CHECK: [[RARE]]:
; CHECK: callq repair
define double @asked(double %x) {
  %bad = fcmp uno double %x, 0.0
  br i1 %bad, label %rare, label %on
rare:
  %r = call double @repair(double %x)
  br label %on
on:
  %y = phi double [ %x, %0 ], [ %r, %rare ]
  %s = fadd double %y, %y
  ret double %s
}
