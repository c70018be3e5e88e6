; Numbers of 80 bits and integers of which the library knows nothing: 64 bits of fraction at once, and a power of two.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -O0 -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o /dev/null

; CHECK-LABEL: from:
; CHECK: callq __floatuntixf
; CHECK: fmul
; CHECK: retq
define x86_fp80 @from(ptr %p) {
  %v = load i256, ptr %p
  %r = uitofp i256 %v to x86_fp80
  ret x86_fp80 %r
}

; CHECK-LABEL: to:
; CHECK-NOT: callq
; CHECK: retq
define void @to(ptr %p, x86_fp80 %v) {
  %r = fptosi x86_fp80 %v to i256
  store i256 %r, ptr %p
  ret void
}
