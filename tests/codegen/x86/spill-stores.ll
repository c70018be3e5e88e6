; A slot that holds the value already is not written again: the second loop only reads it.
; RUN: llc -mtriple=x86_64-linux-gnu -O2 -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: regions:
; CHECK: addq %rcx, [[X:%r[a-z]+]]
; CHECK: movq [[X]], [[SLOT:[0-9]+]](%rsp)
; CHECK: movq [[SLOT]](%rsp), %r
; CHECK-NOT: movq %r{{[a-z]+}}, [[SLOT]](%rsp)
; CHECK: movq [[SLOT]](%rsp), %r
; CHECK-NOT: movq %r{{[a-z]+}}, [[SLOT]](%rsp)
; CHECK: retq
define i64 @regions(i64 %a, ptr %p, i64 %n) nounwind {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i1, %first ]
  %x = phi i64 [ %a, %entry ], [ %x1, %first ]
  %v = load volatile i64, ptr %p
  %x1 = add i64 %x, %v
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %first, label %between
between:
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j1, %second ]
  store volatile i64 %x1, ptr %p
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %second, label %behind
behind:
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  br label %third
third:
  %k = phi i64 [ 0, %behind ], [ %k1, %third ]
  store volatile i64 %x1, ptr %p
  %k1 = add i64 %k, 1
  %e = icmp slt i64 %k1, %n
  br i1 %e, label %third, label %end
end:
  ret i64 %x1
}
