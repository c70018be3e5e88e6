; A register changes its place after all have one, where that saves a copy.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; The shifted number was in rdx because rax was taken by one that lives longer.
; CHECK-LABEL: shift:
; CHECK: shlq %cl, %rax
; CHECK-NOT: , %rax
; CHECK: retq
define i128 @shift(i128 %a, i128 %n) {
  %r = shl i128 %a, %n
  ret i128 %r
}
