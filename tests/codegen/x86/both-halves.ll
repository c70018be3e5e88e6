; Where both halves of a product are wanted, one multiplication makes them, and sums of limbs are carried by flags.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
; A machine with an instruction for the upper half keeps two.
; RUN: llc -mtriple=aarch64-linux-gnu -O2 %s -o - | FileCheck %s --check-prefix=A64

; CHECK-LABEL: fold:
; CHECK: movq %rdi, %rax
; CHECK-NEXT: mulq %rsi
; CHECK-NEXT: xorq %rdx, %rax
; CHECK-NEXT: retq
; A64-LABEL: fold:
; A64-DAG: umulh
; A64-DAG: mul
; A64: eor
define i64 @fold(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul nuw i128 %x, %y
  %low = trunc i128 %m to i64
  %shifted = lshr i128 %m, 64
  %high = trunc nuw i128 %shifted to i64
  %r = xor i64 %low, %high
  ret i64 %r
}

; CHECK-LABEL: signed:
; CHECK: imulq %rsi
; CHECK-NOT: mul
; CHECK: retq
define { i64, i64 } @signed(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %m = mul i128 %x, %y
  %low = trunc i128 %m to i64
  %shifted = lshr i128 %m, 64
  %high = trunc i128 %shifted to i64
  %r0 = insertvalue { i64, i64 } poison, i64 %low, 0
  %r1 = insertvalue { i64, i64 } %r0, i64 %high, 1
  ret { i64, i64 } %r1
}

; The upper half is not wanted: any two registers do.
; CHECK-LABEL: lower:
; CHECK: imulq %rsi, %
; CHECK-NOT: mulq
; CHECK: retq
define i64 @lower(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul i128 %x, %y
  %low = trunc i128 %m to i64
  ret i64 %low
}

; Six products of which both halves are wanted, four lower ones.
; CHECK-LABEL: wide:
; CHECK-COUNT-6: {{^}} mulq
; CHECK-NOT: set
; CHECK-COUNT-6: adcq $0
; CHECK: retq
define i256 @wide(i256 %a, i256 %b) {
  %m = mul i256 %a, %b
  ret i256 %m
}
