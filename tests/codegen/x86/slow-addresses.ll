; Sums of three that processors are slow at are two instructions where nobody reads the flags; others stay as they are.
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=haswell -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,SLOW
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=znver3 -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,FAST
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s --check-prefixes=CHECK,FAST
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=x86-64-v3 %s -o - | FileCheck %s --check-prefixes=CHECK,FAST
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=znver3 -mattr=+slow-3ops-lea %s -o - | FileCheck %s --check-prefixes=CHECK,SLOW
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=haswell -O0 %s -o /dev/null
; RUN: llc -mtriple=x86_64-linux-gnu -mcpu=haswell -debug-pass=Structure -filetype=null %s 2>&1 | FileCheck %s --check-prefix=PASS
; PASS: X86 vzeroupper inserter
; PASS-NEXT: X86 LEA Fixup

define i64 @sum(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}sum:
; SLOW: leaq (%rdi,%rsi), %rax
; SLOW-NEXT: addq $4, %rax
; FAST: leaq 4(%rdi,%rsi), %rax
; CHECK-NEXT: retq
  %s = add i64 %a, %b
  %r = add i64 %s, 4
  ret i64 %r
}

define i32 @half(i32 %a, i32 %b) {
; CHECK-LABEL: {{^}}half:
; SLOW: leal (%rdi,%rsi,4), %eax
; SLOW-NEXT: addl $-70000, %eax
; FAST: leal -70000(%rdi,%rsi,4), %eax
; CHECK-NEXT: retq
  %m = shl i32 %b, 2
  %s = add i32 %a, %m
  %r = add i32 %s, -70000
  ret i32 %r
}

; Where size matters more.
define i64 @short(i64 %a, i64 %b) optsize {
; CHECK-LABEL: {{^}}short:
; CHECK: leaq 4(%rdi,%rsi), %rax
; CHECK-NEXT: retq
  %s = add i64 %a, %b
  %r = add i64 %s, 4
  ret i64 %r
}

; Two summands are as fast as one.
define i64 @two(i64 %a, i64 %b) {
; CHECK-LABEL: {{^}}two:
; CHECK: leaq 4(,%rsi,8), %rax
; CHECK-NEXT: retq
  %m = shl i64 %b, 3
  %r = add i64 %m, 4
  ret i64 %r
}
