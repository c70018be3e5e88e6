; Products with different numbers are copies of one template: it takes two graphs to see what the number becomes, and none more
; for the next number, so none of them is made of sums, as optimized code would have it.
; RUN: llc -mtriple=x86_64 -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64 -O0 -threads=1 -stats %s -o %t.s 2>&1 | FileCheck %s --check-prefix=STATS
; RUN: llc -mtriple=x86_64 -O2 %s -o - | FileCheck %s --check-prefix=WHOLE

; CHECK-LABEL: products:
; CHECK: imulq $35,
; CHECK: imulq $40,
; CHECK: imulq $45,
; CHECK: imulq $58,
; The arguments, the products, what is returned, the shift.
; STATS: 5 isel - Number of graphs made for templates
; WHOLE-LABEL: products:
; WHOLE: leaq (
define i64 @products(i64 %a) nounwind {
  %b = mul i64 %a, 35
  %c = mul i64 %b, 40
  %d = mul i64 %c, 45
  %e = mul i64 %d, 58
  ret i64 %e
}

; A power of two is a shift.
; CHECK-LABEL: shifted:
; CHECK: shlq $5,
define i64 @shifted(i64 %a) nounwind {
  %b = mul i64 %a, 32
  ret i64 %b
}
