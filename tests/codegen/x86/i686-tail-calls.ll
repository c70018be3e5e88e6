; Jumps in place of calls in 32 bits: callees of tailcc and swifttailcc take their arguments off the stack, so any of them may
; be jumped to; the return address moves along.
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %s -o - | FileCheck %s
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %s -stop-after=finalize-isel -o %t.mir
; RUN: llc -mtriple=i686-linux-gnu -mattr=+sse2 %t.mir -o - | FileCheck %s

declare tailcc i32 @few(i32)
declare tailcc i32 @seven(i32, i32, i32, i32, i32, i32, i32)
declare swifttailcc double @counted(i32, double)

; Two arguments are in registers, and areas end where the return address is 4 bytes below a multiple of 16.
; CHECK-LABEL: more:
; CHECK: subl $16, %esp
; CHECK: movl 16(%esp), %[[ADDRESS:e[a-z]+]]
; CHECK: movl %[[ADDRESS]], (%esp)
; CHECK: jmp seven
define tailcc i32 @more(i32 %a) {
  %r = tail call tailcc i32 @seven(i32 %a, i32 %a, i32 1, i32 2, i32 3, i32 4, i32 %a)
  ret i32 %r
}

; CHECK-LABEL: fewer:
; CHECK: addl $16, %esp
; CHECK: jmp few
define tailcc i32 @fewer(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g) {
  %r = tail call tailcc i32 @few(i32 %g)
  ret i32 %r
}

; CHECK-LABEL: returns:
; CHECK: retl $28
define tailcc i32 @returns(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g) {
  ret i32 %g
}

; CHECK-LABEL: caller:
; CHECK: subl $28, %esp
; CHECK: calll seven
; CHECK-NEXT: subl $28, %esp
define i32 @caller(i32 %a) {
  %r = call tailcc i32 @seven(i32 %a, i32 %a, i32 1, i32 2, i32 3, i32 4, i32 %a)
  ret i32 %r
}

; Numbers are where C has them.
; CHECK-LABEL: counts:
; CHECK: jmp counted
define swifttailcc double @counts(i32 %n, double %x) {
  %r = musttail call swifttailcc double @counted(i32 %n, double %x)
  ret double %r
}

; CHECK-LABEL: number:
; CHECK: movsd 20(%esp), %xmm0
; CHECK: fldl (%esp)
; CHECK: retl $12
define swifttailcc double @number(i32 %n, double %x) {
  ret double %x
}
