; A load, an operation and a store are one instruction only if nobody else wants the value.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

define i64 @also_returned(ptr %p, i64 %n) {
; CHECK-LABEL: also_returned:
; CHECK-NOT: subq {{.*}}, (%rdi)
; CHECK: movq {{.*}}, (%rdi)
; CHECK: retq
  %v = load i64, ptr %p
  %w = sub i64 %v, %n
  store i64 %w, ptr %p
  ret i64 %w
}

define void @only_stored(ptr %p, i64 %n) {
; CHECK-LABEL: only_stored:
; CHECK: subq %rsi, (%rdi)
  %v = load i64, ptr %p
  %w = sub i64 %v, %n
  store i64 %w, ptr %p
  ret void
}
