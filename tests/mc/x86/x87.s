# The x87 unit: what is in memory, between registers of the stack, and on its top.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

fxsave (%rax)
# CHECK: fxsave (%rax) # encoding: [0x0f,0xae,0x00]
# INTEL: fxsave [rax]
fxrstor (%rax)
# CHECK: fxrstor (%rax) # encoding: [0x0f,0xae,0x08]
# INTEL: fxrstor [rax]
fxsave64 (%rax)
# CHECK: fxsave64 (%rax) # encoding: [0x48,0x0f,0xae,0x00]
# INTEL: fxsave64 [rax]
fxrstor64 (%rax)
# CHECK: fxrstor64 (%rax) # encoding: [0x48,0x0f,0xae,0x08]
# INTEL: fxrstor64 [rax]
dpps $5, %xmm1, %xmm0
# CHECK: dpps $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x40,0xc1,0x05]
# INTEL: dpps xmm0, xmm1, 5
dpps $5, (%rax), %xmm0
# CHECK: dpps $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x40,0x00,0x05]
# INTEL: dpps xmm0, xmmword ptr [rax], 5
dppd $5, %xmm1, %xmm0
# CHECK: dppd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x41,0xc1,0x05]
# INTEL: dppd xmm0, xmm1, 5
dppd $5, (%rax), %xmm0
# CHECK: dppd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x41,0x00,0x05]
# INTEL: dppd xmm0, xmmword ptr [rax], 5
fadd %st(0), %st
# CHECK: fadd %st(0), %st # encoding: [0xd8,0xc0]
# INTEL: fadd st, st(0)
fmul %st(0), %st
# CHECK: fmul %st(0), %st # encoding: [0xd8,0xc8]
# INTEL: fmul st, st(0)
fcom %st(0)
# CHECK: fcom %st(0) # encoding: [0xd8,0xd0]
# INTEL: fcom st(0)
fcomp %st(0)
# CHECK: fcomp %st(0) # encoding: [0xd8,0xd8]
# INTEL: fcomp st(0)
fsub %st(0), %st
# CHECK: fsub %st(0), %st # encoding: [0xd8,0xe0]
# INTEL: fsub st, st(0)
fsubr %st(0), %st
# CHECK: fsubr %st(0), %st # encoding: [0xd8,0xe8]
# INTEL: fsubr st, st(0)
fdiv %st(0), %st
# CHECK: fdiv %st(0), %st # encoding: [0xd8,0xf0]
# INTEL: fdiv st, st(0)
fdivr %st(0), %st
# CHECK: fdivr %st(0), %st # encoding: [0xd8,0xf8]
# INTEL: fdivr st, st(0)
fadds (%rax)
# CHECK: fadds (%rax) # encoding: [0xd8,0x00]
# INTEL: fadd dword ptr [rax]
fmuls (%rax)
# CHECK: fmuls (%rax) # encoding: [0xd8,0x08]
# INTEL: fmul dword ptr [rax]
fcoms (%rax)
# CHECK: fcoms (%rax) # encoding: [0xd8,0x10]
# INTEL: fcom dword ptr [rax]
fcomps (%rax)
# CHECK: fcomps (%rax) # encoding: [0xd8,0x18]
# INTEL: fcomp dword ptr [rax]
fsubs (%rax)
# CHECK: fsubs (%rax) # encoding: [0xd8,0x20]
# INTEL: fsub dword ptr [rax]
fsubrs (%rax)
# CHECK: fsubrs (%rax) # encoding: [0xd8,0x28]
# INTEL: fsubr dword ptr [rax]
fdivs (%rax)
# CHECK: fdivs (%rax) # encoding: [0xd8,0x30]
# INTEL: fdiv dword ptr [rax]
fdivrs (%rax)
# CHECK: fdivrs (%rax) # encoding: [0xd8,0x38]
# INTEL: fdivr dword ptr [rax]
fld %st(0)
# CHECK: fld %st(0) # encoding: [0xd9,0xc0]
# INTEL: fld st(0)
fxch %st(0)
# CHECK: fxch %st(0) # encoding: [0xd9,0xc8]
# INTEL: fxch st(0)
fnop
# CHECK: fnop # encoding: [0xd9,0xd0]
# INTEL: fnop
fchs
# CHECK: fchs # encoding: [0xd9,0xe0]
# INTEL: fchs
fabs
# CHECK: fabs # encoding: [0xd9,0xe1]
# INTEL: fabs
ftst
# CHECK: ftst # encoding: [0xd9,0xe4]
# INTEL: ftst
fxam
# CHECK: fxam # encoding: [0xd9,0xe5]
# INTEL: fxam
fld1
# CHECK: fld1 # encoding: [0xd9,0xe8]
# INTEL: fld1
fldl2t
# CHECK: fldl2t # encoding: [0xd9,0xe9]
# INTEL: fldl2t
fldl2e
# CHECK: fldl2e # encoding: [0xd9,0xea]
# INTEL: fldl2e
fldpi
# CHECK: fldpi # encoding: [0xd9,0xeb]
# INTEL: fldpi
fldlg2
# CHECK: fldlg2 # encoding: [0xd9,0xec]
# INTEL: fldlg2
fldln2
# CHECK: fldln2 # encoding: [0xd9,0xed]
# INTEL: fldln2
fldz
# CHECK: fldz # encoding: [0xd9,0xee]
# INTEL: fldz
f2xm1
# CHECK: f2xm1 # encoding: [0xd9,0xf0]
# INTEL: f2xm1
fyl2x
# CHECK: fyl2x # encoding: [0xd9,0xf1]
# INTEL: fyl2x
fptan
# CHECK: fptan # encoding: [0xd9,0xf2]
# INTEL: fptan
fpatan
# CHECK: fpatan # encoding: [0xd9,0xf3]
# INTEL: fpatan
fxtract
# CHECK: fxtract # encoding: [0xd9,0xf4]
# INTEL: fxtract
fprem1
# CHECK: fprem1 # encoding: [0xd9,0xf5]
# INTEL: fprem1
fdecstp
# CHECK: fdecstp # encoding: [0xd9,0xf6]
# INTEL: fdecstp
fincstp
# CHECK: fincstp # encoding: [0xd9,0xf7]
# INTEL: fincstp
fprem
# CHECK: fprem # encoding: [0xd9,0xf8]
# INTEL: fprem
fyl2xp1
# CHECK: fyl2xp1 # encoding: [0xd9,0xf9]
# INTEL: fyl2xp1
fsqrt
# CHECK: fsqrt # encoding: [0xd9,0xfa]
# INTEL: fsqrt
fsincos
# CHECK: fsincos # encoding: [0xd9,0xfb]
# INTEL: fsincos
frndint
# CHECK: frndint # encoding: [0xd9,0xfc]
# INTEL: frndint
fscale
# CHECK: fscale # encoding: [0xd9,0xfd]
# INTEL: fscale
fsin
# CHECK: fsin # encoding: [0xd9,0xfe]
# INTEL: fsin
fcos
# CHECK: fcos # encoding: [0xd9,0xff]
# INTEL: fcos
flds (%rax)
# CHECK: flds (%rax) # encoding: [0xd9,0x00]
# INTEL: fld dword ptr [rax]
fsts (%rax)
# CHECK: fsts (%rax) # encoding: [0xd9,0x10]
# INTEL: fst dword ptr [rax]
fstps (%rax)
# CHECK: fstps (%rax) # encoding: [0xd9,0x18]
# INTEL: fstp dword ptr [rax]
fldenv (%rax)
# CHECK: fldenv (%rax) # encoding: [0xd9,0x20]
# INTEL: fldenv [rax]
fldcw (%rax)
# CHECK: fldcw (%rax) # encoding: [0xd9,0x28]
# INTEL: fldcw word ptr [rax]
fnstenv (%rax)
# CHECK: fnstenv (%rax) # encoding: [0xd9,0x30]
# INTEL: fnstenv [rax]
fnstcw (%rax)
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
# INTEL: fnstcw word ptr [rax]
fcmovb %st(0), %st
# CHECK: fcmovb %st(0), %st # encoding: [0xda,0xc0]
# INTEL: fcmovb st, st(0)
fcmove %st(0), %st
# CHECK: fcmove %st(0), %st # encoding: [0xda,0xc8]
# INTEL: fcmove st, st(0)
fcmovbe %st(0), %st
# CHECK: fcmovbe %st(0), %st # encoding: [0xda,0xd0]
# INTEL: fcmovbe st, st(0)
fcmovu %st(0), %st
# CHECK: fcmovu %st(0), %st # encoding: [0xda,0xd8]
# INTEL: fcmovu st, st(0)
fucompp
# CHECK: fucompp # encoding: [0xda,0xe9]
# INTEL: fucompp
fiaddl (%rax)
# CHECK: fiaddl (%rax) # encoding: [0xda,0x00]
# INTEL: fiadd dword ptr [rax]
fimull (%rax)
# CHECK: fimull (%rax) # encoding: [0xda,0x08]
# INTEL: fimul dword ptr [rax]
ficoml (%rax)
# CHECK: ficoml (%rax) # encoding: [0xda,0x10]
# INTEL: ficom dword ptr [rax]
ficompl (%rax)
# CHECK: ficompl (%rax) # encoding: [0xda,0x18]
# INTEL: ficomp dword ptr [rax]
fisubl (%rax)
# CHECK: fisubl (%rax) # encoding: [0xda,0x20]
# INTEL: fisub dword ptr [rax]
fisubrl (%rax)
# CHECK: fisubrl (%rax) # encoding: [0xda,0x28]
# INTEL: fisubr dword ptr [rax]
fidivl (%rax)
# CHECK: fidivl (%rax) # encoding: [0xda,0x30]
# INTEL: fidiv dword ptr [rax]
fidivrl (%rax)
# CHECK: fidivrl (%rax) # encoding: [0xda,0x38]
# INTEL: fidivr dword ptr [rax]
fcmovnb %st(0), %st
# CHECK: fcmovnb %st(0), %st # encoding: [0xdb,0xc0]
# INTEL: fcmovnb st, st(0)
fcmovne %st(0), %st
# CHECK: fcmovne %st(0), %st # encoding: [0xdb,0xc8]
# INTEL: fcmovne st, st(0)
fcmovnbe %st(0), %st
# CHECK: fcmovnbe %st(0), %st # encoding: [0xdb,0xd0]
# INTEL: fcmovnbe st, st(0)
fcmovnu %st(0), %st
# CHECK: fcmovnu %st(0), %st # encoding: [0xdb,0xd8]
# INTEL: fcmovnu st, st(0)
fnclex
# CHECK: fnclex # encoding: [0xdb,0xe2]
# INTEL: fnclex
fninit
# CHECK: fninit # encoding: [0xdb,0xe3]
# INTEL: fninit
fucomi %st(0), %st
# CHECK: fucomi %st(0), %st # encoding: [0xdb,0xe8]
# INTEL: fucomi st, st(0)
fcomi %st(0), %st
# CHECK: fcomi %st(0), %st # encoding: [0xdb,0xf0]
# INTEL: fcomi st, st(0)
fildl (%rax)
# CHECK: fildl (%rax) # encoding: [0xdb,0x00]
# INTEL: fild dword ptr [rax]
fisttpl (%rax)
# CHECK: fisttpl (%rax) # encoding: [0xdb,0x08]
# INTEL: fisttp dword ptr [rax]
fistl (%rax)
# CHECK: fistl (%rax) # encoding: [0xdb,0x10]
# INTEL: fist dword ptr [rax]
fistpl (%rax)
# CHECK: fistpl (%rax) # encoding: [0xdb,0x18]
# INTEL: fistp dword ptr [rax]
fldt (%rax)
# CHECK: fldt (%rax) # encoding: [0xdb,0x28]
# INTEL: fld tbyte ptr [rax]
fstpt (%rax)
# CHECK: fstpt (%rax) # encoding: [0xdb,0x38]
# INTEL: fstp tbyte ptr [rax]
fadd %st, %st(0)
# CHECK: fadd %st(0), %st # encoding: [0xd8,0xc0]
# INTEL: fadd st, st(0)
fmul %st, %st(0)
# CHECK: fmul %st(0), %st # encoding: [0xd8,0xc8]
# INTEL: fmul st, st(0)
fsub %st, %st(0)
# CHECK: fsub %st(0), %st # encoding: [0xd8,0xe0]
# INTEL: fsub st, st(0)
fsubr %st, %st(0)
# CHECK: fsubr %st(0), %st # encoding: [0xd8,0xe8]
# INTEL: fsubr st, st(0)
fdiv %st, %st(0)
# CHECK: fdiv %st(0), %st # encoding: [0xd8,0xf0]
# INTEL: fdiv st, st(0)
fdivr %st, %st(0)
# CHECK: fdivr %st(0), %st # encoding: [0xd8,0xf8]
# INTEL: fdivr st, st(0)
faddl (%rax)
# CHECK: faddl (%rax) # encoding: [0xdc,0x00]
# INTEL: fadd qword ptr [rax]
fmull (%rax)
# CHECK: fmull (%rax) # encoding: [0xdc,0x08]
# INTEL: fmul qword ptr [rax]
fcoml (%rax)
# CHECK: fcoml (%rax) # encoding: [0xdc,0x10]
# INTEL: fcom qword ptr [rax]
fcompl (%rax)
# CHECK: fcompl (%rax) # encoding: [0xdc,0x18]
# INTEL: fcomp qword ptr [rax]
fsubl (%rax)
# CHECK: fsubl (%rax) # encoding: [0xdc,0x20]
# INTEL: fsub qword ptr [rax]
fsubrl (%rax)
# CHECK: fsubrl (%rax) # encoding: [0xdc,0x28]
# INTEL: fsubr qword ptr [rax]
fdivl (%rax)
# CHECK: fdivl (%rax) # encoding: [0xdc,0x30]
# INTEL: fdiv qword ptr [rax]
fdivrl (%rax)
# CHECK: fdivrl (%rax) # encoding: [0xdc,0x38]
# INTEL: fdivr qword ptr [rax]
ffree %st(0)
# CHECK: ffree %st(0) # encoding: [0xdd,0xc0]
# INTEL: ffree st(0)
fst %st(0)
# CHECK: fst %st(0) # encoding: [0xdd,0xd0]
# INTEL: fst st(0)
fstp %st(0)
# CHECK: fstp %st(0) # encoding: [0xdd,0xd8]
# INTEL: fstp st(0)
fucom %st(0)
# CHECK: fucom %st(0) # encoding: [0xdd,0xe0]
# INTEL: fucom st(0)
fucomp %st(0)
# CHECK: fucomp %st(0) # encoding: [0xdd,0xe8]
# INTEL: fucomp st(0)
fldl (%rax)
# CHECK: fldl (%rax) # encoding: [0xdd,0x00]
# INTEL: fld qword ptr [rax]
fisttpll (%rax)
# CHECK: fisttpll (%rax) # encoding: [0xdd,0x08]
# INTEL: fisttp qword ptr [rax]
fstl (%rax)
# CHECK: fstl (%rax) # encoding: [0xdd,0x10]
# INTEL: fst qword ptr [rax]
fstpl (%rax)
# CHECK: fstpl (%rax) # encoding: [0xdd,0x18]
# INTEL: fstp qword ptr [rax]
frstor (%rax)
# CHECK: frstor (%rax) # encoding: [0xdd,0x20]
# INTEL: frstor [rax]
fnsave (%rax)
# CHECK: fnsave (%rax) # encoding: [0xdd,0x30]
# INTEL: fnsave [rax]
fnstsw (%rax)
# CHECK: fnstsw (%rax) # encoding: [0xdd,0x38]
# INTEL: fnstsw word ptr [rax]
faddp %st, %st(0)
# CHECK: faddp %st, %st(0) # encoding: [0xde,0xc0]
# INTEL: faddp st(0), st
fmulp %st, %st(0)
# CHECK: fmulp %st, %st(0) # encoding: [0xde,0xc8]
# INTEL: fmulp st(0), st
fcompp
# CHECK: fcompp # encoding: [0xde,0xd9]
# INTEL: fcompp
fsubp %st, %st(0)
# CHECK: fsubp %st, %st(0) # encoding: [0xde,0xe0]
# INTEL: fsubrp st(0), st
fsubrp %st, %st(0)
# CHECK: fsubrp %st, %st(0) # encoding: [0xde,0xe8]
# INTEL: fsubp st(0), st
fdivp %st, %st(0)
# CHECK: fdivp %st, %st(0) # encoding: [0xde,0xf0]
# INTEL: fdivrp st(0), st
fdivrp %st, %st(0)
# CHECK: fdivrp %st, %st(0) # encoding: [0xde,0xf8]
# INTEL: fdivp st(0), st
fiadds (%rax)
# CHECK: fiadds (%rax) # encoding: [0xde,0x00]
# INTEL: fiadd word ptr [rax]
fimuls (%rax)
# CHECK: fimuls (%rax) # encoding: [0xde,0x08]
# INTEL: fimul word ptr [rax]
ficoms (%rax)
# CHECK: ficoms (%rax) # encoding: [0xde,0x10]
# INTEL: ficom word ptr [rax]
ficomps (%rax)
# CHECK: ficomps (%rax) # encoding: [0xde,0x18]
# INTEL: ficomp word ptr [rax]
fisubs (%rax)
# CHECK: fisubs (%rax) # encoding: [0xde,0x20]
# INTEL: fisub word ptr [rax]
fisubrs (%rax)
# CHECK: fisubrs (%rax) # encoding: [0xde,0x28]
# INTEL: fisubr word ptr [rax]
fidivs (%rax)
# CHECK: fidivs (%rax) # encoding: [0xde,0x30]
# INTEL: fidiv word ptr [rax]
fidivrs (%rax)
# CHECK: fidivrs (%rax) # encoding: [0xde,0x38]
# INTEL: fidivr word ptr [rax]
ffreep %st(0)
# CHECK: ffreep %st(0) # encoding: [0xdf,0xc0]
# INTEL: ffreep st(0)
fnstsw %ax
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: fnstsw ax
fucompi %st(0), %st
# CHECK: fucompi %st(0), %st # encoding: [0xdf,0xe8]
# INTEL: fucompi st, st(0)
fcompi %st(0), %st
# CHECK: fcompi %st(0), %st # encoding: [0xdf,0xf0]
# INTEL: fcompi st, st(0)
filds (%rax)
# CHECK: filds (%rax) # encoding: [0xdf,0x00]
# INTEL: fild word ptr [rax]
fisttps (%rax)
# CHECK: fisttps (%rax) # encoding: [0xdf,0x08]
# INTEL: fisttp word ptr [rax]
fists (%rax)
# CHECK: fists (%rax) # encoding: [0xdf,0x10]
# INTEL: fist word ptr [rax]
fistps (%rax)
# CHECK: fistps (%rax) # encoding: [0xdf,0x18]
# INTEL: fistp word ptr [rax]
fbld (%rax)
# CHECK: fbld (%rax) # encoding: [0xdf,0x20]
# INTEL: fbld tbyte ptr [rax]
fildll (%rax)
# CHECK: fildll (%rax) # encoding: [0xdf,0x28]
# INTEL: fild qword ptr [rax]
fbstp (%rax)
# CHECK: fbstp (%rax) # encoding: [0xdf,0x30]
# INTEL: fbstp tbyte ptr [rax]
fistpll (%rax)
# CHECK: fistpll (%rax) # encoding: [0xdf,0x38]
# INTEL: fistp qword ptr [rax]
vdpps $5, %xmm1, %xmm0, %xmm0
# CHECK: vdpps $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x40,0xc1,0x05]
# INTEL: vdpps xmm0, xmm0, xmm1, 5
vdpps $5, (%rax), %xmm0, %xmm0
# CHECK: vdpps $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x40,0x00,0x05]
# INTEL: vdpps xmm0, xmm0, xmmword ptr [rax], 5
vdppd $5, %xmm1, %xmm0, %xmm0
# CHECK: vdppd $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x41,0xc1,0x05]
# INTEL: vdppd xmm0, xmm0, xmm1, 5
vdppd $5, (%rax), %xmm0, %xmm0
# CHECK: vdppd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x41,0x00,0x05]
# INTEL: vdppd xmm0, xmm0, xmmword ptr [rax], 5
vdpps $5, %ymm1, %ymm0, %ymm0
# CHECK: vdpps $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x40,0xc1,0x05]
# INTEL: vdpps ymm0, ymm0, ymm1, 5
vdpps $5, (%rax), %ymm0, %ymm0
# CHECK: vdpps $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x40,0x00,0x05]
# INTEL: vdpps ymm0, ymm0, ymmword ptr [rax], 5
