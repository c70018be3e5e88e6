; A constant of several instructions is made once, before the blocks that want it; as near to them as that goes.
; RUN: llc -mtriple=riscv64 -mattr=+m -O2 < %s | FileCheck %s

; CHECK-LABEL: both:
; CHECK: lui [[C:a[0-9]+]], 797483
; CHECK: addiw [[C]], [[C]], -451
; CHECK-NOT: lui
; CHECK: mul
; CHECK: mul
; CHECK-NOT: lui
define i64 @both(i64 %x, i64 %y, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %p = mul i64 %x, -1028477379
  ret i64 %p
b:
  %q = mul i64 %y, -1028477379
  %r = xor i64 %q, %x
  ret i64 %r
}

; CHECK-LABEL: rare:
; CHECK-NOT: lui
; CHECK: {{beqz|bnez}}
; CHECK: lui
; CHECK: {{beqz|bnez}}
; CHECK-NOT: lui
; CHECK: .size rare
define i64 @rare(i64 %x, i64 %y, i1 %c, i1 %d) {
  br i1 %c, label %usual, label %rare, !prof !0
usual:
  ret i64 %y
rare:
  br i1 %d, label %a, label %b
a:
  %p = mul i64 %x, -1028477379
  ret i64 %p
b:
  %q = mul i64 %y, -1028477379
  %r = xor i64 %q, %x
  ret i64 %r
}

!0 = !{!"branch_weights", i32 2000, i32 1}
