; Classes that one comparison tells. Where code looks at exceptions, a number that is not one is found by its bits.
; RUN: llc -mtriple=x86_64-linux-gnu %s -o - | FileCheck %s
; BLESS: CHECK
; CHECK: 	.file	"fpclass.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	nan
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	nan,@function
; CHECK-NEXT: nan:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	ucomisd	%xmm0, %xmm0
; CHECK-NEXT: 	setp	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	nan, .Lfunc_end0-nan
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	number
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	number,@function
; CHECK-NEXT: number:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	ucomiss	%xmm0, %xmm0
; CHECK-NEXT: 	setnp	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	number, .Lfunc_end1-number
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	nan_strictly
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	nan_strictly,@function
; CHECK-NEXT: nan_strictly:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movq	%xmm0, %rax
; CHECK-NEXT: 	movabsq	$9223372036854775807, %rcx      # imm = 0x7FFFFFFFFFFFFFFF
; CHECK-NEXT: 	andq	%rcx, %rax
; CHECK-NEXT: 	movabsq	$9218868437227405312, %rcx      # imm = 0x7FF0000000000000
; CHECK-NEXT: 	cmpq	%rcx, %rax
; CHECK-NEXT: 	seta	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	nan_strictly, .Lfunc_end2-nan_strictly
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	infinite
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	infinite,@function
; CHECK-NEXT: infinite:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movd	%xmm0, %eax
; CHECK-NEXT: 	andl	$2147483647, %eax               # imm = 0x7FFFFFFF
; CHECK-NEXT: 	cmpl	$2139095040, %eax               # imm = 0x7F800000
; CHECK-NEXT: 	sete	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	infinite, .Lfunc_end3-infinite
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	finite
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	finite,@function
; CHECK-NEXT: finite:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movd	%xmm0, %eax
; CHECK-NEXT: 	andl	$2147483647, %eax               # imm = 0x7FFFFFFF
; CHECK-NEXT: 	cmpl	$2139095040, %eax               # imm = 0x7F800000
; CHECK-NEXT: 	setb	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end4:
; CHECK-NEXT: 	.size	finite, .Lfunc_end4-finite
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	subnormal
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	subnormal,@function
; CHECK-NEXT: subnormal:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movd	%xmm0, %eax
; CHECK-NEXT: 	andl	$2147483647, %eax               # imm = 0x7FFFFFFF
; CHECK-NEXT: 	decl	%eax
; CHECK-NEXT: 	cmpl	$8388607, %eax                  # imm = 0x7FFFFF
; CHECK-NEXT: 	setb	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end5:
; CHECK-NEXT: 	.size	subnormal, .Lfunc_end5-subnormal
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	minus_zero
; CHECK-NEXT: 	.p2align	4
; CHECK-NEXT: 	.type	minus_zero,@function
; CHECK-NEXT: minus_zero:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	movq	%xmm0, %rax
; CHECK-NEXT: 	movabsq	$-9223372036854775808, %rcx     # imm = 0x8000000000000000
; CHECK-NEXT: 	cmpq	%rcx, %rax
; CHECK-NEXT: 	sete	%al
; CHECK-NEXT: 	retq
; CHECK-NEXT: .Lfunc_end6:
; CHECK-NEXT: 	.size	minus_zero, .Lfunc_end6-minus_zero
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

define i1 @nan(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  ret i1 %r
}

define i1 @number(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1020)
  ret i1 %r
}

define i1 @nan_strictly(double %x) strictfp {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 3) strictfp
  ret i1 %r
}

define i1 @infinite(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  ret i1 %r
}

define i1 @finite(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  ret i1 %r
}

define i1 @subnormal(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 144)
  ret i1 %r
}

define i1 @minus_zero(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 32)
  ret i1 %r
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)
