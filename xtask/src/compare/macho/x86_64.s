// Places of every sort on x86-64: calls, loads from the table of addresses, distances with numbers behind them, differences.
	.section	__TEXT,__text,regular,pure_instructions
	.build_version macos, 11, 0	sdk_version 11, 3
	.globl	_main
	.p2align	4, 0x90
_main:
	.cfi_startproc
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	pushq	%rbx
	pushq	%rax
	.cfi_offset %rbx, -24
	movq	_far@GOTPCREL(%rip), %rax
	cmpq	$0, _far@GOTPCREL(%rip)
	pushq	_far@GOTPCREL(%rip)
	movl	$5, _near(%rip)
	movb	$5, _near+4(%rip)
	movw	$5, _near+6(%rip)
	leaq	_near-8(%rip), %rcx
	leaq	L_text(%rip), %rdi
	movss	L_number(%rip), %xmm0
	addsd	L_double(%rip), %xmm1
	movq	_thread@TLVP(%rip), %rdi
	callq	*(%rdi)
	callq	_outside
	callq	_inside
	jmp	_outside
	je	L_end
	jmp	L_table
L_end:
	popq	%rbx
	retq
	.cfi_endproc
	.data_region jt32
L_table:
	.long	L_end-L_table
	.long	L_end-_main
	.end_data_region
	.private_extern	_inside
	.globl	_inside
	.p2align	4, 0x90
_inside:
	.cfi_startproc
	.cfi_personality 155, ___gxx_personality_v0
	.cfi_lsda 16, L_data
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	addq	$24, %rsp
	retq
	.cfi_endproc
_other:
	.cfi_startproc
	.cfi_personality 155, _routine
	.cfi_lsda 16, L_data
	pushq	%rax
	.cfi_def_cfa_offset 16
	retq
	.cfi_endproc
	.section	__TEXT,__cstring,cstring_literals
L_text:
	.asciz	"text"
L_more:
	.asciz	"more"
	.section	__TEXT,__literal4,4byte_literals
	.p2align	2
L_number:
	.long	0x3f800000
	.section	__TEXT,__literal8,8byte_literals
	.p2align	3
L_double:
	.quad	0x3ff0000000000000
	.section	__TEXT,__const
L_data:
	.quad	7
	.data
	.globl	_near
	.p2align	3
_near:
	.quad	_main
	.quad	_main+4
	.quad	L_text
	.quad	L_more+1
	.quad	_near-_main
	.quad	L_more-L_text
	.long	_near-_main
	.long	_far@GOTPCREL+4
	.set	_alias, _near
	.globl	_alias
	.weak_definition _weak
	.globl	_weak
_weak:
	.quad	_alias
	.weak_reference _maybe
	.quad	_maybe
	.no_dead_strip	_weak
	.desc	_weak, 16
.zerofill __DATA,__bss,_zeros,64,4
.zerofill __DATA,__common,_shared,8,3
	.comm	_common,24,4
	.lcomm	_own,8,3
.tbss _thread$tlv$init, 4, 2
	.section	__DATA,__thread_vars,thread_local_variables
	.globl	_thread
_thread:
	.quad	__tlv_bootstrap
	.quad	0
	.quad	_thread$tlv$init
	.section	__IMPORT,__pointers,non_lazy_symbol_pointers
L_far$non_lazy_ptr:
	.indirect_symbol	_far
	.quad	0
L_own$non_lazy_ptr:
	.indirect_symbol	_other
	.quad	0
	.section	__TEXT,__stubs,symbol_stubs,pure_instructions,6
	.indirect_symbol	_lazy
	hlt ; hlt ; hlt ; hlt ; hlt ; hlt
	.mod_init_func
	.p2align	3
	.quad	_main
	.linker_option "-lz"
	.linker_option "-framework", "Foundation"
.subsections_via_symbols
