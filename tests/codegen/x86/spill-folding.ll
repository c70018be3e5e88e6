; What is spilled is an operand in memory where an instruction takes one.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s

; CHECK-LABEL: sum:
; CHECK: addq {{[0-9]*}}(%rsp), %r{{[a-z0-9]+}}
; CHECK: addq {{[0-9]*}}(%rsp), %r{{[a-z0-9]+}}
define i64 @sum(i64 %a, i64 %b, i64 %c) {
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  ret i64 %e
}

; CHECK-LABEL: test:
; CHECK: cmpq $0, {{[0-9]*}}(%rsp)
define i64 @test(i64 %a, i64 %b, i64 %c) {
  call void asm sideeffect "", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  %d = icmp eq i64 %a, 0
  br i1 %d, label %yes, label %no

yes:
  ret i64 %b

no:
  ret i64 %c
}
