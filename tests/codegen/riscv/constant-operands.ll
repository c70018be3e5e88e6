; Comparisons and products with constants: those of less have an immediate, the others are made of them; products are shifts.
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 < %s | FileCheck %s

; CHECK-LABEL: le:
; CHECK: slti a0, a0, 6
; CHECK-NEXT: ret
define i1 @le(i64 %x) {
  %c = icmp sle i64 %x, 5
  ret i1 %c
}

; CHECK-LABEL: gt:
; CHECK: slti a0, a0, 6
; CHECK-NEXT: xori a0, a0, 1
define i1 @gt(i64 %x) {
  %c = icmp sgt i64 %x, 5
  ret i1 %c
}

; CHECK-LABEL: above:
; CHECK: sltiu a0, a0, -2
; CHECK-NEXT: xori a0, a0, 1
define i1 @above(i64 %x) {
  %c = icmp ugt i64 %x, -3
  ret i1 %c
}

; CHECK-LABEL: equal:
; CHECK: addi a0, a0, -7
; CHECK-NEXT: seqz a0, a0
define i1 @equal(i64 %x) {
  %c = icmp eq i64 %x, 7
  ret i1 %c
}

; CHECK-LABEL: positive:
; CHECK: sgtz a0, a0
define i1 @positive(i64 %x) {
  %c = icmp sge i64 %x, 1
  ret i1 %c
}

; A scaled index of 32 bits needs no mask of its own.
; CHECK-LABEL: scaled:
; CHECK: slli a0, a0, 32
; CHECK-NEXT: srli a0, a0, 28
; CHECK-NEXT: ret
define i64 @scaled(i32 %x) {
  %wide = zext i32 %x to i64
  %scaled = shl i64 %wide, 4
  ret i64 %scaled
}

; Products with the sum or the difference of two powers of two are shifts.
; CHECK-LABEL: times:
; CHECK: slli [[A:a[0-9]]], a0, 4
; CHECK: slli [[B:a[0-9]]], a0, {{3}}
; CHECK: add a0, [[A]], [[B]]
define i64 @times(i64 %x) {
  %p = mul i64 %x, 24
  ret i64 %p
}
