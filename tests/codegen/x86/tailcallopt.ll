; -tailcallopt makes fastcc what tailcc is: the callee takes its arguments off the stack, and a call in tail position is a jump
; even where the callee needs more stack for its arguments than the caller has.
; RUN: llc -mtriple=x86_64-linux-gnu -tailcallopt %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s --check-prefix=PLAIN
; RUN: llc -mtriple=x86_64-linux-gnu -tailcallopt=false %s -o - | FileCheck %s --check-prefix=PLAIN
; RUN: not llc -mtriple=riscv64 -tailcallopt %s -o - 2>&1 | FileCheck %s --check-prefix=OTHER
; OTHER: not supported yet: calling convention 'tailcc'
declare fastcc i64 @nine(i64, i64, i64, i64, i64, i64, i64, i64, i64)

; CHECK-LABEL: few:
; CHECK: jmp nine
; PLAIN-LABEL: few:
; PLAIN: callq nine
define fastcc i64 @few(i64 %a) {
  %r = tail call fastcc i64 @nine(i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %r
}
; CHECK-LABEL: own:
; CHECK: retq $8
; PLAIN-LABEL: own:
; PLAIN: retq{{$}}
define fastcc i64 @own(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  ret i64 %g
}
