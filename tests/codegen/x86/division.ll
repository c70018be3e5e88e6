; Division by constants is a multiplication with the reciprocal, and by powers of two a shift.
; RUN: codewright llc -O2 -regalloc=greedy %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

define i32 @seventh(i32 %x) {
; CHECK-LABEL: seventh:
; CHECK-NOT: div
; CHECK: imulq
; CHECK: shrq $34
; CHECK: retq
  %q = udiv i32 %x, 5
  ret i32 %q
}

define i64 @remainder(i64 %x) {
; CHECK-LABEL: remainder:
; CHECK-NOT: div
; CHECK: imulq
; CHECK: imulq $1000,
; CHECK: subq
; CHECK: retq
  %r = srem i64 %x, 1000
  ret i64 %r
}

define i32 @eighth(i32 %x) {
; CHECK-LABEL: eighth:
; CHECK-NOT: div
; CHECK: sarl $31,
; CHECK: shrl $29,
; CHECK: sarl $3,
; CHECK: retq
  %q = sdiv i32 %x, 8
  ret i32 %q
}

; A divisor that is not known takes the instruction.
define i32 @any(i32 %x, i32 %y) {
; CHECK-LABEL: any:
; CHECK: idivl
  %q = sdiv i32 %x, %y
  ret i32 %q
}

; What is divided twice is extended once, and both times it is there.
define void @twice(i32 %a, i32 %b, i32 %c, ptr %p, ptr %q) {
; CHECK-LABEL: twice:
; CHECK: cltd
; CHECK: movl %eax, [[LOW:%[0-9a-z]+]]
; CHECK: movl %edx, [[HIGH:%[0-9a-z]+]]
; CHECK: idivl
; CHECK-NOT: cltd
; CHECK: movl [[LOW]], %eax
; CHECK-NEXT: movl [[HIGH]], %edx
; CHECK-NEXT: idivl
  %x = sdiv i32 %a, %b
  store i32 %x, ptr %p
  %y = sdiv i32 %a, %c
  store i32 %y, ptr %q
  ret void
}

; A dividend with zeros at its upper end needs no bit beside the factor.
; CHECK-LABEL: small_dividend:
; CHECK: mulq
; CHECK-NOT: sub
; CHECK: shr
; CHECK: retq
define i64 @small_dividend(i32 %n) {
  %wide = zext i32 %n to i64
  %product = mul i64 %wide, 16807
  %quotient = udiv i64 %product, 2147483647
  ret i64 %quotient
}

; CHECK-LABEL: any_dividend:
; CHECK: mulq
; CHECK: sub
; CHECK: retq
define i64 @any_dividend(i64 %n) {
  %quotient = udiv i64 %n, 2147483647
  ret i64 %quotient
}
