# CodeView on x86-64: rows between those of others, files that change, long ranges, gaps.
	.text
	.globl	f
f:
.Lbegin:
	.cv_file 1 "a.c"
	.cv_file 2 "c.h" "00112233445566778899AABBCCDDEEFF" 1
	.cv_func_id 0
	.cv_inline_site_id 1 within 0 inlined_at 1 6 3
	.cv_inline_site_id 2 within 1 inlined_at 2 90 1
	.cv_func_id 7
	.cv_loc 0 1 5 0 is_stmt 1
	nop
	.cv_loc 1 2 100 1
	nop
	jmp	.Lmiddle
	.cv_loc 2 1 1000 1
	.zero	200
	.cv_loc 0 1 8 1
	nop
	.cv_loc 1 2 90 1
	.zero	70000
.Lmiddle:
	.cv_loc 0 1 7 2 prologue_end
	retq
.Lend:
	.globl	g
g:
	.cv_loc 7 1 30 2
	nop
	retq
.Lend_g:
	.section	.debug$S,"dr"
	.p2align	2
	.long	4
	.cv_linetable 0, f, .Lend
	.cv_linetable 7, g, .Lend_g
	.cv_inline_linetable 1 2 80 f .Lend
	.cv_inline_linetable 2 1 900 f .Lend
	.cv_def_range .Lbegin .Lend, reg, 17
	.cv_def_range .Lbegin .Lbegin .Lmiddle .Lend .Lend .Lend_g, frame_ptr_rel, 8
	.p2align	2
	.cv_filechecksums
	.cv_stringtable
