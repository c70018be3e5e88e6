; What makes only bits that nobody looks at is left out: masks before bytes are stored, constants above a result, bytes that are
; put together and taken apart again. What is known of shifts and sums makes bytes constants.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m %s -o - | FileCheck %s

; CHECK-LABEL: unaligned_half:
; CHECK: lhu a0, 0(a0)
; CHECK-NEXT: sb a0, 0(a1)
; CHECK-NEXT: srli a0, a0, 8
; CHECK-NEXT: sb a0, 1(a1)
; CHECK-NEXT: ret
define void @unaligned_half(ptr %p, ptr %q) {
  %v = load i16, ptr %p, align 2
  store i16 %v, ptr %q, align 1
  ret void
}

; CHECK-LABEL: unaligned_copy:
; CHECK-NOT: {{slli|or}}
; CHECK: ret
define void @unaligned_copy(ptr %p, ptr %q) {
  %v = load i16, ptr %p, align 1
  store i16 %v, ptr %q, align 1
  ret void
}

; CHECK-LABEL: few_bits:
; CHECK-COUNT-6: sb zero
; CHECK: ret
define void @few_bits(ptr %p, i64 %n, ptr %q) {
  %b = load i8, ptr %q
  %w = zext i8 %b to i64
  %by = and i64 %n, 7
  %x = shl i64 %w, %by
  store i64 %x, ptr %p, align 1
  ret void
}

; 4294957296 is -10000 in the lower word.
; CHECK-LABEL: short_constant:
; CHECK: lui [[C:a[0-9]]], 1048574
; CHECK-NEXT: addiw [[C]], [[C]], -1808
; CHECK-NEXT: mul
define i64 @short_constant(i64 %a) {
  %p = mul i64 %a, 4294957296
  %w = and i64 %p, 4294967295
  ret i64 %w
}

; Somebody else looks at all of the sum.
; CHECK-LABEL: other_use:
; CHECK: sd [[S:a[0-9]]], 0(a1)
; CHECK: zext.b a0, [[S]]
define i64 @other_use(i64 %a, ptr %p) {
  %s = add i64 %a, 511
  store i64 %s, ptr %p
  %w = and i64 %s, 255
  ret i64 %w
}
