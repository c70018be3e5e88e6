	.text
	.globl f
f:	pushq %rbp
	movq g@GOTPCREL(%rip), %rax
	imull $1000, %edi, %ebp
	addl (%rax), %ebx
	movabsq $0x123456789abcdef0, %rdx
	movq table(%rip), %rcx
	movq table+8(,%rcx,8), %rcx
	jne f
	callq other@PLT
	leal -300(%rbx), %ecx
	movl $-300, %ecx
	rep movsb
	lock incl %fs:16
	nopw %cs:512(%rax,%rax)
	vaddps %ymm1, %ymm2, %ymm3
	.byte 0x06
	retq
	.data
table:	.quad f, 1
