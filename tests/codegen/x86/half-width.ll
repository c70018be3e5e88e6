; Of 64 bits nobody wants the upper half, or it is zero: operations of 32 bits, which are shorter and clear the rest.
; RUN: codewright llc -O2 -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

define i64 @mask(i64 %x) {
; CHECK-LABEL: mask:
; CHECK: andl $7, %e
  %r = and i64 %x, 7
  ret i64 %r
}

; A mask with bits of the upper half needs all of it.
define i64 @wide_mask(i64 %x) {
; CHECK-LABEL: wide_mask:
; CHECK: andq $-8, %r
  %r = and i64 %x, -8
  ret i64 %r
}

define i32 @truncated_sum(i64 %x, i64 %y, ptr %p) {
; CHECK-LABEL: truncated_sum:
; CHECK: subl (%rdx), %e
; CHECK-NEXT: xorl %esi, %e
  %m = load i64, ptr %p
  %d = sub i64 %x, %m
  %s = xor i64 %d, %y
  %t = trunc i64 %s to i32
  ret i32 %t
}

; Somebody wants all of the sum.
define i32 @wanted_sum(i64 %x, i64 %y, ptr %p) {
; CHECK-LABEL: wanted_sum:
; CHECK: addq %rsi, %rdi
  %s = add i64 %x, %y
  store i64 %s, ptr %p
  %t = trunc i64 %s to i32
  ret i32 %t
}

define i32 @shifted_down(i64 %x) {
; CHECK-LABEL: shifted_down:
; CHECK: shrl $5, %e
; CHECK-NEXT: andl $63, %e
  %m = lshr i64 %x, 5
  %n = and i64 %m, 63
  %r = trunc i64 %n to i32
  ret i32 %r
}

; Bit 32 arrives in what is left.
define i32 @shifted_from_above(i64 %x) {
; CHECK-LABEL: shifted_from_above:
; CHECK: shrq $5, %r
; CHECK-NEXT: andl $268435455, %e
  %m = lshr i64 %x, 5
  %n = and i64 %m, 268435455
  %r = trunc i64 %n to i32
  ret i32 %r
}

define i64 @assembled(i8 %a, i8 %b) {
; CHECK-LABEL: assembled:
; CHECK: shll $8, %e
; CHECK: orl %e
  %x = zext i8 %a to i64
  %y = zext i8 %b to i64
  %h = shl i64 %y, 8
  %r = or i64 %h, %x
  ret i64 %r
}

; A scale of an address stays one.
define i64 @scaled(i32 %i, ptr %p) {
; CHECK-LABEL: scaled:
; CHECK: shrl $5, %edi
; CHECK-NEXT: movq (%rsi,%rdi,8), %rax
  %z = zext i32 %i to i64
  %m = lshr i64 %z, 5
  %g = getelementptr i64, ptr %p, i64 %m
  %v = load i64, ptr %g
  ret i64 %v
}

define i1 @compared(i32 %a, i32 %b) {
; CHECK-LABEL: compared:
; CHECK: cmpl %esi, %edi
; CHECK-NEXT: setb
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %c = icmp slt i64 %x, %y
  ret i1 %c
}

; The amount of a shift is its lowest bits.
define i64 @amount(i64 %x, i64 %n) {
; CHECK-LABEL: amount:
; CHECK: negl %e
  %m = sub i64 64, %n
  %r = lshr i64 %x, %m
  ret i64 %r
}

; A field that is moved to another place: one shift, and the mask where it arrives.
define ptr @field(i32 %x, ptr %p) {
; CHECK-LABEL: field:
; CHECK: shrl $12, %e
; CHECK-NEXT: andl $4080, %e
; CHECK-NOT: shl
  %s = lshr i32 %x, 16
  %m = and i32 %s, 255
  %z = zext i32 %m to i64
  %g = getelementptr { i64, i64 }, ptr %p, i64 %z
  ret ptr %g
}
