; A sum of the lower halves of two registers that live on is computed as an address from these, without copies of the halves.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s
declare void @use(i64, i64, i32)

; CHECK-LABEL: sum:
; CHECK-NOT: movl
; CHECK: leal (%rdi,%rsi), %edx
; CHECK-NOT: movl
; CHECK: jmp use
define void @sum(i64 %a, i64 %b) {
  %x = trunc i64 %a to i32
  %y = trunc i64 %b to i32
  %s = add i32 %x, %y
  tail call void @use(i64 %a, i64 %b, i32 %s)
  ret void
}
