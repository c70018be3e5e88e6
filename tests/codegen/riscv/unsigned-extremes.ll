; Copies of the highest bit keep the order of words without a sign: the smaller of two is found of words as loads and word
; instructions leave them, and the same register is compared and stored.
; RUN: llc -mtriple=riscv64-linux-gnu %s -o - | FileCheck %s

declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: smaller:
; CHECK: lw [[A:a[0-9]]], 0(a0)
; CHECK: slliw [[B:a[0-9]]], a1, 5
; CHECK: bltu [[A]], [[B]]
; CHECK-NOT: srli
; CHECK: ret
define i32 @smaller(ptr %p, i32 %a) {
  %x = load i32, ptr %p
  %y = shl i32 %a, 5
  %r = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  store i32 %r, ptr %p
  ret i32 %r
}

; CHECK-LABEL: stored:
; CHECK: or [[B:a[0-9]]], a1, a2
; CHECK: sext.w [[B]], [[B]]
; CHECK: bltu
; CHECK: ret
define void @stored(ptr %p, i32 %a, i64 %b) {
  %x = load i32, ptr %p
  %t = trunc i64 %b to i32
  %y = or i32 %a, %t
  %r = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  store i32 %r, ptr %p
  ret void
}
