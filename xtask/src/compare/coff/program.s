# A program of code and data that refers to itself only, so that it can be linked alone.
	.text
	.def	main;	.scl	2;	.type	32;	.endef
	.globl	main
	.p2align	4
main:
	subq	$40, %rsp
	leaq	table(%rip), %rcx
	callq	sum
	movl	%eax, result(%rip)
	addq	$40, %rsp
	retq
	.def	sum;	.scl	3;	.type	32;	.endef
	.p2align	4, 0x90
sum:
	xorl	%eax, %eax
	movl	$4, %edx
.Lnext:
	addl	(%rcx), %eax
	addq	$4, %rcx
	decl	%edx
	jne	.Lnext
	addl	bias(%rip), %eax
	retq
	.section	.rdata,"dr"
	.p2align	3
table:
	.long	1, 2, 3, 4
pointers:
	.quad	main
	.quad	table+8
	.rva	sum, main+4
	.data
	.globl	bias
bias:
	.long	10
	.bss
	.globl	result
	.p2align	2
result:
	.zero	4
