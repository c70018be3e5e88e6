; Whether one bit is set is known without counting bits.
; RUN: llc -mtriple=riscv64-linux-gnu %s -o - | FileCheck %s
; BLESS: CHECK
; CHECK: 	.attribute	5, "rv64i2p1"
; CHECK-NEXT: 	.file	"one-bit.ll"
; CHECK-NEXT: 	.text
; CHECK-NEXT: 	.globl	one
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	one,@function
; CHECK-NEXT: one:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addi	a1, a0, -1
; CHECK-NEXT: 	xor	a0, a0, a1
; CHECK-NEXT: 	sltu	a0, a1, a0
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end0:
; CHECK-NEXT: 	.size	one, .Lfunc_end0-one
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.globl	not_one
; CHECK-NEXT: 	.p2align	2
; CHECK-NEXT: 	.type	not_one,@function
; CHECK-NEXT: not_one:
; CHECK-NEXT: 	.cfi_startproc
; CHECK-NEXT: 	addi	a2, a1, -1
; CHECK-NEXT: 	addi	a3, a0, -1
; CHECK-NEXT: 	sltiu	a4, a3, -1
; CHECK-NEXT: 	add	a2, a2, a4
; CHECK-NEXT: 	xor	a4, a1, a2
; CHECK-NEXT: 	xor	a0, a0, a3
; CHECK-NEXT: 	sltu	a0, a3, a0
; CHECK-NEXT: 	xori	a0, a0, 1
; CHECK-NEXT: 	sltu	a1, a2, a4
; CHECK-NEXT: 	xori	a1, a1, 1
; CHECK-NEXT: 	beq	a4, a2, .LBB1_2
; CHECK-NEXT: 	mv	a0, a1
; CHECK-NEXT: .LBB1_2:
; CHECK-NEXT: 	ret
; CHECK-NEXT: .Lfunc_end1:
; CHECK-NEXT: 	.size	not_one, .Lfunc_end1-not_one
; CHECK-NEXT: 	.cfi_endproc
; CHECK-NEXT: 	.section	".note.GNU-stack","",@progbits
; END BLESS

define i1 @one(i64 %a) {
  %n = call i64 @llvm.ctpop.i64(i64 %a)
  %c = icmp eq i64 %n, 1
  ret i1 %c
}

define i1 @not_one(i128 %a) {
  %n = call i128 @llvm.ctpop.i128(i128 %a)
  %c = icmp ne i128 %n, 1
  ret i1 %c
}

declare i64 @llvm.ctpop.i64(i64)
declare i128 @llvm.ctpop.i128(i128)
