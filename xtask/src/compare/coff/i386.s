# i386: addresses, distances and differences; handlers of exceptions; frames in DWARF's form; CodeView with frame data.
	.def	@feat.00;	.scl	3;	.type	0;	.endef
	.globl	@feat.00
@feat.00 = 1
	.def	_f;	.scl	2;	.type	32;	.endef
	.globl	_f
_f:
Lbegin:
	.cv_file 1 "a.c" "0FA0" 1
	.cv_file 2 "b.h"
	.cv_func_id 0
	.cv_inline_site_id 1 within 0 inlined_at 1 6 3
	.cv_fpo_proc _f 4
	.cv_loc 0 1 5 0 is_stmt 1
	pushl	%ebp
	.cv_fpo_pushreg %ebp
	movl	%esp, %ebp
	.cv_fpo_setframe %ebp
	subl	$20, %esp
	.cv_fpo_stackalloc 20
	.cv_fpo_endprologue
	.cv_loc 1 2 9 1
	calll	_g
	movl	_data, %eax
	movl	_data+4, %eax
	.cv_loc 1 1 12 1
	leal	Ltext+1, %eax
	jmp	_f
	.zero	100
Lmiddle:
	.cv_loc 0 1 7 2
	movl	_data@SECREL32, %eax
	jmp	_g
	retl
	.cv_fpo_endproc
Lend:
	.cfi_sections .debug_frame
	.def	_h;	.scl	3;	.type	32;	.endef
_h:
	.cfi_startproc
	pushl	%ebp
	.cfi_def_cfa_offset 8
	.cfi_offset %ebp, -8
	retl
	.cfi_endproc
	.safeseh _h
	.data
	.globl	_data
_data:
	.long	_f, _f+4, Ltext, _g-., Lend-Lbegin
	.rva	_f, _f+4
	.secidx	_f
	.secrel32	_f+2
	.section	.rdata,"dr"
	.long	0
Ltext:
	.asciz	"text"
	.weak	_w
_w = _f
	.section	.debug$S,"dr"
	.p2align	2
	.long	4
	.cv_fpo_data _f
	.cv_linetable 0, _f, Lend
	.cv_inline_linetable 1 2 8 _f Lend
	.cv_def_range Lbegin Lmiddle, reg, 17
	.cv_def_range Lbegin Lbegin Lmiddle Lend, reg_rel, 335, 0, 32
	.cv_def_range Lbegin Lend, subfield_reg, 17, 4
	.cv_def_range Lbegin Lend, frame_ptr_rel, -4
	.cv_filechecksumoffset 2
	.cv_string "x"
	.p2align	2
	.cv_filechecksums
	.cv_stringtable
	.addrsig
	.addrsig_sym _f
	.addrsig_sym _data
	.cg_profile _f, _h, 32
