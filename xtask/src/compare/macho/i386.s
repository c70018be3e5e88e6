// Places of every sort on i386: plain and scattered entries, differences, jumps, thread-local variables, call frames.
	.section	__TEXT,__text,regular,pure_instructions
	.globl	_main
	.p2align	4, 0x90
_main:
	.cfi_startproc
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset %ebp, -8
	movl	%esp, %ebp
	.cfi_def_cfa_register %ebp
	pushl	%ebx
	.cfi_offset %ebx, -12
	calll	L0$pb
L0$pb:
	popl	%eax
	movl	L_far$non_lazy_ptr-L0$pb(%eax), %ecx
	movl	_near, %edx
	movl	_near+8, %edx
	movl	$_outside+4, %edx
	movb	$5, _near+4
	leal	L_text, %edi
	calll	_outside
	calll	_outside+4
	calll	_inside
	calll	_inside+1
	jmp	_outside
	je	L_end
	jmp	L_table
	movl	_thread@TLVP, %eax
	calll	*(%eax)
L_end:
	popl	%ebx
	popl	%ebp
	retl
	.cfi_endproc
	.data_region jt32
L_table:
	.long	L_end-L_table
	.long	L_end-_main
	.end_data_region
	.private_extern	_inside
	.globl	_inside
_inside:
	.cfi_startproc
	.cfi_personality 155, L_routine$non_lazy_ptr
	.cfi_lsda 16, L_data
	subl	$12, %esp
	.cfi_def_cfa_offset 16
	addl	$12, %esp
	retl
	.cfi_endproc
	.weak_definition _weak
	.globl	_weak
_weak:
	calll	_weak
	.long	_weak
	.section	__TEXT,__cstring,cstring_literals
L_text:
	.asciz	"text"
	.data
_near:
	.long	_main, _main+4, L_text, L_text+1, _outside, _outside+8, 0
	.long	_near-_main, _main-_near+4, _weak, _weak+4
L_data:
	.short	L_data-_near
	.long	L_data, L_data+2
	.comm	_common, 8, 2
	.long	_common, _common+4
	.section	__IMPORT,__pointers,non_lazy_symbol_pointers
L_far$non_lazy_ptr:
	.indirect_symbol _far
	.long	0
L_routine$non_lazy_ptr:
	.indirect_symbol _routine
	.long	0
	.section	__DATA,__bss,zerofill
	.zerofill	__DATA,__bss,_zeros,64,4
	.linker_option "-framework", "x"
	.subsections_via_symbols
