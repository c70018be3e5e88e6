; With fullfp16, numbers of half precision are computed with, compared and converted as they are.
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+fullfp16 %s -o - | FileCheck %s
; RUN: llc -mtriple=aarch64-linux-gnu -mattr=+fullfp16 -O0 %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: fadd h0, h0, h1
define half @sum(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}

; A product and a sum are rounded once.
; CHECK-LABEL: fused:
; CHECK: fmadd h0, h0, h1, h2
define half @fused(half %a, half %b, half %c) {
  %r = call half @llvm.fma.f16(half %a, half %b, half %c)
  ret half %r
}

; CHECK-LABEL: greater:
; CHECK: fcmp h0, h1
; CHECK: fcsel
define half @greater(half %a, half %b) {
  %c = fcmp ogt half %a, %b
  %r = select i1 %c, half %a, half %b
  ret half %r
}

; CHECK-LABEL: zero:
; CHECK: fcmp h0, {{#0.0|h1}}
define i32 @zero(half %a) {
  %c = fcmp oeq half %a, 0.0
  %r = select i1 %c, i32 3, i32 7
  ret i32 %r
}

; CHECK-LABEL: convert:
; CHECK: fcvtzs w0, h0
define i32 @convert(half %a) {
  %r = fptosi half %a to i32
  ret i32 %r
}
