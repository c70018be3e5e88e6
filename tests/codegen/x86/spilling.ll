; A value is read, changed, and then spilled: until the store that follows the change, its slot has nothing in it, and the
; copy that is made before the change must come from the register.
; RUN: llc -mtriple=x86_64 -O2 -regalloc=greedy -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64 -O2 -regalloc=basic -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: changed_before_the_store:
; CHECK: imull
; CHECK: xorl $77
; CHECK: nop
; CHECK: movl {{[0-9]*}}(%rsp), %eax
define i32 @changed_before_the_store(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %square = mul i32 %a, %a
  store i32 %square, ptr %q
  %changed = xor i32 %a, 77
  call void asm sideeffect "nop", "~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  ret i32 %changed
}
