; Values that are spilled at different times share a place on the stack, but not where a call may return once more: what is
; stored meanwhile would be what is read then. The same as llc's.
; RUN: llc -mtriple=x86_64-linux-gnu -verify-machineinstrs %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -regalloc=basic -verify-machineinstrs %s -o - | FileCheck %s

; CHECK-LABEL: apart:
; CHECK: movq %rax, [[FIRST:[0-9]*\(%rsp\)]]
; CHECK: movq [[FIRST]], %rdi
; CHECK: callq _setjmp
; CHECK-NOT: movq %rax, [[FIRST]]
; CHECK: movq %rax, [[SECOND:[0-9]*\(%rsp\)]]
; CHECK: movq [[SECOND]], %rdi

; CHECK-LABEL: together:
; CHECK: movq %rax, [[BOTH:[0-9]*\(%rsp\)]]
; CHECK: movq [[BOTH]], %rdi
; CHECK: callq once
; CHECK: movq %rax, [[BOTH]]
; CHECK: movq [[BOTH]], %rdi

declare i32 @_setjmp(ptr) returns_twice
declare i32 @once(ptr)
declare i64 @made()
declare void @taken(i64)

define void @apart() nounwind {
  %x = call i64 @made()
  call void asm sideeffect "", "~{rbx},~{rbp},~{r12},~{r13},~{r14},~{r15},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"()
  call void @taken(i64 %x)
  %c = call i32 @_setjmp(ptr null) returns_twice
  %y = call i64 @made()
  call void asm sideeffect "", "~{rbx},~{rbp},~{r12},~{r13},~{r14},~{r15},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"()
  call void @taken(i64 %y)
  ret void
}
define void @together() nounwind {
  %x = call i64 @made()
  call void asm sideeffect "", "~{rbx},~{rbp},~{r12},~{r13},~{r14},~{r15},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"()
  call void @taken(i64 %x)
  %c = call i32 @once(ptr null)
  %y = call i64 @made()
  call void asm sideeffect "", "~{rbx},~{rbp},~{r12},~{r13},~{r14},~{r15},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"()
  call void @taken(i64 %y)
  ret void
}
