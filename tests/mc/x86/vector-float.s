# Floating-point arithmetic, comparison and logic with SSE and with VEX.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

ucomiss %xmm1, %xmm0
# CHECK: ucomiss %xmm1, %xmm0 # encoding: [0x0f,0x2e,0xc1]
# INTEL: ucomiss xmm0, xmm1
ucomiss (%rax), %xmm0
# CHECK: ucomiss (%rax), %xmm0 # encoding: [0x0f,0x2e,0x00]
# INTEL: ucomiss xmm0, dword ptr [rax]
comiss %xmm1, %xmm0
# CHECK: comiss %xmm1, %xmm0 # encoding: [0x0f,0x2f,0xc1]
# INTEL: comiss xmm0, xmm1
comiss (%rax), %xmm0
# CHECK: comiss (%rax), %xmm0 # encoding: [0x0f,0x2f,0x00]
# INTEL: comiss xmm0, dword ptr [rax]
sqrtps %xmm1, %xmm0
# CHECK: sqrtps %xmm1, %xmm0 # encoding: [0x0f,0x51,0xc1]
# INTEL: sqrtps xmm0, xmm1
sqrtps (%rax), %xmm0
# CHECK: sqrtps (%rax), %xmm0 # encoding: [0x0f,0x51,0x00]
# INTEL: sqrtps xmm0, xmmword ptr [rax]
rsqrtps %xmm1, %xmm0
# CHECK: rsqrtps %xmm1, %xmm0 # encoding: [0x0f,0x52,0xc1]
# INTEL: rsqrtps xmm0, xmm1
rsqrtps (%rax), %xmm0
# CHECK: rsqrtps (%rax), %xmm0 # encoding: [0x0f,0x52,0x00]
# INTEL: rsqrtps xmm0, xmmword ptr [rax]
rcpps %xmm1, %xmm0
# CHECK: rcpps %xmm1, %xmm0 # encoding: [0x0f,0x53,0xc1]
# INTEL: rcpps xmm0, xmm1
rcpps (%rax), %xmm0
# CHECK: rcpps (%rax), %xmm0 # encoding: [0x0f,0x53,0x00]
# INTEL: rcpps xmm0, xmmword ptr [rax]
andps %xmm1, %xmm0
# CHECK: andps %xmm1, %xmm0 # encoding: [0x0f,0x54,0xc1]
# INTEL: andps xmm0, xmm1
andps (%rax), %xmm0
# CHECK: andps (%rax), %xmm0 # encoding: [0x0f,0x54,0x00]
# INTEL: andps xmm0, xmmword ptr [rax]
andnps %xmm1, %xmm0
# CHECK: andnps %xmm1, %xmm0 # encoding: [0x0f,0x55,0xc1]
# INTEL: andnps xmm0, xmm1
andnps (%rax), %xmm0
# CHECK: andnps (%rax), %xmm0 # encoding: [0x0f,0x55,0x00]
# INTEL: andnps xmm0, xmmword ptr [rax]
orps %xmm1, %xmm0
# CHECK: orps %xmm1, %xmm0 # encoding: [0x0f,0x56,0xc1]
# INTEL: orps xmm0, xmm1
orps (%rax), %xmm0
# CHECK: orps (%rax), %xmm0 # encoding: [0x0f,0x56,0x00]
# INTEL: orps xmm0, xmmword ptr [rax]
xorps %xmm1, %xmm0
# CHECK: xorps %xmm1, %xmm0 # encoding: [0x0f,0x57,0xc1]
# INTEL: xorps xmm0, xmm1
xorps (%rax), %xmm0
# CHECK: xorps (%rax), %xmm0 # encoding: [0x0f,0x57,0x00]
# INTEL: xorps xmm0, xmmword ptr [rax]
addps %xmm1, %xmm0
# CHECK: addps %xmm1, %xmm0 # encoding: [0x0f,0x58,0xc1]
# INTEL: addps xmm0, xmm1
addps (%rax), %xmm0
# CHECK: addps (%rax), %xmm0 # encoding: [0x0f,0x58,0x00]
# INTEL: addps xmm0, xmmword ptr [rax]
mulps %xmm1, %xmm0
# CHECK: mulps %xmm1, %xmm0 # encoding: [0x0f,0x59,0xc1]
# INTEL: mulps xmm0, xmm1
mulps (%rax), %xmm0
# CHECK: mulps (%rax), %xmm0 # encoding: [0x0f,0x59,0x00]
# INTEL: mulps xmm0, xmmword ptr [rax]
subps %xmm1, %xmm0
# CHECK: subps %xmm1, %xmm0 # encoding: [0x0f,0x5c,0xc1]
# INTEL: subps xmm0, xmm1
subps (%rax), %xmm0
# CHECK: subps (%rax), %xmm0 # encoding: [0x0f,0x5c,0x00]
# INTEL: subps xmm0, xmmword ptr [rax]
minps %xmm1, %xmm0
# CHECK: minps %xmm1, %xmm0 # encoding: [0x0f,0x5d,0xc1]
# INTEL: minps xmm0, xmm1
minps (%rax), %xmm0
# CHECK: minps (%rax), %xmm0 # encoding: [0x0f,0x5d,0x00]
# INTEL: minps xmm0, xmmword ptr [rax]
divps %xmm1, %xmm0
# CHECK: divps %xmm1, %xmm0 # encoding: [0x0f,0x5e,0xc1]
# INTEL: divps xmm0, xmm1
divps (%rax), %xmm0
# CHECK: divps (%rax), %xmm0 # encoding: [0x0f,0x5e,0x00]
# INTEL: divps xmm0, xmmword ptr [rax]
maxps %xmm1, %xmm0
# CHECK: maxps %xmm1, %xmm0 # encoding: [0x0f,0x5f,0xc1]
# INTEL: maxps xmm0, xmm1
maxps (%rax), %xmm0
# CHECK: maxps (%rax), %xmm0 # encoding: [0x0f,0x5f,0x00]
# INTEL: maxps xmm0, xmmword ptr [rax]
cmpnltps %xmm1, %xmm0
# CHECK: cmpnltps %xmm1, %xmm0 # encoding: [0x0f,0xc2,0xc1,0x05]
# INTEL: cmpnltps xmm0, xmm1
cmpnltps (%rax), %xmm0
# CHECK: cmpnltps (%rax), %xmm0 # encoding: [0x0f,0xc2,0x00,0x05]
# INTEL: cmpnltps xmm0, xmmword ptr [rax]
ucomisd %xmm1, %xmm0
# CHECK: ucomisd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x2e,0xc1]
# INTEL: ucomisd xmm0, xmm1
ucomisd (%rax), %xmm0
# CHECK: ucomisd (%rax), %xmm0 # encoding: [0x66,0x0f,0x2e,0x00]
# INTEL: ucomisd xmm0, qword ptr [rax]
comisd %xmm1, %xmm0
# CHECK: comisd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x2f,0xc1]
# INTEL: comisd xmm0, xmm1
comisd (%rax), %xmm0
# CHECK: comisd (%rax), %xmm0 # encoding: [0x66,0x0f,0x2f,0x00]
# INTEL: comisd xmm0, qword ptr [rax]
sqrtpd %xmm1, %xmm0
# CHECK: sqrtpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x51,0xc1]
# INTEL: sqrtpd xmm0, xmm1
sqrtpd (%rax), %xmm0
# CHECK: sqrtpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x51,0x00]
# INTEL: sqrtpd xmm0, xmmword ptr [rax]
andpd %xmm1, %xmm0
# CHECK: andpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x54,0xc1]
# INTEL: andpd xmm0, xmm1
andpd (%rax), %xmm0
# CHECK: andpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x54,0x00]
# INTEL: andpd xmm0, xmmword ptr [rax]
andnpd %xmm1, %xmm0
# CHECK: andnpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x55,0xc1]
# INTEL: andnpd xmm0, xmm1
andnpd (%rax), %xmm0
# CHECK: andnpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x55,0x00]
# INTEL: andnpd xmm0, xmmword ptr [rax]
orpd %xmm1, %xmm0
# CHECK: orpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x56,0xc1]
# INTEL: orpd xmm0, xmm1
orpd (%rax), %xmm0
# CHECK: orpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x56,0x00]
# INTEL: orpd xmm0, xmmword ptr [rax]
xorpd %xmm1, %xmm0
# CHECK: xorpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x57,0xc1]
# INTEL: xorpd xmm0, xmm1
xorpd (%rax), %xmm0
# CHECK: xorpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x57,0x00]
# INTEL: xorpd xmm0, xmmword ptr [rax]
addpd %xmm1, %xmm0
# CHECK: addpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x58,0xc1]
# INTEL: addpd xmm0, xmm1
addpd (%rax), %xmm0
# CHECK: addpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x58,0x00]
# INTEL: addpd xmm0, xmmword ptr [rax]
mulpd %xmm1, %xmm0
# CHECK: mulpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x59,0xc1]
# INTEL: mulpd xmm0, xmm1
mulpd (%rax), %xmm0
# CHECK: mulpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x59,0x00]
# INTEL: mulpd xmm0, xmmword ptr [rax]
subpd %xmm1, %xmm0
# CHECK: subpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5c,0xc1]
# INTEL: subpd xmm0, xmm1
subpd (%rax), %xmm0
# CHECK: subpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x5c,0x00]
# INTEL: subpd xmm0, xmmword ptr [rax]
minpd %xmm1, %xmm0
# CHECK: minpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5d,0xc1]
# INTEL: minpd xmm0, xmm1
minpd (%rax), %xmm0
# CHECK: minpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x5d,0x00]
# INTEL: minpd xmm0, xmmword ptr [rax]
divpd %xmm1, %xmm0
# CHECK: divpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5e,0xc1]
# INTEL: divpd xmm0, xmm1
divpd (%rax), %xmm0
# CHECK: divpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x5e,0x00]
# INTEL: divpd xmm0, xmmword ptr [rax]
maxpd %xmm1, %xmm0
# CHECK: maxpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5f,0xc1]
# INTEL: maxpd xmm0, xmm1
maxpd (%rax), %xmm0
# CHECK: maxpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x5f,0x00]
# INTEL: maxpd xmm0, xmmword ptr [rax]
haddpd %xmm1, %xmm0
# CHECK: haddpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x7c,0xc1]
# INTEL: haddpd xmm0, xmm1
haddpd (%rax), %xmm0
# CHECK: haddpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x7c,0x00]
# INTEL: haddpd xmm0, xmmword ptr [rax]
hsubpd %xmm1, %xmm0
# CHECK: hsubpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x7d,0xc1]
# INTEL: hsubpd xmm0, xmm1
hsubpd (%rax), %xmm0
# CHECK: hsubpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x7d,0x00]
# INTEL: hsubpd xmm0, xmmword ptr [rax]
cmpnltpd %xmm1, %xmm0
# CHECK: cmpnltpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0xc2,0xc1,0x05]
# INTEL: cmpnltpd xmm0, xmm1
cmpnltpd (%rax), %xmm0
# CHECK: cmpnltpd (%rax), %xmm0 # encoding: [0x66,0x0f,0xc2,0x00,0x05]
# INTEL: cmpnltpd xmm0, xmmword ptr [rax]
addsubpd %xmm1, %xmm0
# CHECK: addsubpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd0,0xc1]
# INTEL: addsubpd xmm0, xmm1
addsubpd (%rax), %xmm0
# CHECK: addsubpd (%rax), %xmm0 # encoding: [0x66,0x0f,0xd0,0x00]
# INTEL: addsubpd xmm0, xmmword ptr [rax]
roundps $5, %xmm1, %xmm0
# CHECK: roundps $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x08,0xc1,0x05]
# INTEL: roundps xmm0, xmm1, 5
roundps $5, (%rax), %xmm0
# CHECK: roundps $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x08,0x00,0x05]
# INTEL: roundps xmm0, xmmword ptr [rax], 5
roundpd $5, %xmm1, %xmm0
# CHECK: roundpd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x09,0xc1,0x05]
# INTEL: roundpd xmm0, xmm1, 5
roundpd $5, (%rax), %xmm0
# CHECK: roundpd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x09,0x00,0x05]
# INTEL: roundpd xmm0, xmmword ptr [rax], 5
roundss $5, %xmm1, %xmm0
# CHECK: roundss $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0a,0xc1,0x05]
# INTEL: roundss xmm0, xmm1, 5
roundss $5, (%rax), %xmm0
# CHECK: roundss $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0a,0x00,0x05]
# INTEL: roundss xmm0, dword ptr [rax], 5
roundsd $5, %xmm1, %xmm0
# CHECK: roundsd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0b,0xc1,0x05]
# INTEL: roundsd xmm0, xmm1, 5
roundsd $5, (%rax), %xmm0
# CHECK: roundsd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0b,0x00,0x05]
# INTEL: roundsd xmm0, qword ptr [rax], 5
sqrtss %xmm1, %xmm0
# CHECK: sqrtss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x51,0xc1]
# INTEL: sqrtss xmm0, xmm1
sqrtss (%rax), %xmm0
# CHECK: sqrtss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x51,0x00]
# INTEL: sqrtss xmm0, dword ptr [rax]
rsqrtss %xmm1, %xmm0
# CHECK: rsqrtss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x52,0xc1]
# INTEL: rsqrtss xmm0, xmm1
rsqrtss (%rax), %xmm0
# CHECK: rsqrtss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x52,0x00]
# INTEL: rsqrtss xmm0, dword ptr [rax]
rcpss %xmm1, %xmm0
# CHECK: rcpss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x53,0xc1]
# INTEL: rcpss xmm0, xmm1
rcpss (%rax), %xmm0
# CHECK: rcpss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x53,0x00]
# INTEL: rcpss xmm0, dword ptr [rax]
addss %xmm1, %xmm0
# CHECK: addss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x58,0xc1]
# INTEL: addss xmm0, xmm1
addss (%rax), %xmm0
# CHECK: addss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x58,0x00]
# INTEL: addss xmm0, dword ptr [rax]
mulss %xmm1, %xmm0
# CHECK: mulss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x59,0xc1]
# INTEL: mulss xmm0, xmm1
mulss (%rax), %xmm0
# CHECK: mulss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x59,0x00]
# INTEL: mulss xmm0, dword ptr [rax]
subss %xmm1, %xmm0
# CHECK: subss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5c,0xc1]
# INTEL: subss xmm0, xmm1
subss (%rax), %xmm0
# CHECK: subss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5c,0x00]
# INTEL: subss xmm0, dword ptr [rax]
minss %xmm1, %xmm0
# CHECK: minss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5d,0xc1]
# INTEL: minss xmm0, xmm1
minss (%rax), %xmm0
# CHECK: minss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5d,0x00]
# INTEL: minss xmm0, dword ptr [rax]
divss %xmm1, %xmm0
# CHECK: divss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5e,0xc1]
# INTEL: divss xmm0, xmm1
divss (%rax), %xmm0
# CHECK: divss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5e,0x00]
# INTEL: divss xmm0, dword ptr [rax]
maxss %xmm1, %xmm0
# CHECK: maxss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5f,0xc1]
# INTEL: maxss xmm0, xmm1
maxss (%rax), %xmm0
# CHECK: maxss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5f,0x00]
# INTEL: maxss xmm0, dword ptr [rax]
cmpnltss %xmm1, %xmm0
# CHECK: cmpnltss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0xc2,0xc1,0x05]
# INTEL: cmpnltss xmm0, xmm1
cmpnltss (%rax), %xmm0
# CHECK: cmpnltss (%rax), %xmm0 # encoding: [0xf3,0x0f,0xc2,0x00,0x05]
# INTEL: cmpnltss xmm0, dword ptr [rax]
sqrtsd %xmm1, %xmm0
# CHECK: sqrtsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x51,0xc1]
# INTEL: sqrtsd xmm0, xmm1
sqrtsd (%rax), %xmm0
# CHECK: sqrtsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x51,0x00]
# INTEL: sqrtsd xmm0, qword ptr [rax]
addsd %xmm1, %xmm0
# CHECK: addsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x58,0xc1]
# INTEL: addsd xmm0, xmm1
addsd (%rax), %xmm0
# CHECK: addsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x58,0x00]
# INTEL: addsd xmm0, qword ptr [rax]
mulsd %xmm1, %xmm0
# CHECK: mulsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x59,0xc1]
# INTEL: mulsd xmm0, xmm1
mulsd (%rax), %xmm0
# CHECK: mulsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x59,0x00]
# INTEL: mulsd xmm0, qword ptr [rax]
subsd %xmm1, %xmm0
# CHECK: subsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x5c,0xc1]
# INTEL: subsd xmm0, xmm1
subsd (%rax), %xmm0
# CHECK: subsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x5c,0x00]
# INTEL: subsd xmm0, qword ptr [rax]
minsd %xmm1, %xmm0
# CHECK: minsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x5d,0xc1]
# INTEL: minsd xmm0, xmm1
minsd (%rax), %xmm0
# CHECK: minsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x5d,0x00]
# INTEL: minsd xmm0, qword ptr [rax]
divsd %xmm1, %xmm0
# CHECK: divsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x5e,0xc1]
# INTEL: divsd xmm0, xmm1
divsd (%rax), %xmm0
# CHECK: divsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x5e,0x00]
# INTEL: divsd xmm0, qword ptr [rax]
maxsd %xmm1, %xmm0
# CHECK: maxsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x5f,0xc1]
# INTEL: maxsd xmm0, xmm1
maxsd (%rax), %xmm0
# CHECK: maxsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x5f,0x00]
# INTEL: maxsd xmm0, qword ptr [rax]
haddps %xmm1, %xmm0
# CHECK: haddps %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x7c,0xc1]
# INTEL: haddps xmm0, xmm1
haddps (%rax), %xmm0
# CHECK: haddps (%rax), %xmm0 # encoding: [0xf2,0x0f,0x7c,0x00]
# INTEL: haddps xmm0, xmmword ptr [rax]
hsubps %xmm1, %xmm0
# CHECK: hsubps %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x7d,0xc1]
# INTEL: hsubps xmm0, xmm1
hsubps (%rax), %xmm0
# CHECK: hsubps (%rax), %xmm0 # encoding: [0xf2,0x0f,0x7d,0x00]
# INTEL: hsubps xmm0, xmmword ptr [rax]
cmpnltsd %xmm1, %xmm0
# CHECK: cmpnltsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0xc2,0xc1,0x05]
# INTEL: cmpnltsd xmm0, xmm1
cmpnltsd (%rax), %xmm0
# CHECK: cmpnltsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0xc2,0x00,0x05]
# INTEL: cmpnltsd xmm0, qword ptr [rax]
addsubps %xmm1, %xmm0
# CHECK: addsubps %xmm1, %xmm0 # encoding: [0xf2,0x0f,0xd0,0xc1]
# INTEL: addsubps xmm0, xmm1
addsubps (%rax), %xmm0
# CHECK: addsubps (%rax), %xmm0 # encoding: [0xf2,0x0f,0xd0,0x00]
# INTEL: addsubps xmm0, xmmword ptr [rax]
vucomiss %xmm1, %xmm0
# CHECK: vucomiss %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x2e,0xc1]
# INTEL: vucomiss xmm0, xmm1
vucomiss (%rax), %xmm0
# CHECK: vucomiss (%rax), %xmm0 # encoding: [0xc5,0xf8,0x2e,0x00]
# INTEL: vucomiss xmm0, dword ptr [rax]
vcomiss %xmm1, %xmm0
# CHECK: vcomiss %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x2f,0xc1]
# INTEL: vcomiss xmm0, xmm1
vcomiss (%rax), %xmm0
# CHECK: vcomiss (%rax), %xmm0 # encoding: [0xc5,0xf8,0x2f,0x00]
# INTEL: vcomiss xmm0, dword ptr [rax]
vsqrtps %xmm1, %xmm0
# CHECK: vsqrtps %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x51,0xc1]
# INTEL: vsqrtps xmm0, xmm1
vsqrtps (%rax), %xmm0
# CHECK: vsqrtps (%rax), %xmm0 # encoding: [0xc5,0xf8,0x51,0x00]
# INTEL: vsqrtps xmm0, xmmword ptr [rax]
vrsqrtps %xmm1, %xmm0
# CHECK: vrsqrtps %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x52,0xc1]
# INTEL: vrsqrtps xmm0, xmm1
vrsqrtps (%rax), %xmm0
# CHECK: vrsqrtps (%rax), %xmm0 # encoding: [0xc5,0xf8,0x52,0x00]
# INTEL: vrsqrtps xmm0, xmmword ptr [rax]
vrcpps %xmm1, %xmm0
# CHECK: vrcpps %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x53,0xc1]
# INTEL: vrcpps xmm0, xmm1
vrcpps (%rax), %xmm0
# CHECK: vrcpps (%rax), %xmm0 # encoding: [0xc5,0xf8,0x53,0x00]
# INTEL: vrcpps xmm0, xmmword ptr [rax]
vandps %xmm1, %xmm0, %xmm0
# CHECK: vandps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x54,0xc1]
# INTEL: vandps xmm0, xmm0, xmm1
vandps (%rax), %xmm0, %xmm0
# CHECK: vandps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x54,0x00]
# INTEL: vandps xmm0, xmm0, xmmword ptr [rax]
vandnps %xmm1, %xmm0, %xmm0
# CHECK: vandnps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x55,0xc1]
# INTEL: vandnps xmm0, xmm0, xmm1
vandnps (%rax), %xmm0, %xmm0
# CHECK: vandnps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x55,0x00]
# INTEL: vandnps xmm0, xmm0, xmmword ptr [rax]
vorps %xmm1, %xmm0, %xmm0
# CHECK: vorps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x56,0xc1]
# INTEL: vorps xmm0, xmm0, xmm1
vorps (%rax), %xmm0, %xmm0
# CHECK: vorps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x56,0x00]
# INTEL: vorps xmm0, xmm0, xmmword ptr [rax]
vxorps %xmm1, %xmm0, %xmm0
# CHECK: vxorps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x57,0xc1]
# INTEL: vxorps xmm0, xmm0, xmm1
vxorps (%rax), %xmm0, %xmm0
# CHECK: vxorps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x57,0x00]
# INTEL: vxorps xmm0, xmm0, xmmword ptr [rax]
vaddps %xmm1, %xmm0, %xmm0
# CHECK: vaddps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x58,0xc1]
# INTEL: vaddps xmm0, xmm0, xmm1
vaddps (%rax), %xmm0, %xmm0
# CHECK: vaddps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x58,0x00]
# INTEL: vaddps xmm0, xmm0, xmmword ptr [rax]
vmulps %xmm1, %xmm0, %xmm0
# CHECK: vmulps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x59,0xc1]
# INTEL: vmulps xmm0, xmm0, xmm1
vmulps (%rax), %xmm0, %xmm0
# CHECK: vmulps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x59,0x00]
# INTEL: vmulps xmm0, xmm0, xmmword ptr [rax]
vsubps %xmm1, %xmm0, %xmm0
# CHECK: vsubps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5c,0xc1]
# INTEL: vsubps xmm0, xmm0, xmm1
vsubps (%rax), %xmm0, %xmm0
# CHECK: vsubps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5c,0x00]
# INTEL: vsubps xmm0, xmm0, xmmword ptr [rax]
vminps %xmm1, %xmm0, %xmm0
# CHECK: vminps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5d,0xc1]
# INTEL: vminps xmm0, xmm0, xmm1
vminps (%rax), %xmm0, %xmm0
# CHECK: vminps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5d,0x00]
# INTEL: vminps xmm0, xmm0, xmmword ptr [rax]
vdivps %xmm1, %xmm0, %xmm0
# CHECK: vdivps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5e,0xc1]
# INTEL: vdivps xmm0, xmm0, xmm1
vdivps (%rax), %xmm0, %xmm0
# CHECK: vdivps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5e,0x00]
# INTEL: vdivps xmm0, xmm0, xmmword ptr [rax]
vmaxps %xmm1, %xmm0, %xmm0
# CHECK: vmaxps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5f,0xc1]
# INTEL: vmaxps xmm0, xmm0, xmm1
vmaxps (%rax), %xmm0, %xmm0
# CHECK: vmaxps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x5f,0x00]
# INTEL: vmaxps xmm0, xmm0, xmmword ptr [rax]
vcmpnltps %xmm1, %xmm0, %xmm0
# CHECK: vcmpnltps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0xc2,0xc1,0x05]
# INTEL: vcmpnltps xmm0, xmm0, xmm1
vcmpnltps (%rax), %xmm0, %xmm0
# CHECK: vcmpnltps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0xc2,0x00,0x05]
# INTEL: vcmpnltps xmm0, xmm0, xmmword ptr [rax]
vsqrtps %ymm1, %ymm0
# CHECK: vsqrtps %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x51,0xc1]
# INTEL: vsqrtps ymm0, ymm1
vsqrtps (%rax), %ymm0
# CHECK: vsqrtps (%rax), %ymm0 # encoding: [0xc5,0xfc,0x51,0x00]
# INTEL: vsqrtps ymm0, ymmword ptr [rax]
vrsqrtps %ymm1, %ymm0
# CHECK: vrsqrtps %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x52,0xc1]
# INTEL: vrsqrtps ymm0, ymm1
vrsqrtps (%rax), %ymm0
# CHECK: vrsqrtps (%rax), %ymm0 # encoding: [0xc5,0xfc,0x52,0x00]
# INTEL: vrsqrtps ymm0, ymmword ptr [rax]
vrcpps %ymm1, %ymm0
# CHECK: vrcpps %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x53,0xc1]
# INTEL: vrcpps ymm0, ymm1
vrcpps (%rax), %ymm0
# CHECK: vrcpps (%rax), %ymm0 # encoding: [0xc5,0xfc,0x53,0x00]
# INTEL: vrcpps ymm0, ymmword ptr [rax]
vandps %ymm1, %ymm0, %ymm0
# CHECK: vandps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x54,0xc1]
# INTEL: vandps ymm0, ymm0, ymm1
vandps (%rax), %ymm0, %ymm0
# CHECK: vandps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x54,0x00]
# INTEL: vandps ymm0, ymm0, ymmword ptr [rax]
vandnps %ymm1, %ymm0, %ymm0
# CHECK: vandnps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x55,0xc1]
# INTEL: vandnps ymm0, ymm0, ymm1
vandnps (%rax), %ymm0, %ymm0
# CHECK: vandnps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x55,0x00]
# INTEL: vandnps ymm0, ymm0, ymmword ptr [rax]
vorps %ymm1, %ymm0, %ymm0
# CHECK: vorps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x56,0xc1]
# INTEL: vorps ymm0, ymm0, ymm1
vorps (%rax), %ymm0, %ymm0
# CHECK: vorps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x56,0x00]
# INTEL: vorps ymm0, ymm0, ymmword ptr [rax]
vxorps %ymm1, %ymm0, %ymm0
# CHECK: vxorps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x57,0xc1]
# INTEL: vxorps ymm0, ymm0, ymm1
vxorps (%rax), %ymm0, %ymm0
# CHECK: vxorps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x57,0x00]
# INTEL: vxorps ymm0, ymm0, ymmword ptr [rax]
vaddps %ymm1, %ymm0, %ymm0
# CHECK: vaddps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x58,0xc1]
# INTEL: vaddps ymm0, ymm0, ymm1
vaddps (%rax), %ymm0, %ymm0
# CHECK: vaddps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x58,0x00]
# INTEL: vaddps ymm0, ymm0, ymmword ptr [rax]
vmulps %ymm1, %ymm0, %ymm0
# CHECK: vmulps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x59,0xc1]
# INTEL: vmulps ymm0, ymm0, ymm1
vmulps (%rax), %ymm0, %ymm0
# CHECK: vmulps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x59,0x00]
# INTEL: vmulps ymm0, ymm0, ymmword ptr [rax]
vsubps %ymm1, %ymm0, %ymm0
# CHECK: vsubps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5c,0xc1]
# INTEL: vsubps ymm0, ymm0, ymm1
vsubps (%rax), %ymm0, %ymm0
# CHECK: vsubps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5c,0x00]
# INTEL: vsubps ymm0, ymm0, ymmword ptr [rax]
vminps %ymm1, %ymm0, %ymm0
# CHECK: vminps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5d,0xc1]
# INTEL: vminps ymm0, ymm0, ymm1
vminps (%rax), %ymm0, %ymm0
# CHECK: vminps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5d,0x00]
# INTEL: vminps ymm0, ymm0, ymmword ptr [rax]
vdivps %ymm1, %ymm0, %ymm0
# CHECK: vdivps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5e,0xc1]
# INTEL: vdivps ymm0, ymm0, ymm1
vdivps (%rax), %ymm0, %ymm0
# CHECK: vdivps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5e,0x00]
# INTEL: vdivps ymm0, ymm0, ymmword ptr [rax]
vmaxps %ymm1, %ymm0, %ymm0
# CHECK: vmaxps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5f,0xc1]
# INTEL: vmaxps ymm0, ymm0, ymm1
vmaxps (%rax), %ymm0, %ymm0
# CHECK: vmaxps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x5f,0x00]
# INTEL: vmaxps ymm0, ymm0, ymmword ptr [rax]
vcmpnltps %ymm1, %ymm0, %ymm0
# CHECK: vcmpnltps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0xc2,0xc1,0x05]
# INTEL: vcmpnltps ymm0, ymm0, ymm1
vcmpnltps (%rax), %ymm0, %ymm0
# CHECK: vcmpnltps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0xc2,0x00,0x05]
# INTEL: vcmpnltps ymm0, ymm0, ymmword ptr [rax]
vucomisd %xmm1, %xmm0
# CHECK: vucomisd %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x2e,0xc1]
# INTEL: vucomisd xmm0, xmm1
vucomisd (%rax), %xmm0
# CHECK: vucomisd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x2e,0x00]
# INTEL: vucomisd xmm0, qword ptr [rax]
vcomisd %xmm1, %xmm0
# CHECK: vcomisd %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x2f,0xc1]
# INTEL: vcomisd xmm0, xmm1
vcomisd (%rax), %xmm0
# CHECK: vcomisd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x2f,0x00]
# INTEL: vcomisd xmm0, qword ptr [rax]
vsqrtpd %xmm1, %xmm0
# CHECK: vsqrtpd %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x51,0xc1]
# INTEL: vsqrtpd xmm0, xmm1
vsqrtpd (%rax), %xmm0
# CHECK: vsqrtpd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x51,0x00]
# INTEL: vsqrtpd xmm0, xmmword ptr [rax]
vandpd %xmm1, %xmm0, %xmm0
# CHECK: vandpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x54,0xc1]
# INTEL: vandpd xmm0, xmm0, xmm1
vandpd (%rax), %xmm0, %xmm0
# CHECK: vandpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x54,0x00]
# INTEL: vandpd xmm0, xmm0, xmmword ptr [rax]
vandnpd %xmm1, %xmm0, %xmm0
# CHECK: vandnpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x55,0xc1]
# INTEL: vandnpd xmm0, xmm0, xmm1
vandnpd (%rax), %xmm0, %xmm0
# CHECK: vandnpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x55,0x00]
# INTEL: vandnpd xmm0, xmm0, xmmword ptr [rax]
vorpd %xmm1, %xmm0, %xmm0
# CHECK: vorpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x56,0xc1]
# INTEL: vorpd xmm0, xmm0, xmm1
vorpd (%rax), %xmm0, %xmm0
# CHECK: vorpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x56,0x00]
# INTEL: vorpd xmm0, xmm0, xmmword ptr [rax]
vxorpd %xmm1, %xmm0, %xmm0
# CHECK: vxorpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x57,0xc1]
# INTEL: vxorpd xmm0, xmm0, xmm1
vxorpd (%rax), %xmm0, %xmm0
# CHECK: vxorpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x57,0x00]
# INTEL: vxorpd xmm0, xmm0, xmmword ptr [rax]
vaddpd %xmm1, %xmm0, %xmm0
# CHECK: vaddpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x58,0xc1]
# INTEL: vaddpd xmm0, xmm0, xmm1
vaddpd (%rax), %xmm0, %xmm0
# CHECK: vaddpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x58,0x00]
# INTEL: vaddpd xmm0, xmm0, xmmword ptr [rax]
vmulpd %xmm1, %xmm0, %xmm0
# CHECK: vmulpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x59,0xc1]
# INTEL: vmulpd xmm0, xmm0, xmm1
vmulpd (%rax), %xmm0, %xmm0
# CHECK: vmulpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x59,0x00]
# INTEL: vmulpd xmm0, xmm0, xmmword ptr [rax]
vsubpd %xmm1, %xmm0, %xmm0
# CHECK: vsubpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5c,0xc1]
# INTEL: vsubpd xmm0, xmm0, xmm1
vsubpd (%rax), %xmm0, %xmm0
# CHECK: vsubpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5c,0x00]
# INTEL: vsubpd xmm0, xmm0, xmmword ptr [rax]
vminpd %xmm1, %xmm0, %xmm0
# CHECK: vminpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5d,0xc1]
# INTEL: vminpd xmm0, xmm0, xmm1
vminpd (%rax), %xmm0, %xmm0
# CHECK: vminpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5d,0x00]
# INTEL: vminpd xmm0, xmm0, xmmword ptr [rax]
vdivpd %xmm1, %xmm0, %xmm0
# CHECK: vdivpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5e,0xc1]
# INTEL: vdivpd xmm0, xmm0, xmm1
vdivpd (%rax), %xmm0, %xmm0
# CHECK: vdivpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5e,0x00]
# INTEL: vdivpd xmm0, xmm0, xmmword ptr [rax]
vmaxpd %xmm1, %xmm0, %xmm0
# CHECK: vmaxpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5f,0xc1]
# INTEL: vmaxpd xmm0, xmm0, xmm1
vmaxpd (%rax), %xmm0, %xmm0
# CHECK: vmaxpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x5f,0x00]
# INTEL: vmaxpd xmm0, xmm0, xmmword ptr [rax]
vhaddpd %xmm1, %xmm0, %xmm0
# CHECK: vhaddpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x7c,0xc1]
# INTEL: vhaddpd xmm0, xmm0, xmm1
vhaddpd (%rax), %xmm0, %xmm0
# CHECK: vhaddpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x7c,0x00]
# INTEL: vhaddpd xmm0, xmm0, xmmword ptr [rax]
vhsubpd %xmm1, %xmm0, %xmm0
# CHECK: vhsubpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x7d,0xc1]
# INTEL: vhsubpd xmm0, xmm0, xmm1
vhsubpd (%rax), %xmm0, %xmm0
# CHECK: vhsubpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x7d,0x00]
# INTEL: vhsubpd xmm0, xmm0, xmmword ptr [rax]
vcmpnltpd %xmm1, %xmm0, %xmm0
# CHECK: vcmpnltpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc2,0xc1,0x05]
# INTEL: vcmpnltpd xmm0, xmm0, xmm1
vcmpnltpd (%rax), %xmm0, %xmm0
# CHECK: vcmpnltpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc2,0x00,0x05]
# INTEL: vcmpnltpd xmm0, xmm0, xmmword ptr [rax]
vaddsubpd %xmm1, %xmm0, %xmm0
# CHECK: vaddsubpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd0,0xc1]
# INTEL: vaddsubpd xmm0, xmm0, xmm1
vaddsubpd (%rax), %xmm0, %xmm0
# CHECK: vaddsubpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd0,0x00]
# INTEL: vaddsubpd xmm0, xmm0, xmmword ptr [rax]
vroundps $5, %xmm1, %xmm0
# CHECK: vroundps $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x08,0xc1,0x05]
# INTEL: vroundps xmm0, xmm1, 5
vroundps $5, (%rax), %xmm0
# CHECK: vroundps $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x08,0x00,0x05]
# INTEL: vroundps xmm0, xmmword ptr [rax], 5
vroundpd $5, %xmm1, %xmm0
# CHECK: vroundpd $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x09,0xc1,0x05]
# INTEL: vroundpd xmm0, xmm1, 5
vroundpd $5, (%rax), %xmm0
# CHECK: vroundpd $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x09,0x00,0x05]
# INTEL: vroundpd xmm0, xmmword ptr [rax], 5
vroundss $5, %xmm1, %xmm0, %xmm0
# CHECK: vroundss $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0a,0xc1,0x05]
# INTEL: vroundss xmm0, xmm0, xmm1, 5
vroundss $5, (%rax), %xmm0, %xmm0
# CHECK: vroundss $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0a,0x00,0x05]
# INTEL: vroundss xmm0, xmm0, dword ptr [rax], 5
vroundsd $5, %xmm1, %xmm0, %xmm0
# CHECK: vroundsd $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0b,0xc1,0x05]
# INTEL: vroundsd xmm0, xmm0, xmm1, 5
vroundsd $5, (%rax), %xmm0, %xmm0
# CHECK: vroundsd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0b,0x00,0x05]
# INTEL: vroundsd xmm0, xmm0, qword ptr [rax], 5
vsqrtpd %ymm1, %ymm0
# CHECK: vsqrtpd %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x51,0xc1]
# INTEL: vsqrtpd ymm0, ymm1
vsqrtpd (%rax), %ymm0
# CHECK: vsqrtpd (%rax), %ymm0 # encoding: [0xc5,0xfd,0x51,0x00]
# INTEL: vsqrtpd ymm0, ymmword ptr [rax]
vandpd %ymm1, %ymm0, %ymm0
# CHECK: vandpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x54,0xc1]
# INTEL: vandpd ymm0, ymm0, ymm1
vandpd (%rax), %ymm0, %ymm0
# CHECK: vandpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x54,0x00]
# INTEL: vandpd ymm0, ymm0, ymmword ptr [rax]
vandnpd %ymm1, %ymm0, %ymm0
# CHECK: vandnpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x55,0xc1]
# INTEL: vandnpd ymm0, ymm0, ymm1
vandnpd (%rax), %ymm0, %ymm0
# CHECK: vandnpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x55,0x00]
# INTEL: vandnpd ymm0, ymm0, ymmword ptr [rax]
vorpd %ymm1, %ymm0, %ymm0
# CHECK: vorpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x56,0xc1]
# INTEL: vorpd ymm0, ymm0, ymm1
vorpd (%rax), %ymm0, %ymm0
# CHECK: vorpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x56,0x00]
# INTEL: vorpd ymm0, ymm0, ymmword ptr [rax]
vxorpd %ymm1, %ymm0, %ymm0
# CHECK: vxorpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x57,0xc1]
# INTEL: vxorpd ymm0, ymm0, ymm1
vxorpd (%rax), %ymm0, %ymm0
# CHECK: vxorpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x57,0x00]
# INTEL: vxorpd ymm0, ymm0, ymmword ptr [rax]
vaddpd %ymm1, %ymm0, %ymm0
# CHECK: vaddpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x58,0xc1]
# INTEL: vaddpd ymm0, ymm0, ymm1
vaddpd (%rax), %ymm0, %ymm0
# CHECK: vaddpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x58,0x00]
# INTEL: vaddpd ymm0, ymm0, ymmword ptr [rax]
vmulpd %ymm1, %ymm0, %ymm0
# CHECK: vmulpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x59,0xc1]
# INTEL: vmulpd ymm0, ymm0, ymm1
vmulpd (%rax), %ymm0, %ymm0
# CHECK: vmulpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x59,0x00]
# INTEL: vmulpd ymm0, ymm0, ymmword ptr [rax]
vsubpd %ymm1, %ymm0, %ymm0
# CHECK: vsubpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5c,0xc1]
# INTEL: vsubpd ymm0, ymm0, ymm1
vsubpd (%rax), %ymm0, %ymm0
# CHECK: vsubpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5c,0x00]
# INTEL: vsubpd ymm0, ymm0, ymmword ptr [rax]
vminpd %ymm1, %ymm0, %ymm0
# CHECK: vminpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5d,0xc1]
# INTEL: vminpd ymm0, ymm0, ymm1
vminpd (%rax), %ymm0, %ymm0
# CHECK: vminpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5d,0x00]
# INTEL: vminpd ymm0, ymm0, ymmword ptr [rax]
vdivpd %ymm1, %ymm0, %ymm0
# CHECK: vdivpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5e,0xc1]
# INTEL: vdivpd ymm0, ymm0, ymm1
vdivpd (%rax), %ymm0, %ymm0
# CHECK: vdivpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5e,0x00]
# INTEL: vdivpd ymm0, ymm0, ymmword ptr [rax]
vmaxpd %ymm1, %ymm0, %ymm0
# CHECK: vmaxpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5f,0xc1]
# INTEL: vmaxpd ymm0, ymm0, ymm1
vmaxpd (%rax), %ymm0, %ymm0
# CHECK: vmaxpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x5f,0x00]
# INTEL: vmaxpd ymm0, ymm0, ymmword ptr [rax]
vhaddpd %ymm1, %ymm0, %ymm0
# CHECK: vhaddpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x7c,0xc1]
# INTEL: vhaddpd ymm0, ymm0, ymm1
vhaddpd (%rax), %ymm0, %ymm0
# CHECK: vhaddpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x7c,0x00]
# INTEL: vhaddpd ymm0, ymm0, ymmword ptr [rax]
vhsubpd %ymm1, %ymm0, %ymm0
# CHECK: vhsubpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x7d,0xc1]
# INTEL: vhsubpd ymm0, ymm0, ymm1
vhsubpd (%rax), %ymm0, %ymm0
# CHECK: vhsubpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x7d,0x00]
# INTEL: vhsubpd ymm0, ymm0, ymmword ptr [rax]
vcmpnltpd %ymm1, %ymm0, %ymm0
# CHECK: vcmpnltpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xc2,0xc1,0x05]
# INTEL: vcmpnltpd ymm0, ymm0, ymm1
vcmpnltpd (%rax), %ymm0, %ymm0
# CHECK: vcmpnltpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xc2,0x00,0x05]
# INTEL: vcmpnltpd ymm0, ymm0, ymmword ptr [rax]
vaddsubpd %ymm1, %ymm0, %ymm0
# CHECK: vaddsubpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd0,0xc1]
# INTEL: vaddsubpd ymm0, ymm0, ymm1
vaddsubpd (%rax), %ymm0, %ymm0
# CHECK: vaddsubpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd0,0x00]
# INTEL: vaddsubpd ymm0, ymm0, ymmword ptr [rax]
vroundps $5, %ymm1, %ymm0
# CHECK: vroundps $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x08,0xc1,0x05]
# INTEL: vroundps ymm0, ymm1, 5
vroundps $5, (%rax), %ymm0
# CHECK: vroundps $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0x7d,0x08,0x00,0x05]
# INTEL: vroundps ymm0, ymmword ptr [rax], 5
vroundpd $5, %ymm1, %ymm0
# CHECK: vroundpd $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x09,0xc1,0x05]
# INTEL: vroundpd ymm0, ymm1, 5
vroundpd $5, (%rax), %ymm0
# CHECK: vroundpd $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0x7d,0x09,0x00,0x05]
# INTEL: vroundpd ymm0, ymmword ptr [rax], 5
vsqrtss %xmm1, %xmm0, %xmm0
# CHECK: vsqrtss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x51,0xc1]
# INTEL: vsqrtss xmm0, xmm0, xmm1
vsqrtss (%rax), %xmm0, %xmm0
# CHECK: vsqrtss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x51,0x00]
# INTEL: vsqrtss xmm0, xmm0, dword ptr [rax]
vrsqrtss %xmm1, %xmm0, %xmm0
# CHECK: vrsqrtss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x52,0xc1]
# INTEL: vrsqrtss xmm0, xmm0, xmm1
vrsqrtss (%rax), %xmm0, %xmm0
# CHECK: vrsqrtss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x52,0x00]
# INTEL: vrsqrtss xmm0, xmm0, dword ptr [rax]
vrcpss %xmm1, %xmm0, %xmm0
# CHECK: vrcpss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x53,0xc1]
# INTEL: vrcpss xmm0, xmm0, xmm1
vrcpss (%rax), %xmm0, %xmm0
# CHECK: vrcpss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x53,0x00]
# INTEL: vrcpss xmm0, xmm0, dword ptr [rax]
vaddss %xmm1, %xmm0, %xmm0
# CHECK: vaddss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x58,0xc1]
# INTEL: vaddss xmm0, xmm0, xmm1
vaddss (%rax), %xmm0, %xmm0
# CHECK: vaddss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x58,0x00]
# INTEL: vaddss xmm0, xmm0, dword ptr [rax]
vmulss %xmm1, %xmm0, %xmm0
# CHECK: vmulss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x59,0xc1]
# INTEL: vmulss xmm0, xmm0, xmm1
vmulss (%rax), %xmm0, %xmm0
# CHECK: vmulss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x59,0x00]
# INTEL: vmulss xmm0, xmm0, dword ptr [rax]
vsubss %xmm1, %xmm0, %xmm0
# CHECK: vsubss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5c,0xc1]
# INTEL: vsubss xmm0, xmm0, xmm1
vsubss (%rax), %xmm0, %xmm0
# CHECK: vsubss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5c,0x00]
# INTEL: vsubss xmm0, xmm0, dword ptr [rax]
vminss %xmm1, %xmm0, %xmm0
# CHECK: vminss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5d,0xc1]
# INTEL: vminss xmm0, xmm0, xmm1
vminss (%rax), %xmm0, %xmm0
# CHECK: vminss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5d,0x00]
# INTEL: vminss xmm0, xmm0, dword ptr [rax]
vdivss %xmm1, %xmm0, %xmm0
# CHECK: vdivss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5e,0xc1]
# INTEL: vdivss xmm0, xmm0, xmm1
vdivss (%rax), %xmm0, %xmm0
# CHECK: vdivss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5e,0x00]
# INTEL: vdivss xmm0, xmm0, dword ptr [rax]
vmaxss %xmm1, %xmm0, %xmm0
# CHECK: vmaxss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5f,0xc1]
# INTEL: vmaxss xmm0, xmm0, xmm1
vmaxss (%rax), %xmm0, %xmm0
# CHECK: vmaxss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5f,0x00]
# INTEL: vmaxss xmm0, xmm0, dword ptr [rax]
vcmpnltss %xmm1, %xmm0, %xmm0
# CHECK: vcmpnltss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0xc2,0xc1,0x05]
# INTEL: vcmpnltss xmm0, xmm0, xmm1
vcmpnltss (%rax), %xmm0, %xmm0
# CHECK: vcmpnltss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0xc2,0x00,0x05]
# INTEL: vcmpnltss xmm0, xmm0, dword ptr [rax]
vsqrtsd %xmm1, %xmm0, %xmm0
# CHECK: vsqrtsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x51,0xc1]
# INTEL: vsqrtsd xmm0, xmm0, xmm1
vsqrtsd (%rax), %xmm0, %xmm0
# CHECK: vsqrtsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x51,0x00]
# INTEL: vsqrtsd xmm0, xmm0, qword ptr [rax]
vaddsd %xmm1, %xmm0, %xmm0
# CHECK: vaddsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x58,0xc1]
# INTEL: vaddsd xmm0, xmm0, xmm1
vaddsd (%rax), %xmm0, %xmm0
# CHECK: vaddsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x58,0x00]
# INTEL: vaddsd xmm0, xmm0, qword ptr [rax]
vmulsd %xmm1, %xmm0, %xmm0
# CHECK: vmulsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x59,0xc1]
# INTEL: vmulsd xmm0, xmm0, xmm1
vmulsd (%rax), %xmm0, %xmm0
# CHECK: vmulsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x59,0x00]
# INTEL: vmulsd xmm0, xmm0, qword ptr [rax]
vsubsd %xmm1, %xmm0, %xmm0
# CHECK: vsubsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5c,0xc1]
# INTEL: vsubsd xmm0, xmm0, xmm1
vsubsd (%rax), %xmm0, %xmm0
# CHECK: vsubsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5c,0x00]
# INTEL: vsubsd xmm0, xmm0, qword ptr [rax]
vminsd %xmm1, %xmm0, %xmm0
# CHECK: vminsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5d,0xc1]
# INTEL: vminsd xmm0, xmm0, xmm1
vminsd (%rax), %xmm0, %xmm0
# CHECK: vminsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5d,0x00]
# INTEL: vminsd xmm0, xmm0, qword ptr [rax]
vdivsd %xmm1, %xmm0, %xmm0
# CHECK: vdivsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5e,0xc1]
# INTEL: vdivsd xmm0, xmm0, xmm1
vdivsd (%rax), %xmm0, %xmm0
# CHECK: vdivsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5e,0x00]
# INTEL: vdivsd xmm0, xmm0, qword ptr [rax]
vmaxsd %xmm1, %xmm0, %xmm0
# CHECK: vmaxsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5f,0xc1]
# INTEL: vmaxsd xmm0, xmm0, xmm1
vmaxsd (%rax), %xmm0, %xmm0
# CHECK: vmaxsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5f,0x00]
# INTEL: vmaxsd xmm0, xmm0, qword ptr [rax]
vhaddps %xmm1, %xmm0, %xmm0
# CHECK: vhaddps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x7c,0xc1]
# INTEL: vhaddps xmm0, xmm0, xmm1
vhaddps (%rax), %xmm0, %xmm0
# CHECK: vhaddps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x7c,0x00]
# INTEL: vhaddps xmm0, xmm0, xmmword ptr [rax]
vhsubps %xmm1, %xmm0, %xmm0
# CHECK: vhsubps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x7d,0xc1]
# INTEL: vhsubps xmm0, xmm0, xmm1
vhsubps (%rax), %xmm0, %xmm0
# CHECK: vhsubps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x7d,0x00]
# INTEL: vhsubps xmm0, xmm0, xmmword ptr [rax]
vcmpnltsd %xmm1, %xmm0, %xmm0
# CHECK: vcmpnltsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0xc2,0xc1,0x05]
# INTEL: vcmpnltsd xmm0, xmm0, xmm1
vcmpnltsd (%rax), %xmm0, %xmm0
# CHECK: vcmpnltsd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0xc2,0x00,0x05]
# INTEL: vcmpnltsd xmm0, xmm0, qword ptr [rax]
vaddsubps %xmm1, %xmm0, %xmm0
# CHECK: vaddsubps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0xd0,0xc1]
# INTEL: vaddsubps xmm0, xmm0, xmm1
vaddsubps (%rax), %xmm0, %xmm0
# CHECK: vaddsubps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0xd0,0x00]
# INTEL: vaddsubps xmm0, xmm0, xmmword ptr [rax]
vhaddps %ymm1, %ymm0, %ymm0
# CHECK: vhaddps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xff,0x7c,0xc1]
# INTEL: vhaddps ymm0, ymm0, ymm1
vhaddps (%rax), %ymm0, %ymm0
# CHECK: vhaddps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xff,0x7c,0x00]
# INTEL: vhaddps ymm0, ymm0, ymmword ptr [rax]
vhsubps %ymm1, %ymm0, %ymm0
# CHECK: vhsubps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xff,0x7d,0xc1]
# INTEL: vhsubps ymm0, ymm0, ymm1
vhsubps (%rax), %ymm0, %ymm0
# CHECK: vhsubps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xff,0x7d,0x00]
# INTEL: vhsubps ymm0, ymm0, ymmword ptr [rax]
vaddsubps %ymm1, %ymm0, %ymm0
# CHECK: vaddsubps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xff,0xd0,0xc1]
# INTEL: vaddsubps ymm0, ymm0, ymm1
vaddsubps (%rax), %ymm0, %ymm0
# CHECK: vaddsubps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xff,0xd0,0x00]
# INTEL: vaddsubps ymm0, ymm0, ymmword ptr [rax]
