	.text
	.def	main;
	.scl	2;
	.type	32;
	.endef
	.globl	main
	.p2align	4
main:
	subq	$40, %rsp
	leaq	msg(%rip), %rcx
	callq	puts
	callq	helper
	movl	counter(%rip), %eax
	incl	counter(%rip)
	movl	$7, other(%rip)
	leaq	.Llocal(%rip), %rax
	jmp	.Lend
	nop
.Lend:
	addq	$40, %rsp
	retq
	.def helper; .scl 3; .type 32; .endef
helper:
	jmp notfunc
notfunc:
	xorl %eax, %eax
	ret
	.globl glob
glob:
	jmp glob
	call weakf
	movabsq $main, %rax
	movl $main, %eax
	.weak weakf
	.weak weakd
weakd: ret
	jmp weakd
	.data
	.globl counter
counter:
	.long 1
other:	.quad main, msg+4, .Llocal
	.long main@IMGREL
	.rva main
	.secrel32 counter
	.secidx counter
	.symidx main
	.section .rdata,"dr"
msg: .asciz "hello"
.Llocal: .long 1
	.section	.text$inl,"xr",one_only,inl
	.globl inl
inl: ret
	.section	.averyverylongsectionname,"dw"
	.long 5
averylongsymbolname: .long averylongsymbolname-other2
other2: .long undefd-.
	.section	.bss$foo,"bw",discard,foob
	.globl foob
foob: .zero 16
	.section .xdata$inl,"dr",associative,inl
	.long 1
	.bss
	.comm cc,16,4
	.lcomm lc,8
	.file "a.c"
	.set alias, main
	.globl alias
	.set absv, 42
