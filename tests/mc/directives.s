# Directives in LLVM's shapes: what llvm-mc 22 prints for the same text.

# RUN: mc -triple=riscv64 -mattr=+a %s | FileCheck %s --match-full-lines --strict-whitespace

# CHECK:	.section	.l,"aoG",@progbits,foo,grp,comdat
# CHECK:	.section	.m,"aMSoG",@progbits,1,foo,grp,comdat,unique,3
# CHECK:	.section	.o,"aexwMSTGR",@progbits,8,grp
foo:
.section .l,"aGo",@progbits,foo,grp,comdat
.section .m,"aMSGo",@progbits,1,foo,grp,comdat,unique,3
.section .o,"axwMSTGRe",@progbits,8,grp
# CHECK:	.data
# CHECK-NEXT:	.word	(a+b)*2
# CHECK-NEXT:	.word	a-(b-4)
# CHECK-NEXT:	.word	a-b+4
# CHECK-NEXT:	.word	(a|b)|c
# CHECK-NEXT:	.word	(a*2)+1
# CHECK-NEXT:	.word	-a+b
# CHECK-NEXT:	.half	1
# CHECK-NEXT:	.quad	2
.data
.long (a+b)*2, a-(b-4), (a-b)+4, (a|b)|c, a*2+1, (-a)+b
.hword 1
.dword 2
# CHECK-NEXT:	.p2align	3, 0x0
# CHECK-NEXT:	.p2align	3, 0x33, 4
# CHECK-NEXT:.p2alignw 2, 0x1234
# CHECK-NEXT:	.text	1
# CHECK-NEXT:	.p2align	2
.balign 8
.balign 8,0x33,4
.balignw 4,0x1234
.text 1
.align 2
# CHECK-NEXT:	.file	1 "b.c"
# CHECK-NEXT:	.loc	1 2 3 basic_block               # :2:3
# CHECK-NEXT:	.cfi_startproc
# CHECK-NEXT:	.cfi_def_cfa sp, 16
# CHECK-NEXT:	.cfi_endproc
.file 1 "b.c"
.loc 1 2 3 basic_block
.cfi_startproc
.cfi_def_cfa x2, 16
.cfi_endproc
# CHECK-NEXT:	.local	.L_x
.local .L_x
# CHECK-NEXT:	lw	a0, %lo(foo+4)(a1)
# CHECK-NEXT:	amoadd.w	a0, a1, (a2)
# CHECK-NEXT:	amoadd.w	a0, a1, (a2)
# CHECK-NEXT:	fence	rw, w
# CHECK-NEXT:	beqz	a0, .Ltmp0
# CHECK-NEXT:.Ltmp0:
lw a0, %lo(foo+4)(a1)
amoadd.w a0, a1, (a2)
amoadd.w a0, a1, 0(a2)
fence rw, w
beq a0, x0, 1f
1:
