; Places of every sort on arm64: pages and offsets in them, the table of addresses, thread-local variables, separate addends,
; differences.
	.section	__TEXT,__text,regular,pure_instructions
	.build_version macos, 11, 0	sdk_version 11, 3
	.globl	_main
	.p2align	2
_main:
	.cfi_startproc
	stp	x20, x19, [sp, #-32]!
	stp	x29, x30, [sp, #16]
	add	x29, sp, #16
	.cfi_def_cfa w29, 16
	.cfi_offset w30, -8
	.cfi_offset w29, -16
	.cfi_offset w19, -24
	.cfi_offset w20, -32
Lone:
	adrp	x0, _far@GOTPAGE
Ltwo:
	ldr	x0, [x0, _far@GOTPAGEOFF]
	adrp	x1, _near@PAGE
Lthree:
	add	x1, x1, _near@PAGEOFF
	adrp	x1, _near@PAGE+16
	ldr	x1, [x1, _near@PAGEOFF+16]
	ldr	w2, [x1, _near@PAGEOFF]
	ldrb	w2, [x1, _near@PAGEOFF]
	strh	w2, [x1, _near@PAGEOFF]
	adrp	x3, l_text@PAGE
	add	x3, x3, l_text@PAGEOFF
	adrp	x4, _thread@TLVPPAGE
	ldr	x4, [x4, _thread@TLVPPAGEOFF]
	bl	_outside
	bl	_inside
	b	_outside
	cbz	x0, Lend
	tbz	x0, #3, Lend
Lend:
	ldp	x29, x30, [sp, #16]
	ldp	x20, x19, [sp], #32
	ret
	.loh AdrpLdrGot	Lone, Ltwo
	.cfi_endproc
	.private_extern	_inside
	.globl	_inside
	.p2align	2
_inside:
	.cfi_startproc
	sub	sp, sp, #32
	.cfi_def_cfa_offset 32
	add	sp, sp, #32
	ret
	.cfi_endproc
_other:
	.cfi_startproc
	.cfi_personality 155, _routine
	.cfi_lsda 16, _data
	str	x30, [sp, #-16]!
	.cfi_def_cfa_offset 16
	.cfi_offset w30, -16
	ret
	.cfi_endproc
	.section	__TEXT,__cstring,cstring_literals
l_text:
	.asciz	"text"
	.section	__TEXT,__const
_data:
	.quad	7
	.data
	.globl	_near
	.p2align	3
_near:
	.quad	_main
	.quad	_main+4
	.quad	l_text
	.quad	_near-_main
	.long	_near-_main
	.long	_far@GOT-.
	.weak_definition _weak
	.globl	_weak
_weak:
	.quad	_near
.zerofill __DATA,__bss,_zeros,64,4
	.comm	_common,24,4
.tbss _thread$tlv$init, 4, 2
	.section	__DATA,__thread_vars,thread_local_variables
	.globl	_thread
_thread:
	.quad	__tlv_bootstrap
	.quad	0
	.quad	_thread$tlv$init
.subsections_via_symbols
