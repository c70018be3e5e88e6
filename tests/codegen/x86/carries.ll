; Sums, differences and comparisons of wide integers go by the carry; overflow is read off the flags of the operation itself.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -filetype=null %s
; BLESS: CHECK
; CHECK: 	.file	"carries.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	add
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	add,@function
; CHECK-NEXT: add:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addq	%rdx, %rdi
; CHECK-NEXT: 	adcq	%rcx, %rsi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	movq	%rsi, %rdx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	add, .Lfunc_end0-add
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	sub
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	sub,@function
; CHECK-NEXT: sub:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	subq	(%r9), %rsi
; CHECK-NEXT: 	sbbq	8(%r9), %rdx
; CHECK-NEXT: 	sbbq	16(%r9), %rcx
; CHECK-NEXT: 	sbbq	24(%r9), %r8
; CHECK-NEXT: 	movq	%rsi, (%rdi)
; CHECK-NEXT: 	movq	%rdx, 8(%rdi)
; CHECK-NEXT: 	movq	%rcx, 16(%rdi)
; CHECK-NEXT: 	movq	%r8, 24(%rdi)
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	sub, .Lfunc_end1-sub
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	less
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	less,@function
; CHECK-NEXT: less:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	cmpq	%rdx, %rdi
; CHECK-NEXT: 	sbbq	%rcx, %rsi
; CHECK-NEXT: 	setl	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	less, .Lfunc_end2-less
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	not_above
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	not_above,@function
; CHECK-NEXT: not_above:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movq	8(%rsp), %rax
; CHECK-NEXT: 	movq	16(%rsp), %r10
; CHECK-NEXT: 	cmpq	%rdi, %r8
; CHECK-NEXT: 	sbbq	%rsi, %r9
; CHECK-NEXT: 	sbbq	%rdx, %rax
; CHECK-NEXT: 	sbbq	%rcx, %r10
; CHECK-NEXT: 	setae	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	not_above, .Lfunc_end3-not_above
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	choose
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	choose,@function
; CHECK-NEXT: choose:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	cmpq	%rdi, %rdx
; CHECK-NEXT: 	sbbq	%rsi, %rcx
; CHECK-NEXT: 	cmovgeq	8(%rsp), %r8
; CHECK-NEXT: 	cmovgeq	16(%rsp), %r9
; CHECK-NEXT: 	movq	%r8, %rax
; CHECK-NEXT: 	movq	%r9, %rdx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end4:
; CHECK-NEXT: 	.size	choose, .Lfunc_end4-choose
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	checked
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	checked,@function
; CHECK-NEXT: checked:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	imulq	%rsi, %rdi
; CHECK-NEXT: 	seto	%al
; CHECK-NEXT: 	movb	%al, (%rdx)
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end5:
; CHECK-NEXT: 	.size	checked, .Lfunc_end5-checked
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	branch
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	branch,@function
; CHECK-NEXT: branch:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addl	%esi, %edi
; CHECK-NEXT: 	jo	.LBB6_2
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .LBB6_2:
; CHECK-NEXT: 	movl	$-1, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end6:
; CHECK-NEXT: 	.size	branch, .Lfunc_end6-branch
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	wide
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	wide,@function
; CHECK-NEXT: wide:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	subq	%rdx, %rdi
; CHECK-NEXT: 	sbbq	%rcx, %rsi
; CHECK-NEXT: 	seto	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end7:
; CHECK-NEXT: 	.size	wide, .Lfunc_end7-wide
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	bound
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	bound,@function
; CHECK-NEXT: bound:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movq	$-1, %rax
; CHECK-NEXT: 	addq	%rsi, %rdi
; CHECK-NEXT: 	cmovbq	%rax, %rdi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end8:
; CHECK-NEXT: 	.size	bound, .Lfunc_end8-bound
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	carry_in
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	carry_in,@function
; CHECK-NEXT: carry_in:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movzbl	(%rdx), %eax
; CHECK-NEXT: 	addq	%rsi, %rdi
; CHECK-NEXT: 	addq	%rax, %rdi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end9:
; CHECK-NEXT: 	.size	carry_in, .Lfunc_end9-carry_in
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	shift
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	shift,@function
; CHECK-NEXT: shift:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	xorl	%r9d, %r9d
; CHECK-NEXT: 	movl	%edx, %r8d
; CHECK-NEXT: 	andl	$63, %r8d
; CHECK-NEXT: 	testb	$64, %dl
; CHECK-NEXT: 	cmoveq	%rdi, %r9
; CHECK-NEXT: 	cmovneq	%rdi, %rsi
; CHECK-NEXT: 	movl	%edx, %ecx
; CHECK-NEXT: 	movq	%r9, %rax
; CHECK-NEXT: 	shlq	%cl, %rax
; CHECK-NEXT: 	movl	%r8d, %ecx
; CHECK-NEXT: 	shldq	%cl, %r9, %rsi
; CHECK-NEXT: 	movq	%rsi, %rdx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end10:
; CHECK-NEXT: 	.size	shift, .Lfunc_end10-shift
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	shift_by_5
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	shift_by_5,@function
; CHECK-NEXT: shift_by_5:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	shrdq	$5, %rsi, %rdi
; CHECK-NEXT: 	shrq	$5, %rsi
; CHECK-NEXT: 	movq	%rdi, %rax
; CHECK-NEXT: 	movq	%rsi, %rdx
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end11:
; CHECK-NEXT: 	.size	shift_by_5, .Lfunc_end11-shift_by_5
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

define i128 @add(i128 %a, i128 %b) {
  %c = add i128 %a, %b
  ret i128 %c
}

define i256 @sub(i256 %a, ptr %p) {
  %b = load i256, ptr %p
  %c = sub i256 %a, %b
  ret i256 %c
}

define i1 @less(i128 %a, i128 %b) {
  %c = icmp slt i128 %a, %b
  ret i1 %c
}

define i1 @not_above(i256 %a, i256 %b) {
  %c = icmp ule i256 %a, %b
  ret i1 %c
}

define i128 @choose(i128 %a, i128 %b, i128 %c, i128 %d) {
  %less = icmp sgt i128 %a, %b
  %r = select i1 %less, i128 %c, i128 %d
  ret i128 %r
}

define i64 @checked(i64 %a, i64 %b, ptr %overflows) {
  %pair = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %flag = extractvalue { i64, i1 } %pair, 1
  %byte = zext i1 %flag to i8
  store i8 %byte, ptr %overflows
  %value = extractvalue { i64, i1 } %pair, 0
  ret i64 %value
}

define i32 @branch(i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %flag = extractvalue { i32, i1 } %pair, 1
  br i1 %flag, label %overflow, label %fine
fine:
  %value = extractvalue { i32, i1 } %pair, 0
  ret i32 %value
overflow:
  ret i32 -1
}

define i1 @wide(i128 %a, i128 %b) {
  %pair = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %flag = extractvalue { i128, i1 } %pair, 1
  ret i1 %flag
}

define i64 @bound(i64 %a, i64 %b) {
  %r = call i64 @llvm.uadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

; A carry that went through memory is made again from the byte.
define i64 @carry_in(i64 %a, i64 %b, ptr %p) {
  %byte = load i8, ptr %p
  %more = zext i8 %byte to i64
  %sum = add i64 %a, %b
  %r = add i64 %sum, %more
  ret i64 %r
}

define i128 @shift(i128 %a, i128 %n) {
  %r = shl i128 %a, %n
  ret i128 %r
}

define i128 @shift_by_5(i128 %a) {
  %r = lshr i128 %a, 5
  ret i128 %r
}

declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare i64 @llvm.uadd.sat.i64(i64, i64)
