; A function says nothing of the bits above a result narrower than 32 bits, even if it is 'zeroext' or 'signext': callers extend
; what they get, as llc's and clang's do.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-linux-gnu -O0 -filetype=null %s
; BLESS: CHECK
; CHECK: 	.file	"returned-narrow.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	use_truth
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	use_truth,@function
; CHECK-NEXT: use_truth:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	pushq	%rax
; CHECK-NEXT: 	.cfi_def_cfa_offset 16
; CHECK-NEXT: 	callq	truth
; CHECK-NEXT: 	movzbl	%al, %eax
; CHECK-NEXT: 	popq	%rcx
; CHECK-NEXT: 	.cfi_def_cfa_offset 8
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	use_truth, .Lfunc_end0-use_truth
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	use_byte
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	use_byte,@function
; CHECK-NEXT: use_byte:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	pushq	%rax
; CHECK-NEXT: 	.cfi_def_cfa_offset 16
; CHECK-NEXT: 	callq	byte
; CHECK-NEXT: 	movzbl	%al, %eax
; CHECK-NEXT: 	popq	%rcx
; CHECK-NEXT: 	.cfi_def_cfa_offset 8
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	use_byte, .Lfunc_end1-use_byte
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	use_word
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	use_word,@function
; CHECK-NEXT: use_word:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	pushq	%rax
; CHECK-NEXT: 	.cfi_def_cfa_offset 16
; CHECK-NEXT: 	callq	word
; CHECK-NEXT: 	movswl	%ax, %eax
; CHECK-NEXT: 	popq	%rcx
; CHECK-NEXT: 	.cfi_def_cfa_offset 8
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	use_word, .Lfunc_end2-use_word
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	branch
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	branch,@function
; CHECK-NEXT: branch:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	pushq	%rax
; CHECK-NEXT: 	.cfi_def_cfa_offset 16
; CHECK-NEXT: 	callq	truth
; CHECK-NEXT: 	testb	$1, %al
; CHECK-NEXT: 	je	.LBB3_2
; CHECK-NEXT: 	movl	$1, %eax
; CHECK-NEXT: 	popq	%rcx
; CHECK-NEXT: 	.cfi_def_cfa_offset 8
; CHECK-NEXT: 	retq
; CHECK-NEXT: 	.cfi_def_cfa_offset 16
; CHECK-NEXT: .LBB3_2:
; CHECK-NEXT: 	movl	$2, %eax
; CHECK-NEXT: 	popq	%rcx
; CHECK-NEXT: 	.cfi_def_cfa_offset 8
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	branch, .Lfunc_end3-branch
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	give_truth
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	give_truth,@function
; CHECK-NEXT: give_truth:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	cmpl	%esi, %edi
; CHECK-NEXT: 	setl	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end4:
; CHECK-NEXT: 	.size	give_truth, .Lfunc_end4-give_truth
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	give_bit
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	give_bit,@function
; CHECK-NEXT: give_bit:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	andl	$1, %edi
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end5:
; CHECK-NEXT: 	.size	give_bit, .Lfunc_end5-give_bit
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	give_byte
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	give_byte,@function
; CHECK-NEXT: give_byte:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addb	%sil, %dil
; CHECK-NEXT: 	movl	%edi, %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end6:
; CHECK-NEXT: 	.size	give_byte, .Lfunc_end6-give_byte
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	give_word
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	give_word,@function
; CHECK-NEXT: give_word:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movzwl	(%rdi), %eax
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end7:
; CHECK-NEXT: 	.size	give_word, .Lfunc_end7-give_word
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

declare zeroext i1 @truth()
declare zeroext i8 @byte()
declare signext i16 @word()

define i32 @use_truth() {
  %c = call zeroext i1 @truth()
  %d = zext i1 %c to i32
  ret i32 %d
}

define i32 @use_byte() {
  %c = call zeroext i8 @byte()
  %d = zext i8 %c to i32
  ret i32 %d
}

define i32 @use_word() {
  %c = call signext i16 @word()
  %d = sext i16 %c to i32
  ret i32 %d
}

define i32 @branch() {
  %c = call zeroext i1 @truth()
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}

define zeroext i1 @give_truth(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  ret i1 %c
}

define zeroext i1 @give_bit(i8 %a) {
  %c = trunc i8 %a to i1
  ret i1 %c
}

define zeroext i8 @give_byte(i8 %a, i8 %b) {
  %c = add i8 %a, %b
  ret i8 %c
}

define signext i16 @give_word(ptr %p) {
  %c = load i16, ptr %p
  ret i16 %c
}
