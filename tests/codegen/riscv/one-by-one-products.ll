; Products with different numbers are copies of one template: it takes two graphs to see what the number becomes, and none more
; for the next number.
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64 -mattr=+m -O0 -threads=1 -stats %s -o %t.s 2>&1 | FileCheck %s --check-prefix=STATS

; CHECK-LABEL: products:
; CHECK: li [[N:a[0-9]]], 35
; CHECK: mul {{.*}}[[N]]
; CHECK: li [[N:a[0-9]]], 40
; CHECK: mul {{.*}}[[N]]
; CHECK: li [[N:a[0-9]]], 45
; CHECK: mul {{.*}}[[N]]
; CHECK: li [[N:a[0-9]]], 58
; CHECK: mul {{.*}}[[N]]
; The arguments, the products, what is returned, the shift.
; STATS: 5 isel - Number of graphs made for templates
define i64 @products(i64 %a) nounwind {
  %b = mul i64 %a, 35
  %c = mul i64 %b, 40
  %d = mul i64 %c, 45
  %e = mul i64 %d, 58
  ret i64 %e
}

; A power of two is a shift.
; CHECK-LABEL: shifted:
; CHECK: slli a{{[0-9]}}, a{{[0-9]}}, 5
define i64 @shifted(i64 %a) nounwind {
  %b = mul i64 %a, 32
  ret i64 %b
}
