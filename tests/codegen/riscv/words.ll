; Operations on 32 bits in registers of 64 bits look at the low halves only, and results are sign-extended: no operand has to be
; extended, and no result.
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+d,+zbb %s -o - | FileCheck %s
; RUN: llc -mtriple=riscv64-linux-gnu -mattr=+m,+d,+zbb -O0 -filetype=null %s
; BLESS: CHECK
; CHECK: 	.attribute	5, "rv64i2p1_m2p0_f2p2_d2p2_zicsr2p0_zmmul1p0_zbb1p0"
; CHECK-NEXT: 	.file	"words.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	sum
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	sum,@function
; CHECK-NEXT: sum:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addw	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	sum, .Lfunc_end0-sum
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	same
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	same,@function
; CHECK-NEXT: same:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	sext.w	a0, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	same, .Lfunc_end1-same
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	bits_of_words
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	bits_of_words,@function
; CHECK-NEXT: bits_of_words:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	xor	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end2:
; CHECK-NEXT: 	.size	bits_of_words, .Lfunc_end2-bits_of_words
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	divided
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	divided,@function
; CHECK-NEXT: divided:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	divuw	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end3:
; CHECK-NEXT: 	.size	divided, .Lfunc_end3-divided
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	rest
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	rest,@function
; CHECK-NEXT: rest:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	remw	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end4:
; CHECK-NEXT: 	.size	rest, .Lfunc_end4-rest
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	right
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	right,@function
; CHECK-NEXT: right:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	srlw	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end5:
; CHECK-NEXT: 	.size	right, .Lfunc_end5-right
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	arithmetic
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	arithmetic,@function
; CHECK-NEXT: arithmetic:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	sraw	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end6:
; CHECK-NEXT: 	.size	arithmetic, .Lfunc_end6-arithmetic
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	rotated
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	rotated,@function
; CHECK-NEXT: rotated:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	andi	a1, a1, 31
; CHECK-NEXT: 	sllw	a2, a0, a1
; CHECK-NEXT: 	srliw	a0, a0, 1
; CHECK-NEXT: 	li	a3, 31
; CHECK-NEXT: 	sub	a1, a3, a1
; CHECK-NEXT: 	srlw	a0, a0, a1
; CHECK-NEXT: 	or	a0, a2, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end7:
; CHECK-NEXT: 	.size	rotated, .Lfunc_end7-rotated
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	rotated_by_5
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	rotated_by_5,@function
; CHECK-NEXT: rotated_by_5:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	slli	a1, a0, 5
; CHECK-NEXT: 	srliw	a0, a0, 27
; CHECK-NEXT: 	or	a0, a1, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end8:
; CHECK-NEXT: 	.size	rotated_by_5, .Lfunc_end8-rotated_by_5
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	converted
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	converted,@function
; CHECK-NEXT: converted:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	fcvt.s.w	fa0, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end9:
; CHECK-NEXT: 	.size	converted, .Lfunc_end9-converted
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	converted_unsigned
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	converted_unsigned,@function
; CHECK-NEXT: converted_unsigned:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	slli	a0, a0, 32
; CHECK-NEXT: 	srli	a0, a0, 32
; CHECK-NEXT: 	fcvt.d.l	fa0, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end10:
; CHECK-NEXT: 	.size	converted_unsigned, .Lfunc_end10-converted_unsigned
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	low
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	low,@function
; CHECK-NEXT: low:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	slli	a0, a0, 32
; CHECK-NEXT: 	srli	a0, a0, 32
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end11:
; CHECK-NEXT: 	.size	low, .Lfunc_end11-low
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	negative
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	negative,@function
; CHECK-NEXT: negative:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	neg	a0, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end12:
; CHECK-NEXT: 	.size	negative, .Lfunc_end12-negative
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	high_product
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	high_product,@function
; CHECK-NEXT: high_product:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	mulh	a0, a0, a1
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end13:
; CHECK-NEXT: 	.size	high_product, .Lfunc_end13-high_product
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

define i64 @sum(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = sext i32 %c to i64
  ret i64 %d
}

define i64 @same(i32 %a) {
  %d = sext i32 %a to i64
  ret i64 %d
}

define i64 @bits_of_words(i32 signext %a, i32 signext %b) {
  %c = xor i32 %a, %b
  %d = sext i32 %c to i64
  ret i64 %d
}

define i32 @divided(i32 %a, i32 %b) {
  %c = udiv i32 %a, %b
  ret i32 %c
}

define i32 @rest(i32 %a, i32 %b) {
  %c = srem i32 %a, %b
  ret i32 %c
}

define i32 @right(i32 %a, i32 %n) {
  %c = lshr i32 %a, %n
  ret i32 %c
}

define i64 @arithmetic(i32 %a, i8 %n) {
  %m = zext i8 %n to i32
  %c = ashr i32 %a, %m
  %d = sext i32 %c to i64
  ret i64 %d
}

define i32 @rotated(i32 %a, i32 %n) {
  %c = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  ret i32 %c
}

define i32 @rotated_by_5(i32 %a) {
  %c = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 5)
  ret i32 %c
}

define float @converted(i32 %a) {
  %d = sitofp i32 %a to float
  ret float %d
}

define double @converted_unsigned(i32 %a) {
  %d = uitofp i32 %a to double
  ret double %d
}

define i64 @low(i64 %a) {
  %b = and i64 %a, 4294967295
  ret i64 %b
}

define i64 @negative(i64 %a) {
  %b = sub i64 0, %a
  ret i64 %b
}

define i64 @high_product(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
