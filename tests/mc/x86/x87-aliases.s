# Operands of x87 that may be left out, other names, and instructions that wait first.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

fadd
# CHECK: faddp %st, %st(1) # encoding: [0xde,0xc1]
# INTEL: faddp st(1), st
fadd %st
# CHECK: fadd %st(0), %st # encoding: [0xd8,0xc0]
# INTEL: fadd st, st(0)
fadd %st(3)
# CHECK: fadd %st(3), %st # encoding: [0xd8,0xc3]
# INTEL: fadd st, st(3)
fadd %st(1)
# CHECK: fadd %st(1), %st # encoding: [0xd8,0xc1]
# INTEL: fadd st, st(1)
fadd %st, %st(3)
# CHECK: fadd %st, %st(3) # encoding: [0xdc,0xc3]
# INTEL: fadd st(3), st
fadd %st(3), %st
# CHECK: fadd %st(3), %st # encoding: [0xd8,0xc3]
# INTEL: fadd st, st(3)
fadd %st(0), %st(3)
# CHECK: fadd %st, %st(3) # encoding: [0xdc,0xc3]
# INTEL: fadd st(3), st
fadd %st(3), %st(0)
# CHECK: fadd %st(3), %st # encoding: [0xd8,0xc3]
# INTEL: fadd st, st(3)
faddp
# CHECK: faddp %st, %st(1) # encoding: [0xde,0xc1]
# INTEL: faddp st(1), st
faddp %st
# CHECK: faddp %st, %st(0) # encoding: [0xde,0xc0]
# INTEL: faddp st(0), st
faddp %st(3)
# CHECK: faddp %st, %st(3) # encoding: [0xde,0xc3]
# INTEL: faddp st(3), st
faddp %st(1)
# CHECK: faddp %st, %st(1) # encoding: [0xde,0xc1]
# INTEL: faddp st(1), st
faddp %st, %st(3)
# CHECK: faddp %st, %st(3) # encoding: [0xde,0xc3]
# INTEL: faddp st(3), st
faddp %st(3), %st
# CHECK: faddp %st, %st(3) # encoding: [0xde,0xc3]
# INTEL: faddp st(3), st
faddp %st(0), %st(3)
# CHECK: faddp %st, %st(3) # encoding: [0xde,0xc3]
# INTEL: faddp st(3), st
faddp %st(3), %st(0)
# CHECK: faddp %st, %st(3) # encoding: [0xde,0xc3]
# INTEL: faddp st(3), st
fadds (%rax)
# CHECK: fadds (%rax) # encoding: [0xd8,0x00]
# INTEL: fadd dword ptr [rax]
faddl (%rax)
# CHECK: faddl (%rax) # encoding: [0xdc,0x00]
# INTEL: fadd qword ptr [rax]
fiadds (%rax)
# CHECK: fiadds (%rax) # encoding: [0xde,0x00]
# INTEL: fiadd word ptr [rax]
fiaddl (%rax)
# CHECK: fiaddl (%rax) # encoding: [0xda,0x00]
# INTEL: fiadd dword ptr [rax]
fsub
# CHECK: fsubp %st, %st(1) # encoding: [0xde,0xe1]
# INTEL: fsubrp st(1), st
fsub %st
# CHECK: fsub %st(0), %st # encoding: [0xd8,0xe0]
# INTEL: fsub st, st(0)
fsub %st(3)
# CHECK: fsub %st(3), %st # encoding: [0xd8,0xe3]
# INTEL: fsub st, st(3)
fsub %st(1)
# CHECK: fsub %st(1), %st # encoding: [0xd8,0xe1]
# INTEL: fsub st, st(1)
fsub %st, %st(3)
# CHECK: fsub %st, %st(3) # encoding: [0xdc,0xe3]
# INTEL: fsubr st(3), st
fsub %st(3), %st
# CHECK: fsub %st(3), %st # encoding: [0xd8,0xe3]
# INTEL: fsub st, st(3)
fsub %st(0), %st(3)
# CHECK: fsub %st, %st(3) # encoding: [0xdc,0xe3]
# INTEL: fsubr st(3), st
fsub %st(3), %st(0)
# CHECK: fsub %st(3), %st # encoding: [0xd8,0xe3]
# INTEL: fsub st, st(3)
fsubp
# CHECK: fsubp %st, %st(1) # encoding: [0xde,0xe1]
# INTEL: fsubrp st(1), st
fsubp %st
# CHECK: fsubp %st, %st(0) # encoding: [0xde,0xe0]
# INTEL: fsubrp st(0), st
fsubp %st(3)
# CHECK: fsubp %st, %st(3) # encoding: [0xde,0xe3]
# INTEL: fsubrp st(3), st
fsubp %st(1)
# CHECK: fsubp %st, %st(1) # encoding: [0xde,0xe1]
# INTEL: fsubrp st(1), st
fsubp %st, %st(3)
# CHECK: fsubp %st, %st(3) # encoding: [0xde,0xe3]
# INTEL: fsubrp st(3), st
fsubp %st(3), %st
# CHECK: fsubp %st, %st(3) # encoding: [0xde,0xe3]
# INTEL: fsubrp st(3), st
fsubp %st(0), %st(3)
# CHECK: fsubp %st, %st(3) # encoding: [0xde,0xe3]
# INTEL: fsubrp st(3), st
fsubp %st(3), %st(0)
# CHECK: fsubp %st, %st(3) # encoding: [0xde,0xe3]
# INTEL: fsubrp st(3), st
fsubs (%rax)
# CHECK: fsubs (%rax) # encoding: [0xd8,0x20]
# INTEL: fsub dword ptr [rax]
fsubl (%rax)
# CHECK: fsubl (%rax) # encoding: [0xdc,0x20]
# INTEL: fsub qword ptr [rax]
fisubs (%rax)
# CHECK: fisubs (%rax) # encoding: [0xde,0x20]
# INTEL: fisub word ptr [rax]
fisubl (%rax)
# CHECK: fisubl (%rax) # encoding: [0xda,0x20]
# INTEL: fisub dword ptr [rax]
fsubr
# CHECK: fsubrp %st, %st(1) # encoding: [0xde,0xe9]
# INTEL: fsubp st(1), st
fsubr %st
# CHECK: fsubr %st(0), %st # encoding: [0xd8,0xe8]
# INTEL: fsubr st, st(0)
fsubr %st(3)
# CHECK: fsubr %st(3), %st # encoding: [0xd8,0xeb]
# INTEL: fsubr st, st(3)
fsubr %st(1)
# CHECK: fsubr %st(1), %st # encoding: [0xd8,0xe9]
# INTEL: fsubr st, st(1)
fsubr %st, %st(3)
# CHECK: fsubr %st, %st(3) # encoding: [0xdc,0xeb]
# INTEL: fsub st(3), st
fsubr %st(3), %st
# CHECK: fsubr %st(3), %st # encoding: [0xd8,0xeb]
# INTEL: fsubr st, st(3)
fsubr %st(0), %st(3)
# CHECK: fsubr %st, %st(3) # encoding: [0xdc,0xeb]
# INTEL: fsub st(3), st
fsubr %st(3), %st(0)
# CHECK: fsubr %st(3), %st # encoding: [0xd8,0xeb]
# INTEL: fsubr st, st(3)
fsubrp
# CHECK: fsubrp %st, %st(1) # encoding: [0xde,0xe9]
# INTEL: fsubp st(1), st
fsubrp %st
# CHECK: fsubrp %st, %st(0) # encoding: [0xde,0xe8]
# INTEL: fsubp st(0), st
fsubrp %st(3)
# CHECK: fsubrp %st, %st(3) # encoding: [0xde,0xeb]
# INTEL: fsubp st(3), st
fsubrp %st(1)
# CHECK: fsubrp %st, %st(1) # encoding: [0xde,0xe9]
# INTEL: fsubp st(1), st
fsubrp %st, %st(3)
# CHECK: fsubrp %st, %st(3) # encoding: [0xde,0xeb]
# INTEL: fsubp st(3), st
fsubrp %st(3), %st
# CHECK: fsubrp %st, %st(3) # encoding: [0xde,0xeb]
# INTEL: fsubp st(3), st
fsubrp %st(0), %st(3)
# CHECK: fsubrp %st, %st(3) # encoding: [0xde,0xeb]
# INTEL: fsubp st(3), st
fsubrp %st(3), %st(0)
# CHECK: fsubrp %st, %st(3) # encoding: [0xde,0xeb]
# INTEL: fsubp st(3), st
fsubrs (%rax)
# CHECK: fsubrs (%rax) # encoding: [0xd8,0x28]
# INTEL: fsubr dword ptr [rax]
fsubrl (%rax)
# CHECK: fsubrl (%rax) # encoding: [0xdc,0x28]
# INTEL: fsubr qword ptr [rax]
fisubrs (%rax)
# CHECK: fisubrs (%rax) # encoding: [0xde,0x28]
# INTEL: fisubr word ptr [rax]
fisubrl (%rax)
# CHECK: fisubrl (%rax) # encoding: [0xda,0x28]
# INTEL: fisubr dword ptr [rax]
fmul
# CHECK: fmulp %st, %st(1) # encoding: [0xde,0xc9]
# INTEL: fmulp st(1), st
fmul %st
# CHECK: fmul %st(0), %st # encoding: [0xd8,0xc8]
# INTEL: fmul st, st(0)
fmul %st(3)
# CHECK: fmul %st(3), %st # encoding: [0xd8,0xcb]
# INTEL: fmul st, st(3)
fmul %st(1)
# CHECK: fmul %st(1), %st # encoding: [0xd8,0xc9]
# INTEL: fmul st, st(1)
fmul %st, %st(3)
# CHECK: fmul %st, %st(3) # encoding: [0xdc,0xcb]
# INTEL: fmul st(3), st
fmul %st(3), %st
# CHECK: fmul %st(3), %st # encoding: [0xd8,0xcb]
# INTEL: fmul st, st(3)
fmul %st(0), %st(3)
# CHECK: fmul %st, %st(3) # encoding: [0xdc,0xcb]
# INTEL: fmul st(3), st
fmul %st(3), %st(0)
# CHECK: fmul %st(3), %st # encoding: [0xd8,0xcb]
# INTEL: fmul st, st(3)
fmulp
# CHECK: fmulp %st, %st(1) # encoding: [0xde,0xc9]
# INTEL: fmulp st(1), st
fmulp %st
# CHECK: fmulp %st, %st(0) # encoding: [0xde,0xc8]
# INTEL: fmulp st(0), st
fmulp %st(3)
# CHECK: fmulp %st, %st(3) # encoding: [0xde,0xcb]
# INTEL: fmulp st(3), st
fmulp %st(1)
# CHECK: fmulp %st, %st(1) # encoding: [0xde,0xc9]
# INTEL: fmulp st(1), st
fmulp %st, %st(3)
# CHECK: fmulp %st, %st(3) # encoding: [0xde,0xcb]
# INTEL: fmulp st(3), st
fmulp %st(3), %st
# CHECK: fmulp %st, %st(3) # encoding: [0xde,0xcb]
# INTEL: fmulp st(3), st
fmulp %st(0), %st(3)
# CHECK: fmulp %st, %st(3) # encoding: [0xde,0xcb]
# INTEL: fmulp st(3), st
fmulp %st(3), %st(0)
# CHECK: fmulp %st, %st(3) # encoding: [0xde,0xcb]
# INTEL: fmulp st(3), st
fmuls (%rax)
# CHECK: fmuls (%rax) # encoding: [0xd8,0x08]
# INTEL: fmul dword ptr [rax]
fmull (%rax)
# CHECK: fmull (%rax) # encoding: [0xdc,0x08]
# INTEL: fmul qword ptr [rax]
fimuls (%rax)
# CHECK: fimuls (%rax) # encoding: [0xde,0x08]
# INTEL: fimul word ptr [rax]
fimull (%rax)
# CHECK: fimull (%rax) # encoding: [0xda,0x08]
# INTEL: fimul dword ptr [rax]
fdiv
# CHECK: fdivp %st, %st(1) # encoding: [0xde,0xf1]
# INTEL: fdivrp st(1), st
fdiv %st
# CHECK: fdiv %st(0), %st # encoding: [0xd8,0xf0]
# INTEL: fdiv st, st(0)
fdiv %st(3)
# CHECK: fdiv %st(3), %st # encoding: [0xd8,0xf3]
# INTEL: fdiv st, st(3)
fdiv %st(1)
# CHECK: fdiv %st(1), %st # encoding: [0xd8,0xf1]
# INTEL: fdiv st, st(1)
fdiv %st, %st(3)
# CHECK: fdiv %st, %st(3) # encoding: [0xdc,0xf3]
# INTEL: fdivr st(3), st
fdiv %st(3), %st
# CHECK: fdiv %st(3), %st # encoding: [0xd8,0xf3]
# INTEL: fdiv st, st(3)
fdiv %st(0), %st(3)
# CHECK: fdiv %st, %st(3) # encoding: [0xdc,0xf3]
# INTEL: fdivr st(3), st
fdiv %st(3), %st(0)
# CHECK: fdiv %st(3), %st # encoding: [0xd8,0xf3]
# INTEL: fdiv st, st(3)
fdivp
# CHECK: fdivp %st, %st(1) # encoding: [0xde,0xf1]
# INTEL: fdivrp st(1), st
fdivp %st
# CHECK: fdivp %st, %st(0) # encoding: [0xde,0xf0]
# INTEL: fdivrp st(0), st
fdivp %st(3)
# CHECK: fdivp %st, %st(3) # encoding: [0xde,0xf3]
# INTEL: fdivrp st(3), st
fdivp %st(1)
# CHECK: fdivp %st, %st(1) # encoding: [0xde,0xf1]
# INTEL: fdivrp st(1), st
fdivp %st, %st(3)
# CHECK: fdivp %st, %st(3) # encoding: [0xde,0xf3]
# INTEL: fdivrp st(3), st
fdivp %st(3), %st
# CHECK: fdivp %st, %st(3) # encoding: [0xde,0xf3]
# INTEL: fdivrp st(3), st
fdivp %st(0), %st(3)
# CHECK: fdivp %st, %st(3) # encoding: [0xde,0xf3]
# INTEL: fdivrp st(3), st
fdivp %st(3), %st(0)
# CHECK: fdivp %st, %st(3) # encoding: [0xde,0xf3]
# INTEL: fdivrp st(3), st
fdivs (%rax)
# CHECK: fdivs (%rax) # encoding: [0xd8,0x30]
# INTEL: fdiv dword ptr [rax]
fdivl (%rax)
# CHECK: fdivl (%rax) # encoding: [0xdc,0x30]
# INTEL: fdiv qword ptr [rax]
fidivs (%rax)
# CHECK: fidivs (%rax) # encoding: [0xde,0x30]
# INTEL: fidiv word ptr [rax]
fidivl (%rax)
# CHECK: fidivl (%rax) # encoding: [0xda,0x30]
# INTEL: fidiv dword ptr [rax]
fdivr
# CHECK: fdivrp %st, %st(1) # encoding: [0xde,0xf9]
# INTEL: fdivp st(1), st
fdivr %st
# CHECK: fdivr %st(0), %st # encoding: [0xd8,0xf8]
# INTEL: fdivr st, st(0)
fdivr %st(3)
# CHECK: fdivr %st(3), %st # encoding: [0xd8,0xfb]
# INTEL: fdivr st, st(3)
fdivr %st(1)
# CHECK: fdivr %st(1), %st # encoding: [0xd8,0xf9]
# INTEL: fdivr st, st(1)
fdivr %st, %st(3)
# CHECK: fdivr %st, %st(3) # encoding: [0xdc,0xfb]
# INTEL: fdiv st(3), st
fdivr %st(3), %st
# CHECK: fdivr %st(3), %st # encoding: [0xd8,0xfb]
# INTEL: fdivr st, st(3)
fdivr %st(0), %st(3)
# CHECK: fdivr %st, %st(3) # encoding: [0xdc,0xfb]
# INTEL: fdiv st(3), st
fdivr %st(3), %st(0)
# CHECK: fdivr %st(3), %st # encoding: [0xd8,0xfb]
# INTEL: fdivr st, st(3)
fdivrp
# CHECK: fdivrp %st, %st(1) # encoding: [0xde,0xf9]
# INTEL: fdivp st(1), st
fdivrp %st
# CHECK: fdivrp %st, %st(0) # encoding: [0xde,0xf8]
# INTEL: fdivp st(0), st
fdivrp %st(3)
# CHECK: fdivrp %st, %st(3) # encoding: [0xde,0xfb]
# INTEL: fdivp st(3), st
fdivrp %st(1)
# CHECK: fdivrp %st, %st(1) # encoding: [0xde,0xf9]
# INTEL: fdivp st(1), st
fdivrp %st, %st(3)
# CHECK: fdivrp %st, %st(3) # encoding: [0xde,0xfb]
# INTEL: fdivp st(3), st
fdivrp %st(3), %st
# CHECK: fdivrp %st, %st(3) # encoding: [0xde,0xfb]
# INTEL: fdivp st(3), st
fdivrp %st(0), %st(3)
# CHECK: fdivrp %st, %st(3) # encoding: [0xde,0xfb]
# INTEL: fdivp st(3), st
fdivrp %st(3), %st(0)
# CHECK: fdivrp %st, %st(3) # encoding: [0xde,0xfb]
# INTEL: fdivp st(3), st
fdivrs (%rax)
# CHECK: fdivrs (%rax) # encoding: [0xd8,0x38]
# INTEL: fdivr dword ptr [rax]
fdivrl (%rax)
# CHECK: fdivrl (%rax) # encoding: [0xdc,0x38]
# INTEL: fdivr qword ptr [rax]
fidivrs (%rax)
# CHECK: fidivrs (%rax) # encoding: [0xde,0x38]
# INTEL: fidivr word ptr [rax]
fidivrl (%rax)
# CHECK: fidivrl (%rax) # encoding: [0xda,0x38]
# INTEL: fidivr dword ptr [rax]
fcom
# CHECK: fcom %st(1) # encoding: [0xd8,0xd1]
# INTEL: fcom st(1)
fcom %st
# CHECK: fcom %st(0) # encoding: [0xd8,0xd0]
# INTEL: fcom st(0)
fcom %st(3)
# CHECK: fcom %st(3) # encoding: [0xd8,0xd3]
# INTEL: fcom st(3)
fcom %st(1)
# CHECK: fcom %st(1) # encoding: [0xd8,0xd1]
# INTEL: fcom st(1)
fcoms (%rax)
# CHECK: fcoms (%rax) # encoding: [0xd8,0x10]
# INTEL: fcom dword ptr [rax]
fcoml (%rax)
# CHECK: fcoml (%rax) # encoding: [0xdc,0x10]
# INTEL: fcom qword ptr [rax]
fcomp
# CHECK: fcomp %st(1) # encoding: [0xd8,0xd9]
# INTEL: fcomp st(1)
fcomp %st
# CHECK: fcomp %st(0) # encoding: [0xd8,0xd8]
# INTEL: fcomp st(0)
fcomp %st(3)
# CHECK: fcomp %st(3) # encoding: [0xd8,0xdb]
# INTEL: fcomp st(3)
fcomp %st(1)
# CHECK: fcomp %st(1) # encoding: [0xd8,0xd9]
# INTEL: fcomp st(1)
fcomps (%rax)
# CHECK: fcomps (%rax) # encoding: [0xd8,0x18]
# INTEL: fcomp dword ptr [rax]
fcompl (%rax)
# CHECK: fcompl (%rax) # encoding: [0xdc,0x18]
# INTEL: fcomp qword ptr [rax]
fcompp
# CHECK: fcompp # encoding: [0xde,0xd9]
# INTEL: fcompp
fucom
# CHECK: fucom %st(1) # encoding: [0xdd,0xe1]
# INTEL: fucom st(1)
fucom %st
# CHECK: fucom %st(0) # encoding: [0xdd,0xe0]
# INTEL: fucom st(0)
fucom %st(3)
# CHECK: fucom %st(3) # encoding: [0xdd,0xe3]
# INTEL: fucom st(3)
fucom %st(1)
# CHECK: fucom %st(1) # encoding: [0xdd,0xe1]
# INTEL: fucom st(1)
fucomp
# CHECK: fucomp %st(1) # encoding: [0xdd,0xe9]
# INTEL: fucomp st(1)
fucomp %st
# CHECK: fucomp %st(0) # encoding: [0xdd,0xe8]
# INTEL: fucomp st(0)
fucomp %st(3)
# CHECK: fucomp %st(3) # encoding: [0xdd,0xeb]
# INTEL: fucomp st(3)
fucomp %st(1)
# CHECK: fucomp %st(1) # encoding: [0xdd,0xe9]
# INTEL: fucomp st(1)
fucompp
# CHECK: fucompp # encoding: [0xda,0xe9]
# INTEL: fucompp
fcomi
# CHECK: fcomi %st(1), %st # encoding: [0xdb,0xf1]
# INTEL: fcomi st, st(1)
fcomi %st
# CHECK: fcomi %st(0), %st # encoding: [0xdb,0xf0]
# INTEL: fcomi st, st(0)
fcomi %st(3)
# CHECK: fcomi %st(3), %st # encoding: [0xdb,0xf3]
# INTEL: fcomi st, st(3)
fcomi %st(1)
# CHECK: fcomi %st(1), %st # encoding: [0xdb,0xf1]
# INTEL: fcomi st, st(1)
fcomi %st(3), %st
# CHECK: fcomi %st(3), %st # encoding: [0xdb,0xf3]
# INTEL: fcomi st, st(3)
fcomi %st(3), %st(0)
# CHECK: fcomi %st(3), %st # encoding: [0xdb,0xf3]
# INTEL: fcomi st, st(3)
fcomip
# CHECK: fcompi %st(1), %st # encoding: [0xdf,0xf1]
# INTEL: fcompi st, st(1)
fcomip %st
# CHECK: fcompi %st(0), %st # encoding: [0xdf,0xf0]
# INTEL: fcompi st, st(0)
fcomip %st(3)
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fcomip %st(1)
# CHECK: fcompi %st(1), %st # encoding: [0xdf,0xf1]
# INTEL: fcompi st, st(1)
fcomip %st(3), %st
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fcomip %st(3), %st(0)
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fcompi
# CHECK: fcompi %st(1), %st # encoding: [0xdf,0xf1]
# INTEL: fcompi st, st(1)
fcompi %st
# CHECK: fcompi %st(0), %st # encoding: [0xdf,0xf0]
# INTEL: fcompi st, st(0)
fcompi %st(3)
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fcompi %st(1)
# CHECK: fcompi %st(1), %st # encoding: [0xdf,0xf1]
# INTEL: fcompi st, st(1)
fcompi %st(3), %st
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fcompi %st(3), %st(0)
# CHECK: fcompi %st(3), %st # encoding: [0xdf,0xf3]
# INTEL: fcompi st, st(3)
fucomi
# CHECK: fucomi %st(1), %st # encoding: [0xdb,0xe9]
# INTEL: fucomi st, st(1)
fucomi %st
# CHECK: fucomi %st(0), %st # encoding: [0xdb,0xe8]
# INTEL: fucomi st, st(0)
fucomi %st(3)
# CHECK: fucomi %st(3), %st # encoding: [0xdb,0xeb]
# INTEL: fucomi st, st(3)
fucomi %st(1)
# CHECK: fucomi %st(1), %st # encoding: [0xdb,0xe9]
# INTEL: fucomi st, st(1)
fucomi %st(3), %st
# CHECK: fucomi %st(3), %st # encoding: [0xdb,0xeb]
# INTEL: fucomi st, st(3)
fucomi %st(3), %st(0)
# CHECK: fucomi %st(3), %st # encoding: [0xdb,0xeb]
# INTEL: fucomi st, st(3)
fucomip
# CHECK: fucompi %st(1), %st # encoding: [0xdf,0xe9]
# INTEL: fucompi st, st(1)
fucomip %st
# CHECK: fucompi %st(0), %st # encoding: [0xdf,0xe8]
# INTEL: fucompi st, st(0)
fucomip %st(3)
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fucomip %st(1)
# CHECK: fucompi %st(1), %st # encoding: [0xdf,0xe9]
# INTEL: fucompi st, st(1)
fucomip %st(3), %st
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fucomip %st(3), %st(0)
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fucompi
# CHECK: fucompi %st(1), %st # encoding: [0xdf,0xe9]
# INTEL: fucompi st, st(1)
fucompi %st
# CHECK: fucompi %st(0), %st # encoding: [0xdf,0xe8]
# INTEL: fucompi st, st(0)
fucompi %st(3)
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fucompi %st(1)
# CHECK: fucompi %st(1), %st # encoding: [0xdf,0xe9]
# INTEL: fucompi st, st(1)
fucompi %st(3), %st
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fucompi %st(3), %st(0)
# CHECK: fucompi %st(3), %st # encoding: [0xdf,0xeb]
# INTEL: fucompi st, st(3)
fld %st
# CHECK: fld %st(0) # encoding: [0xd9,0xc0]
# INTEL: fld st(0)
fld %st(3)
# CHECK: fld %st(3) # encoding: [0xd9,0xc3]
# INTEL: fld st(3)
fld %st(1)
# CHECK: fld %st(1) # encoding: [0xd9,0xc1]
# INTEL: fld st(1)
flds (%rax)
# CHECK: flds (%rax) # encoding: [0xd9,0x00]
# INTEL: fld dword ptr [rax]
fldl (%rax)
# CHECK: fldl (%rax) # encoding: [0xdd,0x00]
# INTEL: fld qword ptr [rax]
fldt (%rax)
# CHECK: fldt (%rax) # encoding: [0xdb,0x28]
# INTEL: fld tbyte ptr [rax]
fst %st
# CHECK: fst %st(0) # encoding: [0xdd,0xd0]
# INTEL: fst st(0)
fst %st(3)
# CHECK: fst %st(3) # encoding: [0xdd,0xd3]
# INTEL: fst st(3)
fst %st(1)
# CHECK: fst %st(1) # encoding: [0xdd,0xd1]
# INTEL: fst st(1)
fsts (%rax)
# CHECK: fsts (%rax) # encoding: [0xd9,0x10]
# INTEL: fst dword ptr [rax]
fstl (%rax)
# CHECK: fstl (%rax) # encoding: [0xdd,0x10]
# INTEL: fst qword ptr [rax]
fstp %st
# CHECK: fstp %st(0) # encoding: [0xdd,0xd8]
# INTEL: fstp st(0)
fstp %st(3)
# CHECK: fstp %st(3) # encoding: [0xdd,0xdb]
# INTEL: fstp st(3)
fstp %st(1)
# CHECK: fstp %st(1) # encoding: [0xdd,0xd9]
# INTEL: fstp st(1)
fstps (%rax)
# CHECK: fstps (%rax) # encoding: [0xd9,0x18]
# INTEL: fstp dword ptr [rax]
fstpl (%rax)
# CHECK: fstpl (%rax) # encoding: [0xdd,0x18]
# INTEL: fstp qword ptr [rax]
fstpt (%rax)
# CHECK: fstpt (%rax) # encoding: [0xdb,0x38]
# INTEL: fstp tbyte ptr [rax]
filds (%rax)
# CHECK: filds (%rax) # encoding: [0xdf,0x00]
# INTEL: fild word ptr [rax]
fildl (%rax)
# CHECK: fildl (%rax) # encoding: [0xdb,0x00]
# INTEL: fild dword ptr [rax]
fildll (%rax)
# CHECK: fildll (%rax) # encoding: [0xdf,0x28]
# INTEL: fild qword ptr [rax]
fildq (%rax)
# CHECK: fildll (%rax) # encoding: [0xdf,0x28]
# INTEL: fild qword ptr [rax]
fists (%rax)
# CHECK: fists (%rax) # encoding: [0xdf,0x10]
# INTEL: fist word ptr [rax]
fistl (%rax)
# CHECK: fistl (%rax) # encoding: [0xdb,0x10]
# INTEL: fist dword ptr [rax]
fistps (%rax)
# CHECK: fistps (%rax) # encoding: [0xdf,0x18]
# INTEL: fistp word ptr [rax]
fistpl (%rax)
# CHECK: fistpl (%rax) # encoding: [0xdb,0x18]
# INTEL: fistp dword ptr [rax]
fistpll (%rax)
# CHECK: fistpll (%rax) # encoding: [0xdf,0x38]
# INTEL: fistp qword ptr [rax]
fistpq (%rax)
# CHECK: fistpll (%rax) # encoding: [0xdf,0x38]
# INTEL: fistp qword ptr [rax]
fisttps (%rax)
# CHECK: fisttps (%rax) # encoding: [0xdf,0x08]
# INTEL: fisttp word ptr [rax]
fisttpl (%rax)
# CHECK: fisttpl (%rax) # encoding: [0xdb,0x08]
# INTEL: fisttp dword ptr [rax]
fisttpll (%rax)
# CHECK: fisttpll (%rax) # encoding: [0xdd,0x08]
# INTEL: fisttp qword ptr [rax]
fisttpq (%rax)
# CHECK: fisttpll (%rax) # encoding: [0xdd,0x08]
# INTEL: fisttp qword ptr [rax]
fxch
# CHECK: fxch %st(1) # encoding: [0xd9,0xc9]
# INTEL: fxch st(1)
fxch %st
# CHECK: fxch %st(0) # encoding: [0xd9,0xc8]
# INTEL: fxch st(0)
fxch %st(3)
# CHECK: fxch %st(3) # encoding: [0xd9,0xcb]
# INTEL: fxch st(3)
fxch %st(1)
# CHECK: fxch %st(1) # encoding: [0xd9,0xc9]
# INTEL: fxch st(1)
ffree %st
# CHECK: ffree %st(0) # encoding: [0xdd,0xc0]
# INTEL: ffree st(0)
ffree %st(3)
# CHECK: ffree %st(3) # encoding: [0xdd,0xc3]
# INTEL: ffree st(3)
ffree %st(1)
# CHECK: ffree %st(1) # encoding: [0xdd,0xc1]
# INTEL: ffree st(1)
ffreep %st
# CHECK: ffreep %st(0) # encoding: [0xdf,0xc0]
# INTEL: ffreep st(0)
ffreep %st(3)
# CHECK: ffreep %st(3) # encoding: [0xdf,0xc3]
# INTEL: ffreep st(3)
ffreep %st(1)
# CHECK: ffreep %st(1) # encoding: [0xdf,0xc1]
# INTEL: ffreep st(1)
ficoms (%rax)
# CHECK: ficoms (%rax) # encoding: [0xde,0x10]
# INTEL: ficom word ptr [rax]
ficoml (%rax)
# CHECK: ficoml (%rax) # encoding: [0xda,0x10]
# INTEL: ficom dword ptr [rax]
ficomps (%rax)
# CHECK: ficomps (%rax) # encoding: [0xde,0x18]
# INTEL: ficomp word ptr [rax]
ficompl (%rax)
# CHECK: ficompl (%rax) # encoding: [0xda,0x18]
# INTEL: ficomp dword ptr [rax]
fbld (%rax)
# CHECK: fbld (%rax) # encoding: [0xdf,0x20]
# INTEL: fbld tbyte ptr [rax]
fbstp (%rax)
# CHECK: fbstp (%rax) # encoding: [0xdf,0x30]
# INTEL: fbstp tbyte ptr [rax]
fstcw (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
# INTEL: wait
# INTEL: fnstcw word ptr [rax]
fstcww (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
# INTEL: wait
# INTEL: fnstcw word ptr [rax]
fnstcw (%rax)
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
# INTEL: fnstcw word ptr [rax]
fnstcww (%rax)
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
# INTEL: fnstcw word ptr [rax]
fldcw (%rax)
# CHECK: fldcw (%rax) # encoding: [0xd9,0x28]
# INTEL: fldcw word ptr [rax]
fldcww (%rax)
# CHECK: fldcw (%rax) # encoding: [0xd9,0x28]
# INTEL: fldcw word ptr [rax]
fstsw
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: wait
# INTEL: fnstsw ax
fstsw (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw (%rax) # encoding: [0xdd,0x38]
# INTEL: wait
# INTEL: fnstsw word ptr [rax]
fstsw %ax
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: wait
# INTEL: fnstsw ax
fstsww
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: wait
# INTEL: fnstsw ax
fstsww (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw (%rax) # encoding: [0xdd,0x38]
# INTEL: wait
# INTEL: fnstsw word ptr [rax]
fstsww %ax
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: wait
# INTEL: fnstsw ax
fnstsw
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: fnstsw ax
fnstsw (%rax)
# CHECK: fnstsw (%rax) # encoding: [0xdd,0x38]
# INTEL: fnstsw word ptr [rax]
fnstsw %ax
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: fnstsw ax
fnstsww
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: fnstsw ax
fnstsww (%rax)
# CHECK: fnstsw (%rax) # encoding: [0xdd,0x38]
# INTEL: fnstsw word ptr [rax]
fnstsww %ax
# CHECK: fnstsw %ax # encoding: [0xdf,0xe0]
# INTEL: fnstsw ax
fstenv (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnstenv (%rax) # encoding: [0xd9,0x30]
# INTEL: wait
# INTEL: fnstenv [rax]
fnstenv (%rax)
# CHECK: fnstenv (%rax) # encoding: [0xd9,0x30]
# INTEL: fnstenv [rax]
fldenv (%rax)
# CHECK: fldenv (%rax) # encoding: [0xd9,0x20]
# INTEL: fldenv [rax]
fsave (%rax)
# CHECK: wait # encoding: [0x9b]
# CHECK: fnsave (%rax) # encoding: [0xdd,0x30]
# INTEL: wait
# INTEL: fnsave [rax]
fnsave (%rax)
# CHECK: fnsave (%rax) # encoding: [0xdd,0x30]
# INTEL: fnsave [rax]
frstor (%rax)
# CHECK: frstor (%rax) # encoding: [0xdd,0x20]
# INTEL: frstor [rax]
fclex
# CHECK: wait # encoding: [0x9b]
# CHECK: fnclex # encoding: [0xdb,0xe2]
# INTEL: wait
# INTEL: fnclex
fnclex
# CHECK: fnclex # encoding: [0xdb,0xe2]
# INTEL: fnclex
finit
# CHECK: wait # encoding: [0x9b]
# CHECK: fninit # encoding: [0xdb,0xe3]
# INTEL: wait
# INTEL: fninit
fninit
# CHECK: fninit # encoding: [0xdb,0xe3]
# INTEL: fninit
fwait
# CHECK: wait # encoding: [0x9b]
# INTEL: wait
wait
# CHECK: wait # encoding: [0x9b]
# INTEL: wait
fcmovb %st(3), %st
# CHECK: fcmovb %st(3), %st # encoding: [0xda,0xc3]
# INTEL: fcmovb st, st(3)
fcmovb %st(3), %st(0)
# CHECK: fcmovb %st(3), %st # encoding: [0xda,0xc3]
# INTEL: fcmovb st, st(3)
fcmove %st(3), %st
# CHECK: fcmove %st(3), %st # encoding: [0xda,0xcb]
# INTEL: fcmove st, st(3)
fcmove %st(3), %st(0)
# CHECK: fcmove %st(3), %st # encoding: [0xda,0xcb]
# INTEL: fcmove st, st(3)
fcmovz %st(3), %st
# CHECK: fcmove %st(3), %st # encoding: [0xda,0xcb]
# INTEL: fcmove st, st(3)
fcmovz %st(3), %st(0)
# CHECK: fcmove %st(3), %st # encoding: [0xda,0xcb]
# INTEL: fcmove st, st(3)
fcmovbe %st(3), %st
# CHECK: fcmovbe %st(3), %st # encoding: [0xda,0xd3]
# INTEL: fcmovbe st, st(3)
fcmovbe %st(3), %st(0)
# CHECK: fcmovbe %st(3), %st # encoding: [0xda,0xd3]
# INTEL: fcmovbe st, st(3)
fcmovu %st(3), %st
# CHECK: fcmovu %st(3), %st # encoding: [0xda,0xdb]
# INTEL: fcmovu st, st(3)
fcmovu %st(3), %st(0)
# CHECK: fcmovu %st(3), %st # encoding: [0xda,0xdb]
# INTEL: fcmovu st, st(3)
fcmovnb %st(3), %st
# CHECK: fcmovnb %st(3), %st # encoding: [0xdb,0xc3]
# INTEL: fcmovnb st, st(3)
fcmovnb %st(3), %st(0)
# CHECK: fcmovnb %st(3), %st # encoding: [0xdb,0xc3]
# INTEL: fcmovnb st, st(3)
fcmovne %st(3), %st
# CHECK: fcmovne %st(3), %st # encoding: [0xdb,0xcb]
# INTEL: fcmovne st, st(3)
fcmovne %st(3), %st(0)
# CHECK: fcmovne %st(3), %st # encoding: [0xdb,0xcb]
# INTEL: fcmovne st, st(3)
fcmovnbe %st(3), %st
# CHECK: fcmovnbe %st(3), %st # encoding: [0xdb,0xd3]
# INTEL: fcmovnbe st, st(3)
fcmovnbe %st(3), %st(0)
# CHECK: fcmovnbe %st(3), %st # encoding: [0xdb,0xd3]
# INTEL: fcmovnbe st, st(3)
fcmovnu %st(3), %st
# CHECK: fcmovnu %st(3), %st # encoding: [0xdb,0xdb]
# INTEL: fcmovnu st, st(3)
fcmovnu %st(3), %st(0)
# CHECK: fcmovnu %st(3), %st # encoding: [0xdb,0xdb]
# INTEL: fcmovnu st, st(3)
fcmova %st(3), %st
# CHECK: fcmovnbe %st(3), %st # encoding: [0xdb,0xd3]
# INTEL: fcmovnbe st, st(3)
fcmova %st(3), %st(0)
# CHECK: fcmovnbe %st(3), %st # encoding: [0xdb,0xd3]
# INTEL: fcmovnbe st, st(3)
fcmovae %st(3), %st
# CHECK: fcmovnb %st(3), %st # encoding: [0xdb,0xc3]
# INTEL: fcmovnb st, st(3)
fcmovae %st(3), %st(0)
# CHECK: fcmovnb %st(3), %st # encoding: [0xdb,0xc3]
# INTEL: fcmovnb st, st(3)
fcmovnae %st(3), %st
# CHECK: fcmovb %st(3), %st # encoding: [0xda,0xc3]
# INTEL: fcmovb st, st(3)
fcmovnae %st(3), %st(0)
# CHECK: fcmovb %st(3), %st # encoding: [0xda,0xc3]
# INTEL: fcmovb st, st(3)
fcmovna %st(3), %st
# CHECK: fcmovbe %st(3), %st # encoding: [0xda,0xd3]
# INTEL: fcmovbe st, st(3)
fcmovna %st(3), %st(0)
# CHECK: fcmovbe %st(3), %st # encoding: [0xda,0xd3]
# INTEL: fcmovbe st, st(3)
fnop
# CHECK: fnop # encoding: [0xd9,0xd0]
# INTEL: fnop
ftst
# CHECK: ftst # encoding: [0xd9,0xe4]
# INTEL: ftst
fxam
# CHECK: fxam # encoding: [0xd9,0xe5]
# INTEL: fxam
fchs
# CHECK: fchs # encoding: [0xd9,0xe0]
# INTEL: fchs
fabs
# CHECK: fabs # encoding: [0xd9,0xe1]
# INTEL: fabs
fsqrt
# CHECK: fsqrt # encoding: [0xd9,0xfa]
# INTEL: fsqrt
fxsave (%rax)
# CHECK: fxsave (%rax) # encoding: [0x0f,0xae,0x00]
# INTEL: fxsave [rax]
fxrstor (%rax)
# CHECK: fxrstor (%rax) # encoding: [0x0f,0xae,0x08]
# INTEL: fxrstor [rax]
