; Bits of narrow numbers are counted and moved in as many steps as these have.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m -o - %s | FileCheck %s

; CHECK-LABEL: swapped:
; CHECK: srli a1, a0, 8
; CHECK-NEXT: zext.b a1, a1
; CHECK-NEXT: slli a0, a0, 8
; CHECK-NEXT: or a0, a1, a0
; CHECK-NEXT: ret
define i16 @swapped(i16 %x) {
  %r = call i16 @llvm.bswap.i16(i16 %x)
  ret i16 %r
}

; CHECK-LABEL: reversed:
; CHECK: andi a1, a1, 15
; CHECK: andi a1, a1, 51
; CHECK: andi a1, a1, 85
define i8 @reversed(i8 %x) {
  %r = call i8 @llvm.bitreverse.i8(i8 %x)
  ret i8 %r
}

; CHECK-LABEL: population:
; CHECK: andi
; CHECK: andi
; CHECK: andi
; CHECK: andi
; CHECK: ret
define i8 @population(i8 %x) {
  %r = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %r
}

; CHECK-LABEL: trailing:
; CHECK-NOT: lui
; CHECK: ret
define i8 @trailing(i8 %x) {
  %r = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %r
}

; CHECK-LABEL: leading:
; CHECK-NOT: lui
; CHECK: ret
define i8 @leading(i8 %x) {
  %r = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  ret i8 %r
}

; A choice of a constant takes a mask of the condition.
; CHECK-LABEL: or_zero:
; CHECK: slt a1, a0, a1
; CHECK-NEXT: neg a1, a1
; CHECK-NEXT: and a0, a0, a1
define i64 @or_zero(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  %r = select i1 %c, i64 %x, i64 0
  ret i64 %r
}

; CHECK-LABEL: two_numbers:
; CHECK: slt a0, a0, a1
; CHECK-NEXT: li a1, 13
; CHECK-NEXT: sub a0, a1, a0
define i64 @two_numbers(i64 %x, i64 %y) {
  %c = icmp slt i64 %x, %y
  %r = select i1 %c, i64 12, i64 13
  ret i64 %r
}
