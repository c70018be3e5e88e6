; Where LLVM's functions return what the ABI does not say, and what their callees preserve.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; The third number of a C function is on the x87 stack, that of a fast one is not.
; CHECK-LABEL: three:
; CHECK: fldl
define { double, double, double } @three(ptr %p) {
  %r = load { double, double, double }, ptr %p
  ret { double, double, double } %r
}
; CHECK-LABEL: fast:
; CHECK: movsd 16(%rdi), %xmm2
; CHECK-NEXT: retq
define fastcc { double, double, double } @fast(ptr %p) {
  %r = load { double, double, double }, ptr %p
  ret { double, double, double } %r
}

; The callee of a cold call keeps nearly all registers.
; CHECK-LABEL: keeps:
; CHECK: callq cold
; CHECK-NEXT: movaps %xmm1, %xmm0
declare coldcc void @cold()
define double @keeps(double %x, double %y) {
  call coldcc void @cold()
  ret double %y
}

; Also of functions that are jumped to.
; CHECK-LABEL: fast_jump:
; CHECK-NOT: fld
; CHECK: movsd 16(%rdi), %xmm2
; CHECK: ret
define tailcc { double, double, double } @fast_jump(ptr %p) {
  %v = load { double, double, double }, ptr %p
  ret { double, double, double } %v
}
