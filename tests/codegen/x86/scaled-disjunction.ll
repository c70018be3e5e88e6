; A disjunction without common bits is a sum: what is added to a scaled index becomes a displacement. Unrolled loops count in
; them.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 %s -o - | FileCheck %s

; CHECK-LABEL: disjoint:
; CHECK: movq 8(%rdi,%rsi,8), %rax
define i64 @disjoint(ptr %p, i64 %i) {
  %next = or disjoint i64 %i, 1
  %at = getelementptr i64, ptr %p, i64 %next
  %x = load i64, ptr %at
  ret i64 %x
}

; CHECK-LABEL: others:
; CHECK: orq $1, %rsi
; CHECK: movq (%rdi,%rsi,8), %rax
define i64 @others(ptr %p, i64 %i) {
  %next = or i64 %i, 1
  %at = getelementptr i64, ptr %p, i64 %next
  %x = load i64, ptr %at
  ret i64 %x
}
