; Flags, addresses, memory operands, fixed registers: what a compare, a division, a choice and a fold become.
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=greedy %s -o - | FileCheck %s

define i64 @element(ptr %p, i64 %i) {
; CHECK-LABEL: element:
; CHECK: movq 16(%rdi,%rsi,8), %rax
; CHECK-NEXT: addq $5, %rax
  %q = getelementptr i64, ptr %p, i64 %i
  %r = getelementptr i8, ptr %q, i64 16
  %v = load i64, ptr %r
  %w = add i64 %v, 5
  ret i64 %w
}

define void @update(ptr %p, i32 %n) {
; CHECK-LABEL: update:
; CHECK: addl %esi, (%rdi)
; CHECK: notl 4(%rdi)
  %v = load i32, ptr %p
  %w = add i32 %v, %n
  store i32 %w, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %x = load i32, ptr %q
  %y = xor i32 %x, -1
  store i32 %y, ptr %q
  ret void
}

define i32 @quotient(i32 %a, i32 %b) {
; CHECK-LABEL: quotient:
; CHECK: cltd
; CHECK-NEXT: idivl
  %q = sdiv i32 %a, %b
  ret i32 %q
}

define i32 @larger(i32 %a, i32 %b) {
; CHECK-LABEL: larger:
; CHECK: cmpl
; CHECK-NEXT: cmov
  %c = icmp sgt i32 %a, %b
  %m = select i1 %c, i32 %a, i32 %b
  ret i32 %m
}

define i32 @shifted(i32 %a, i32 %n) {
; CHECK-LABEL: shifted:
; CHECK: movl %esi, %ecx
; CHECK: shll %cl
  %s = shl i32 %a, %n
  ret i32 %s
}

define i64 @widened(i8 %a, i32 %b) {
; CHECK-LABEL: widened:
; CHECK-DAG: movzbl
; CHECK-DAG: movslq
  %x = zext i8 %a to i64
  %y = sext i32 %b to i64
  %z = add i64 %x, %y
  ret i64 %z
}
