; One bit by a number is set, changed and cleared by an instruction of its own; in memory, by a mask.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; BLESS: CHECK
; CHECK: 	.file	"one-bit.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	set
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	set,@function
; CHECK-NEXT: set:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	btsl	%esi, %edi
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	set, .Lfunc_end0-set
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	change
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	change,@function
; CHECK-NEXT: change:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	btcq	%rsi, %rdi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	change, .Lfunc_end1-change
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	clear
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	clear,@function
; CHECK-NEXT: clear:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	btrq	%rsi, %rdi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	clear, .Lfunc_end2-clear
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	in_memory
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	in_memory,@function
; CHECK-NEXT: in_memory:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movl	$1, %eax
; CHECK-NEXT: 	movl	%esi, %ecx
; CHECK-NEXT: 	shll	%cl, %eax
; CHECK-NEXT: 	orl	%eax, (%rdi)
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	in_memory, .Lfunc_end3-in_memory
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

define i32 @set(i32 %a, i32 %n) {
  %bit = shl i32 1, %n
  %r = or i32 %a, %bit
  ret i32 %r
}

define i64 @change(i64 %a, i64 %n) {
  %bit = shl i64 1, %n
  %r = xor i64 %bit, %a
  ret i64 %r
}

define i64 @clear(i64 %a, i8 %n) {
  %m = zext i8 %n to i64
  %bit = shl i64 1, %m
  %others = xor i64 %bit, -1
  %r = and i64 %a, %others
  ret i64 %r
}

define void @in_memory(ptr %p, i32 %n) {
  %a = load i32, ptr %p
  %bit = shl i32 1, %n
  %r = or i32 %a, %bit
  store i32 %r, ptr %p
  ret void
}
