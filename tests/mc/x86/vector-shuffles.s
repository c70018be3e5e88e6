# Packing, unpacking, shuffles, blends, insertion, extraction and widening.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

unpcklps %xmm1, %xmm0
# CHECK: unpcklps %xmm1, %xmm0 # encoding: [0x0f,0x14,0xc1]
# INTEL: unpcklps xmm0, xmm1
unpcklps (%rax), %xmm0
# CHECK: unpcklps (%rax), %xmm0 # encoding: [0x0f,0x14,0x00]
# INTEL: unpcklps xmm0, xmmword ptr [rax]
unpckhps %xmm1, %xmm0
# CHECK: unpckhps %xmm1, %xmm0 # encoding: [0x0f,0x15,0xc1]
# INTEL: unpckhps xmm0, xmm1
unpckhps (%rax), %xmm0
# CHECK: unpckhps (%rax), %xmm0 # encoding: [0x0f,0x15,0x00]
# INTEL: unpckhps xmm0, xmmword ptr [rax]
shufps $5, %xmm1, %xmm0
# CHECK: shufps $5, %xmm1, %xmm0 # encoding: [0x0f,0xc6,0xc1,0x05]
# INTEL: shufps xmm0, xmm1, 5
shufps $5, (%rax), %xmm0
# CHECK: shufps $5, (%rax), %xmm0 # encoding: [0x0f,0xc6,0x00,0x05]
# INTEL: shufps xmm0, xmmword ptr [rax], 5
unpcklpd %xmm1, %xmm0
# CHECK: unpcklpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x14,0xc1]
# INTEL: unpcklpd xmm0, xmm1
unpcklpd (%rax), %xmm0
# CHECK: unpcklpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x14,0x00]
# INTEL: unpcklpd xmm0, xmmword ptr [rax]
unpckhpd %xmm1, %xmm0
# CHECK: unpckhpd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x15,0xc1]
# INTEL: unpckhpd xmm0, xmm1
unpckhpd (%rax), %xmm0
# CHECK: unpckhpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x15,0x00]
# INTEL: unpckhpd xmm0, xmmword ptr [rax]
punpcklbw %xmm1, %xmm0
# CHECK: punpcklbw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x60,0xc1]
# INTEL: punpcklbw xmm0, xmm1
punpcklbw (%rax), %xmm0
# CHECK: punpcklbw (%rax), %xmm0 # encoding: [0x66,0x0f,0x60,0x00]
# INTEL: punpcklbw xmm0, xmmword ptr [rax]
punpcklwd %xmm1, %xmm0
# CHECK: punpcklwd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x61,0xc1]
# INTEL: punpcklwd xmm0, xmm1
punpcklwd (%rax), %xmm0
# CHECK: punpcklwd (%rax), %xmm0 # encoding: [0x66,0x0f,0x61,0x00]
# INTEL: punpcklwd xmm0, xmmword ptr [rax]
punpckldq %xmm1, %xmm0
# CHECK: punpckldq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x62,0xc1]
# INTEL: punpckldq xmm0, xmm1
punpckldq (%rax), %xmm0
# CHECK: punpckldq (%rax), %xmm0 # encoding: [0x66,0x0f,0x62,0x00]
# INTEL: punpckldq xmm0, xmmword ptr [rax]
packsswb %xmm1, %xmm0
# CHECK: packsswb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x63,0xc1]
# INTEL: packsswb xmm0, xmm1
packsswb (%rax), %xmm0
# CHECK: packsswb (%rax), %xmm0 # encoding: [0x66,0x0f,0x63,0x00]
# INTEL: packsswb xmm0, xmmword ptr [rax]
packuswb %xmm1, %xmm0
# CHECK: packuswb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x67,0xc1]
# INTEL: packuswb xmm0, xmm1
packuswb (%rax), %xmm0
# CHECK: packuswb (%rax), %xmm0 # encoding: [0x66,0x0f,0x67,0x00]
# INTEL: packuswb xmm0, xmmword ptr [rax]
punpckhbw %xmm1, %xmm0
# CHECK: punpckhbw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x68,0xc1]
# INTEL: punpckhbw xmm0, xmm1
punpckhbw (%rax), %xmm0
# CHECK: punpckhbw (%rax), %xmm0 # encoding: [0x66,0x0f,0x68,0x00]
# INTEL: punpckhbw xmm0, xmmword ptr [rax]
punpckhwd %xmm1, %xmm0
# CHECK: punpckhwd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x69,0xc1]
# INTEL: punpckhwd xmm0, xmm1
punpckhwd (%rax), %xmm0
# CHECK: punpckhwd (%rax), %xmm0 # encoding: [0x66,0x0f,0x69,0x00]
# INTEL: punpckhwd xmm0, xmmword ptr [rax]
punpckhdq %xmm1, %xmm0
# CHECK: punpckhdq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x6a,0xc1]
# INTEL: punpckhdq xmm0, xmm1
punpckhdq (%rax), %xmm0
# CHECK: punpckhdq (%rax), %xmm0 # encoding: [0x66,0x0f,0x6a,0x00]
# INTEL: punpckhdq xmm0, xmmword ptr [rax]
packssdw %xmm1, %xmm0
# CHECK: packssdw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x6b,0xc1]
# INTEL: packssdw xmm0, xmm1
packssdw (%rax), %xmm0
# CHECK: packssdw (%rax), %xmm0 # encoding: [0x66,0x0f,0x6b,0x00]
# INTEL: packssdw xmm0, xmmword ptr [rax]
punpcklqdq %xmm1, %xmm0
# CHECK: punpcklqdq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x6c,0xc1]
# INTEL: punpcklqdq xmm0, xmm1
punpcklqdq (%rax), %xmm0
# CHECK: punpcklqdq (%rax), %xmm0 # encoding: [0x66,0x0f,0x6c,0x00]
# INTEL: punpcklqdq xmm0, xmmword ptr [rax]
punpckhqdq %xmm1, %xmm0
# CHECK: punpckhqdq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x6d,0xc1]
# INTEL: punpckhqdq xmm0, xmm1
punpckhqdq (%rax), %xmm0
# CHECK: punpckhqdq (%rax), %xmm0 # encoding: [0x66,0x0f,0x6d,0x00]
# INTEL: punpckhqdq xmm0, xmmword ptr [rax]
pshufd $5, %xmm1, %xmm0
# CHECK: pshufd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x70,0xc1,0x05]
# INTEL: pshufd xmm0, xmm1, 5
pshufd $5, (%rax), %xmm0
# CHECK: pshufd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x70,0x00,0x05]
# INTEL: pshufd xmm0, xmmword ptr [rax], 5
extrq $0, $5, %xmm1
# CHECK: extrq $0, $5, %xmm1 # encoding: [0x66,0x0f,0x78,0xc1,0x05,0x00]
# INTEL: extrq xmm1, 5, 0
extrq %xmm1, %xmm0
# CHECK: extrq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x79,0xc1]
# INTEL: extrq xmm0, xmm1
pinsrw $5, %ecx, %xmm0
# CHECK: pinsrw $5, %ecx, %xmm0 # encoding: [0x66,0x0f,0xc4,0xc1,0x05]
# INTEL: pinsrw xmm0, ecx, 5
pinsrw $5, (%rax), %xmm0
# CHECK: pinsrw $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0xc4,0x00,0x05]
# INTEL: pinsrw xmm0, word ptr [rax], 5
pextrw $5, %xmm1, %eax
# CHECK: pextrw $5, %xmm1, %eax # encoding: [0x66,0x0f,0xc5,0xc1,0x05]
# INTEL: pextrw eax, xmm1, 5
shufpd $5, %xmm1, %xmm0
# CHECK: shufpd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0xc6,0xc1,0x05]
# INTEL: shufpd xmm0, xmm1, 5
shufpd $5, (%rax), %xmm0
# CHECK: shufpd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0xc6,0x00,0x05]
# INTEL: shufpd xmm0, xmmword ptr [rax], 5
pshufb %xmm1, %xmm0
# CHECK: pshufb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x00,0xc1]
# INTEL: pshufb xmm0, xmm1
pshufb (%rax), %xmm0
# CHECK: pshufb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x00,0x00]
# INTEL: pshufb xmm0, xmmword ptr [rax]
pblendvb %xmm0, %xmm1, %xmm0
# CHECK: pblendvb %xmm0, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x10,0xc1]
# INTEL: pblendvb xmm0, xmm1, xmm0
pblendvb %xmm0, (%rax), %xmm0
# CHECK: pblendvb %xmm0, (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x10,0x00]
# INTEL: pblendvb xmm0, xmmword ptr [rax], xmm0
blendvps %xmm0, %xmm1, %xmm0
# CHECK: blendvps %xmm0, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x14,0xc1]
# INTEL: blendvps xmm0, xmm1, xmm0
blendvps %xmm0, (%rax), %xmm0
# CHECK: blendvps %xmm0, (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x14,0x00]
# INTEL: blendvps xmm0, xmmword ptr [rax], xmm0
blendvpd %xmm0, %xmm1, %xmm0
# CHECK: blendvpd %xmm0, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x15,0xc1]
# INTEL: blendvpd xmm0, xmm1, xmm0
blendvpd %xmm0, (%rax), %xmm0
# CHECK: blendvpd %xmm0, (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x15,0x00]
# INTEL: blendvpd xmm0, xmmword ptr [rax], xmm0
pmovsxbw %xmm1, %xmm0
# CHECK: pmovsxbw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x20,0xc1]
# INTEL: pmovsxbw xmm0, xmm1
pmovsxbw (%rax), %xmm0
# CHECK: pmovsxbw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x20,0x00]
# INTEL: pmovsxbw xmm0, qword ptr [rax]
pmovsxbd %xmm1, %xmm0
# CHECK: pmovsxbd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x21,0xc1]
# INTEL: pmovsxbd xmm0, xmm1
pmovsxbd (%rax), %xmm0
# CHECK: pmovsxbd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x21,0x00]
# INTEL: pmovsxbd xmm0, dword ptr [rax]
pmovsxbq %xmm1, %xmm0
# CHECK: pmovsxbq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x22,0xc1]
# INTEL: pmovsxbq xmm0, xmm1
pmovsxbq (%rax), %xmm0
# CHECK: pmovsxbq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x22,0x00]
# INTEL: pmovsxbq xmm0, word ptr [rax]
pmovsxwd %xmm1, %xmm0
# CHECK: pmovsxwd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x23,0xc1]
# INTEL: pmovsxwd xmm0, xmm1
pmovsxwd (%rax), %xmm0
# CHECK: pmovsxwd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x23,0x00]
# INTEL: pmovsxwd xmm0, qword ptr [rax]
pmovsxwq %xmm1, %xmm0
# CHECK: pmovsxwq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x24,0xc1]
# INTEL: pmovsxwq xmm0, xmm1
pmovsxwq (%rax), %xmm0
# CHECK: pmovsxwq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x24,0x00]
# INTEL: pmovsxwq xmm0, dword ptr [rax]
pmovsxdq %xmm1, %xmm0
# CHECK: pmovsxdq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x25,0xc1]
# INTEL: pmovsxdq xmm0, xmm1
pmovsxdq (%rax), %xmm0
# CHECK: pmovsxdq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x25,0x00]
# INTEL: pmovsxdq xmm0, qword ptr [rax]
packusdw %xmm1, %xmm0
# CHECK: packusdw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x2b,0xc1]
# INTEL: packusdw xmm0, xmm1
packusdw (%rax), %xmm0
# CHECK: packusdw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x2b,0x00]
# INTEL: packusdw xmm0, xmmword ptr [rax]
pmovzxbw %xmm1, %xmm0
# CHECK: pmovzxbw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x30,0xc1]
# INTEL: pmovzxbw xmm0, xmm1
pmovzxbw (%rax), %xmm0
# CHECK: pmovzxbw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x30,0x00]
# INTEL: pmovzxbw xmm0, qword ptr [rax]
pmovzxbd %xmm1, %xmm0
# CHECK: pmovzxbd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x31,0xc1]
# INTEL: pmovzxbd xmm0, xmm1
pmovzxbd (%rax), %xmm0
# CHECK: pmovzxbd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x31,0x00]
# INTEL: pmovzxbd xmm0, dword ptr [rax]
pmovzxbq %xmm1, %xmm0
# CHECK: pmovzxbq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x32,0xc1]
# INTEL: pmovzxbq xmm0, xmm1
pmovzxbq (%rax), %xmm0
# CHECK: pmovzxbq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x32,0x00]
# INTEL: pmovzxbq xmm0, word ptr [rax]
pmovzxwd %xmm1, %xmm0
# CHECK: pmovzxwd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x33,0xc1]
# INTEL: pmovzxwd xmm0, xmm1
pmovzxwd (%rax), %xmm0
# CHECK: pmovzxwd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x33,0x00]
# INTEL: pmovzxwd xmm0, qword ptr [rax]
pmovzxwq %xmm1, %xmm0
# CHECK: pmovzxwq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x34,0xc1]
# INTEL: pmovzxwq xmm0, xmm1
pmovzxwq (%rax), %xmm0
# CHECK: pmovzxwq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x34,0x00]
# INTEL: pmovzxwq xmm0, dword ptr [rax]
pmovzxdq %xmm1, %xmm0
# CHECK: pmovzxdq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x35,0xc1]
# INTEL: pmovzxdq xmm0, xmm1
pmovzxdq (%rax), %xmm0
# CHECK: pmovzxdq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x35,0x00]
# INTEL: pmovzxdq xmm0, qword ptr [rax]
blendps $5, %xmm1, %xmm0
# CHECK: blendps $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0c,0xc1,0x05]
# INTEL: blendps xmm0, xmm1, 5
blendps $5, (%rax), %xmm0
# CHECK: blendps $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0c,0x00,0x05]
# INTEL: blendps xmm0, xmmword ptr [rax], 5
blendpd $5, %xmm1, %xmm0
# CHECK: blendpd $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0d,0xc1,0x05]
# INTEL: blendpd xmm0, xmm1, 5
blendpd $5, (%rax), %xmm0
# CHECK: blendpd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0d,0x00,0x05]
# INTEL: blendpd xmm0, xmmword ptr [rax], 5
pblendw $5, %xmm1, %xmm0
# CHECK: pblendw $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0e,0xc1,0x05]
# INTEL: pblendw xmm0, xmm1, 5
pblendw $5, (%rax), %xmm0
# CHECK: pblendw $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0e,0x00,0x05]
# INTEL: pblendw xmm0, xmmword ptr [rax], 5
palignr $5, %xmm1, %xmm0
# CHECK: palignr $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x0f,0xc1,0x05]
# INTEL: palignr xmm0, xmm1, 5
palignr $5, (%rax), %xmm0
# CHECK: palignr $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x0f,0x00,0x05]
# INTEL: palignr xmm0, xmmword ptr [rax], 5
pextrb $5, %xmm0, %ecx
# CHECK: pextrb $5, %xmm0, %ecx # encoding: [0x66,0x0f,0x3a,0x14,0xc1,0x05]
# INTEL: pextrb ecx, xmm0, 5
pextrb $5, %xmm0, (%rax)
# CHECK: pextrb $5, %xmm0, (%rax) # encoding: [0x66,0x0f,0x3a,0x14,0x00,0x05]
# INTEL: pextrb byte ptr [rax], xmm0, 5
pextrw $5, %xmm0, %ecx
# CHECK: pextrw $5, %xmm0, %ecx # encoding: [0x66,0x0f,0xc5,0xc8,0x05]
# INTEL: pextrw ecx, xmm0, 5
pextrw $5, %xmm0, (%rax)
# CHECK: pextrw $5, %xmm0, (%rax) # encoding: [0x66,0x0f,0x3a,0x15,0x00,0x05]
# INTEL: pextrw word ptr [rax], xmm0, 5
pextrd $5, %xmm0, %ecx
# CHECK: pextrd $5, %xmm0, %ecx # encoding: [0x66,0x0f,0x3a,0x16,0xc1,0x05]
# INTEL: pextrd ecx, xmm0, 5
pextrd $5, %xmm0, (%rax)
# CHECK: pextrd $5, %xmm0, (%rax) # encoding: [0x66,0x0f,0x3a,0x16,0x00,0x05]
# INTEL: pextrd dword ptr [rax], xmm0, 5
extractps $5, %xmm0, %ecx
# CHECK: extractps $5, %xmm0, %ecx # encoding: [0x66,0x0f,0x3a,0x17,0xc1,0x05]
# INTEL: extractps ecx, xmm0, 5
extractps $5, %xmm0, (%rax)
# CHECK: extractps $5, %xmm0, (%rax) # encoding: [0x66,0x0f,0x3a,0x17,0x00,0x05]
# INTEL: extractps dword ptr [rax], xmm0, 5
pinsrb $5, %ecx, %xmm0
# CHECK: pinsrb $5, %ecx, %xmm0 # encoding: [0x66,0x0f,0x3a,0x20,0xc1,0x05]
# INTEL: pinsrb xmm0, ecx, 5
pinsrb $5, (%rax), %xmm0
# CHECK: pinsrb $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x20,0x00,0x05]
# INTEL: pinsrb xmm0, byte ptr [rax], 5
insertps $5, %xmm1, %xmm0
# CHECK: insertps $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x21,0xc1,0x05]
# INTEL: insertps xmm0, xmm1, 5
insertps $5, (%rax), %xmm0
# CHECK: insertps $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x21,0x00,0x05]
# INTEL: insertps xmm0, dword ptr [rax], 5
pinsrd $5, %ecx, %xmm0
# CHECK: pinsrd $5, %ecx, %xmm0 # encoding: [0x66,0x0f,0x3a,0x22,0xc1,0x05]
# INTEL: pinsrd xmm0, ecx, 5
pinsrd $5, (%rax), %xmm0
# CHECK: pinsrd $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x22,0x00,0x05]
# INTEL: pinsrd xmm0, dword ptr [rax], 5
pextrq $5, %xmm0, %rcx
# CHECK: pextrq $5, %xmm0, %rcx # encoding: [0x66,0x48,0x0f,0x3a,0x16,0xc1,0x05]
# INTEL: pextrq rcx, xmm0, 5
pextrq $5, %xmm0, (%rax)
# CHECK: pextrq $5, %xmm0, (%rax) # encoding: [0x66,0x48,0x0f,0x3a,0x16,0x00,0x05]
# INTEL: pextrq qword ptr [rax], xmm0, 5
pinsrq $5, %rcx, %xmm0
# CHECK: pinsrq $5, %rcx, %xmm0 # encoding: [0x66,0x48,0x0f,0x3a,0x22,0xc1,0x05]
# INTEL: pinsrq xmm0, rcx, 5
pinsrq $5, (%rax), %xmm0
# CHECK: pinsrq $5, (%rax), %xmm0 # encoding: [0x66,0x48,0x0f,0x3a,0x22,0x00,0x05]
# INTEL: pinsrq xmm0, qword ptr [rax], 5
pshufhw $5, %xmm1, %xmm0
# CHECK: pshufhw $5, %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x70,0xc1,0x05]
# INTEL: pshufhw xmm0, xmm1, 5
pshufhw $5, (%rax), %xmm0
# CHECK: pshufhw $5, (%rax), %xmm0 # encoding: [0xf3,0x0f,0x70,0x00,0x05]
# INTEL: pshufhw xmm0, xmmword ptr [rax], 5
pshuflw $5, %xmm1, %xmm0
# CHECK: pshuflw $5, %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x70,0xc1,0x05]
# INTEL: pshuflw xmm0, xmm1, 5
pshuflw $5, (%rax), %xmm0
# CHECK: pshuflw $5, (%rax), %xmm0 # encoding: [0xf2,0x0f,0x70,0x00,0x05]
# INTEL: pshuflw xmm0, xmmword ptr [rax], 5
insertq $0, $5, %xmm1, %xmm0
# CHECK: insertq $0, $5, %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x78,0xc1,0x05,0x00]
# INTEL: insertq xmm0, xmm1, 5, 0
insertq %xmm1, %xmm0
# CHECK: insertq %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x79,0xc1]
# INTEL: insertq xmm0, xmm1
vunpcklps %xmm1, %xmm0, %xmm0
# CHECK: vunpcklps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x14,0xc1]
# INTEL: vunpcklps xmm0, xmm0, xmm1
vunpcklps (%rax), %xmm0, %xmm0
# CHECK: vunpcklps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x14,0x00]
# INTEL: vunpcklps xmm0, xmm0, xmmword ptr [rax]
vunpckhps %xmm1, %xmm0, %xmm0
# CHECK: vunpckhps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x15,0xc1]
# INTEL: vunpckhps xmm0, xmm0, xmm1
vunpckhps (%rax), %xmm0, %xmm0
# CHECK: vunpckhps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x15,0x00]
# INTEL: vunpckhps xmm0, xmm0, xmmword ptr [rax]
vshufps $5, %xmm1, %xmm0, %xmm0
# CHECK: vshufps $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0xc6,0xc1,0x05]
# INTEL: vshufps xmm0, xmm0, xmm1, 5
vshufps $5, (%rax), %xmm0, %xmm0
# CHECK: vshufps $5, (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0xc6,0x00,0x05]
# INTEL: vshufps xmm0, xmm0, xmmword ptr [rax], 5
vunpcklps %ymm1, %ymm0, %ymm0
# CHECK: vunpcklps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x14,0xc1]
# INTEL: vunpcklps ymm0, ymm0, ymm1
vunpcklps (%rax), %ymm0, %ymm0
# CHECK: vunpcklps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x14,0x00]
# INTEL: vunpcklps ymm0, ymm0, ymmword ptr [rax]
vunpckhps %ymm1, %ymm0, %ymm0
# CHECK: vunpckhps %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x15,0xc1]
# INTEL: vunpckhps ymm0, ymm0, ymm1
vunpckhps (%rax), %ymm0, %ymm0
# CHECK: vunpckhps (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0x15,0x00]
# INTEL: vunpckhps ymm0, ymm0, ymmword ptr [rax]
vshufps $5, %ymm1, %ymm0, %ymm0
# CHECK: vshufps $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfc,0xc6,0xc1,0x05]
# INTEL: vshufps ymm0, ymm0, ymm1, 5
vshufps $5, (%rax), %ymm0, %ymm0
# CHECK: vshufps $5, (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfc,0xc6,0x00,0x05]
# INTEL: vshufps ymm0, ymm0, ymmword ptr [rax], 5
vunpcklpd %xmm1, %xmm0, %xmm0
# CHECK: vunpcklpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x14,0xc1]
# INTEL: vunpcklpd xmm0, xmm0, xmm1
vunpcklpd (%rax), %xmm0, %xmm0
# CHECK: vunpcklpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x14,0x00]
# INTEL: vunpcklpd xmm0, xmm0, xmmword ptr [rax]
vunpckhpd %xmm1, %xmm0, %xmm0
# CHECK: vunpckhpd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x15,0xc1]
# INTEL: vunpckhpd xmm0, xmm0, xmm1
vunpckhpd (%rax), %xmm0, %xmm0
# CHECK: vunpckhpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x15,0x00]
# INTEL: vunpckhpd xmm0, xmm0, xmmword ptr [rax]
vpunpcklbw %xmm1, %xmm0, %xmm0
# CHECK: vpunpcklbw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x60,0xc1]
# INTEL: vpunpcklbw xmm0, xmm0, xmm1
vpunpcklbw (%rax), %xmm0, %xmm0
# CHECK: vpunpcklbw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x60,0x00]
# INTEL: vpunpcklbw xmm0, xmm0, xmmword ptr [rax]
vpunpcklwd %xmm1, %xmm0, %xmm0
# CHECK: vpunpcklwd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x61,0xc1]
# INTEL: vpunpcklwd xmm0, xmm0, xmm1
vpunpcklwd (%rax), %xmm0, %xmm0
# CHECK: vpunpcklwd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x61,0x00]
# INTEL: vpunpcklwd xmm0, xmm0, xmmword ptr [rax]
vpunpckldq %xmm1, %xmm0, %xmm0
# CHECK: vpunpckldq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x62,0xc1]
# INTEL: vpunpckldq xmm0, xmm0, xmm1
vpunpckldq (%rax), %xmm0, %xmm0
# CHECK: vpunpckldq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x62,0x00]
# INTEL: vpunpckldq xmm0, xmm0, xmmword ptr [rax]
vpacksswb %xmm1, %xmm0, %xmm0
# CHECK: vpacksswb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x63,0xc1]
# INTEL: vpacksswb xmm0, xmm0, xmm1
vpacksswb (%rax), %xmm0, %xmm0
# CHECK: vpacksswb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x63,0x00]
# INTEL: vpacksswb xmm0, xmm0, xmmword ptr [rax]
vpackuswb %xmm1, %xmm0, %xmm0
# CHECK: vpackuswb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x67,0xc1]
# INTEL: vpackuswb xmm0, xmm0, xmm1
vpackuswb (%rax), %xmm0, %xmm0
# CHECK: vpackuswb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x67,0x00]
# INTEL: vpackuswb xmm0, xmm0, xmmword ptr [rax]
vpunpckhbw %xmm1, %xmm0, %xmm0
# CHECK: vpunpckhbw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x68,0xc1]
# INTEL: vpunpckhbw xmm0, xmm0, xmm1
vpunpckhbw (%rax), %xmm0, %xmm0
# CHECK: vpunpckhbw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x68,0x00]
# INTEL: vpunpckhbw xmm0, xmm0, xmmword ptr [rax]
vpunpckhwd %xmm1, %xmm0, %xmm0
# CHECK: vpunpckhwd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x69,0xc1]
# INTEL: vpunpckhwd xmm0, xmm0, xmm1
vpunpckhwd (%rax), %xmm0, %xmm0
# CHECK: vpunpckhwd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x69,0x00]
# INTEL: vpunpckhwd xmm0, xmm0, xmmword ptr [rax]
vpunpckhdq %xmm1, %xmm0, %xmm0
# CHECK: vpunpckhdq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6a,0xc1]
# INTEL: vpunpckhdq xmm0, xmm0, xmm1
vpunpckhdq (%rax), %xmm0, %xmm0
# CHECK: vpunpckhdq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6a,0x00]
# INTEL: vpunpckhdq xmm0, xmm0, xmmword ptr [rax]
vpackssdw %xmm1, %xmm0, %xmm0
# CHECK: vpackssdw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6b,0xc1]
# INTEL: vpackssdw xmm0, xmm0, xmm1
vpackssdw (%rax), %xmm0, %xmm0
# CHECK: vpackssdw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6b,0x00]
# INTEL: vpackssdw xmm0, xmm0, xmmword ptr [rax]
vpunpcklqdq %xmm1, %xmm0, %xmm0
# CHECK: vpunpcklqdq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6c,0xc1]
# INTEL: vpunpcklqdq xmm0, xmm0, xmm1
vpunpcklqdq (%rax), %xmm0, %xmm0
# CHECK: vpunpcklqdq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6c,0x00]
# INTEL: vpunpcklqdq xmm0, xmm0, xmmword ptr [rax]
vpunpckhqdq %xmm1, %xmm0, %xmm0
# CHECK: vpunpckhqdq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6d,0xc1]
# INTEL: vpunpckhqdq xmm0, xmm0, xmm1
vpunpckhqdq (%rax), %xmm0, %xmm0
# CHECK: vpunpckhqdq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x6d,0x00]
# INTEL: vpunpckhqdq xmm0, xmm0, xmmword ptr [rax]
vpshufd $5, %xmm1, %xmm0
# CHECK: vpshufd $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x70,0xc1,0x05]
# INTEL: vpshufd xmm0, xmm1, 5
vpshufd $5, (%rax), %xmm0
# CHECK: vpshufd $5, (%rax), %xmm0 # encoding: [0xc5,0xf9,0x70,0x00,0x05]
# INTEL: vpshufd xmm0, xmmword ptr [rax], 5
vpinsrw $5, %ecx, %xmm0, %xmm0
# CHECK: vpinsrw $5, %ecx, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc4,0xc1,0x05]
# INTEL: vpinsrw xmm0, xmm0, ecx, 5
vpinsrw $5, (%rax), %xmm0, %xmm0
# CHECK: vpinsrw $5, (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc4,0x00,0x05]
# INTEL: vpinsrw xmm0, xmm0, word ptr [rax], 5
vpextrw $5, %xmm1, %eax
# CHECK: vpextrw $5, %xmm1, %eax # encoding: [0xc5,0xf9,0xc5,0xc1,0x05]
# INTEL: vpextrw eax, xmm1, 5
vshufpd $5, %xmm1, %xmm0, %xmm0
# CHECK: vshufpd $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc6,0xc1,0x05]
# INTEL: vshufpd xmm0, xmm0, xmm1, 5
vshufpd $5, (%rax), %xmm0, %xmm0
# CHECK: vshufpd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xc6,0x00,0x05]
# INTEL: vshufpd xmm0, xmm0, xmmword ptr [rax], 5
vpshufb %xmm1, %xmm0, %xmm0
# CHECK: vpshufb %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x00,0xc1]
# INTEL: vpshufb xmm0, xmm0, xmm1
vpshufb (%rax), %xmm0, %xmm0
# CHECK: vpshufb (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x00,0x00]
# INTEL: vpshufb xmm0, xmm0, xmmword ptr [rax]
vpmovsxbw %xmm1, %xmm0
# CHECK: vpmovsxbw %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x20,0xc1]
# INTEL: vpmovsxbw xmm0, xmm1
vpmovsxbw (%rax), %xmm0
# CHECK: vpmovsxbw (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x20,0x00]
# INTEL: vpmovsxbw xmm0, qword ptr [rax]
vpmovsxbd %xmm1, %xmm0
# CHECK: vpmovsxbd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x21,0xc1]
# INTEL: vpmovsxbd xmm0, xmm1
vpmovsxbd (%rax), %xmm0
# CHECK: vpmovsxbd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x21,0x00]
# INTEL: vpmovsxbd xmm0, dword ptr [rax]
vpmovsxbq %xmm1, %xmm0
# CHECK: vpmovsxbq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x22,0xc1]
# INTEL: vpmovsxbq xmm0, xmm1
vpmovsxbq (%rax), %xmm0
# CHECK: vpmovsxbq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x22,0x00]
# INTEL: vpmovsxbq xmm0, word ptr [rax]
vpmovsxwd %xmm1, %xmm0
# CHECK: vpmovsxwd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x23,0xc1]
# INTEL: vpmovsxwd xmm0, xmm1
vpmovsxwd (%rax), %xmm0
# CHECK: vpmovsxwd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x23,0x00]
# INTEL: vpmovsxwd xmm0, qword ptr [rax]
vpmovsxwq %xmm1, %xmm0
# CHECK: vpmovsxwq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x24,0xc1]
# INTEL: vpmovsxwq xmm0, xmm1
vpmovsxwq (%rax), %xmm0
# CHECK: vpmovsxwq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x24,0x00]
# INTEL: vpmovsxwq xmm0, dword ptr [rax]
vpmovsxdq %xmm1, %xmm0
# CHECK: vpmovsxdq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x25,0xc1]
# INTEL: vpmovsxdq xmm0, xmm1
vpmovsxdq (%rax), %xmm0
# CHECK: vpmovsxdq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x25,0x00]
# INTEL: vpmovsxdq xmm0, qword ptr [rax]
vpackusdw %xmm1, %xmm0, %xmm0
# CHECK: vpackusdw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x2b,0xc1]
# INTEL: vpackusdw xmm0, xmm0, xmm1
vpackusdw (%rax), %xmm0, %xmm0
# CHECK: vpackusdw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x2b,0x00]
# INTEL: vpackusdw xmm0, xmm0, xmmword ptr [rax]
vpmovzxbw %xmm1, %xmm0
# CHECK: vpmovzxbw %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x30,0xc1]
# INTEL: vpmovzxbw xmm0, xmm1
vpmovzxbw (%rax), %xmm0
# CHECK: vpmovzxbw (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x30,0x00]
# INTEL: vpmovzxbw xmm0, qword ptr [rax]
vpmovzxbd %xmm1, %xmm0
# CHECK: vpmovzxbd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x31,0xc1]
# INTEL: vpmovzxbd xmm0, xmm1
vpmovzxbd (%rax), %xmm0
# CHECK: vpmovzxbd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x31,0x00]
# INTEL: vpmovzxbd xmm0, dword ptr [rax]
vpmovzxbq %xmm1, %xmm0
# CHECK: vpmovzxbq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x32,0xc1]
# INTEL: vpmovzxbq xmm0, xmm1
vpmovzxbq (%rax), %xmm0
# CHECK: vpmovzxbq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x32,0x00]
# INTEL: vpmovzxbq xmm0, word ptr [rax]
vpmovzxwd %xmm1, %xmm0
# CHECK: vpmovzxwd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x33,0xc1]
# INTEL: vpmovzxwd xmm0, xmm1
vpmovzxwd (%rax), %xmm0
# CHECK: vpmovzxwd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x33,0x00]
# INTEL: vpmovzxwd xmm0, qword ptr [rax]
vpmovzxwq %xmm1, %xmm0
# CHECK: vpmovzxwq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x34,0xc1]
# INTEL: vpmovzxwq xmm0, xmm1
vpmovzxwq (%rax), %xmm0
# CHECK: vpmovzxwq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x34,0x00]
# INTEL: vpmovzxwq xmm0, dword ptr [rax]
vpmovzxdq %xmm1, %xmm0
# CHECK: vpmovzxdq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x35,0xc1]
# INTEL: vpmovzxdq xmm0, xmm1
vpmovzxdq (%rax), %xmm0
# CHECK: vpmovzxdq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x35,0x00]
# INTEL: vpmovzxdq xmm0, qword ptr [rax]
vblendps $5, %xmm1, %xmm0, %xmm0
# CHECK: vblendps $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0c,0xc1,0x05]
# INTEL: vblendps xmm0, xmm0, xmm1, 5
vblendps $5, (%rax), %xmm0, %xmm0
# CHECK: vblendps $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0c,0x00,0x05]
# INTEL: vblendps xmm0, xmm0, xmmword ptr [rax], 5
vblendpd $5, %xmm1, %xmm0, %xmm0
# CHECK: vblendpd $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0d,0xc1,0x05]
# INTEL: vblendpd xmm0, xmm0, xmm1, 5
vblendpd $5, (%rax), %xmm0, %xmm0
# CHECK: vblendpd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0d,0x00,0x05]
# INTEL: vblendpd xmm0, xmm0, xmmword ptr [rax], 5
vpblendw $5, %xmm1, %xmm0, %xmm0
# CHECK: vpblendw $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0e,0xc1,0x05]
# INTEL: vpblendw xmm0, xmm0, xmm1, 5
vpblendw $5, (%rax), %xmm0, %xmm0
# CHECK: vpblendw $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0e,0x00,0x05]
# INTEL: vpblendw xmm0, xmm0, xmmword ptr [rax], 5
vpalignr $5, %xmm1, %xmm0, %xmm0
# CHECK: vpalignr $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0f,0xc1,0x05]
# INTEL: vpalignr xmm0, xmm0, xmm1, 5
vpalignr $5, (%rax), %xmm0, %xmm0
# CHECK: vpalignr $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x0f,0x00,0x05]
# INTEL: vpalignr xmm0, xmm0, xmmword ptr [rax], 5
vpextrb $5, %xmm0, %ecx
# CHECK: vpextrb $5, %xmm0, %ecx # encoding: [0xc4,0xe3,0x79,0x14,0xc1,0x05]
# INTEL: vpextrb ecx, xmm0, 5
vpextrb $5, %xmm0, (%rax)
# CHECK: vpextrb $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0x79,0x14,0x00,0x05]
# INTEL: vpextrb byte ptr [rax], xmm0, 5
vpextrw $5, %xmm0, %ecx
# CHECK: vpextrw $5, %xmm0, %ecx # encoding: [0xc5,0xf9,0xc5,0xc8,0x05]
# INTEL: vpextrw ecx, xmm0, 5
vpextrw $5, %xmm0, (%rax)
# CHECK: vpextrw $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0x79,0x15,0x00,0x05]
# INTEL: vpextrw word ptr [rax], xmm0, 5
vpextrd $5, %xmm0, %ecx
# CHECK: vpextrd $5, %xmm0, %ecx # encoding: [0xc4,0xe3,0x79,0x16,0xc1,0x05]
# INTEL: vpextrd ecx, xmm0, 5
vpextrd $5, %xmm0, (%rax)
# CHECK: vpextrd $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0x79,0x16,0x00,0x05]
# INTEL: vpextrd dword ptr [rax], xmm0, 5
vextractps $5, %xmm0, %ecx
# CHECK: vextractps $5, %xmm0, %ecx # encoding: [0xc4,0xe3,0x79,0x17,0xc1,0x05]
# INTEL: vextractps ecx, xmm0, 5
vextractps $5, %xmm0, (%rax)
# CHECK: vextractps $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0x79,0x17,0x00,0x05]
# INTEL: vextractps dword ptr [rax], xmm0, 5
vpinsrb $5, %ecx, %xmm0, %xmm0
# CHECK: vpinsrb $5, %ecx, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x20,0xc1,0x05]
# INTEL: vpinsrb xmm0, xmm0, ecx, 5
vpinsrb $5, (%rax), %xmm0, %xmm0
# CHECK: vpinsrb $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x20,0x00,0x05]
# INTEL: vpinsrb xmm0, xmm0, byte ptr [rax], 5
vinsertps $5, %xmm1, %xmm0, %xmm0
# CHECK: vinsertps $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x21,0xc1,0x05]
# INTEL: vinsertps xmm0, xmm0, xmm1, 5
vinsertps $5, (%rax), %xmm0, %xmm0
# CHECK: vinsertps $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x21,0x00,0x05]
# INTEL: vinsertps xmm0, xmm0, dword ptr [rax], 5
vpinsrd $5, %ecx, %xmm0, %xmm0
# CHECK: vpinsrd $5, %ecx, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x22,0xc1,0x05]
# INTEL: vpinsrd xmm0, xmm0, ecx, 5
vpinsrd $5, (%rax), %xmm0, %xmm0
# CHECK: vpinsrd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x22,0x00,0x05]
# INTEL: vpinsrd xmm0, xmm0, dword ptr [rax], 5
vblendvps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vblendvps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4a,0xc1,0x00]
# INTEL: vblendvps xmm0, xmm0, xmm1, xmm0
vblendvps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vblendvps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4a,0x00,0x00]
# INTEL: vblendvps xmm0, xmm0, xmmword ptr [rax], xmm0
vblendvpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vblendvpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4b,0xc1,0x00]
# INTEL: vblendvpd xmm0, xmm0, xmm1, xmm0
vblendvpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vblendvpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4b,0x00,0x00]
# INTEL: vblendvpd xmm0, xmm0, xmmword ptr [rax], xmm0
vpblendvb %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpblendvb %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4c,0xc1,0x00]
# INTEL: vpblendvb xmm0, xmm0, xmm1, xmm0
vpblendvb %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpblendvb %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x4c,0x00,0x00]
# INTEL: vpblendvb xmm0, xmm0, xmmword ptr [rax], xmm0
vunpcklpd %ymm1, %ymm0, %ymm0
# CHECK: vunpcklpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x14,0xc1]
# INTEL: vunpcklpd ymm0, ymm0, ymm1
vunpcklpd (%rax), %ymm0, %ymm0
# CHECK: vunpcklpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x14,0x00]
# INTEL: vunpcklpd ymm0, ymm0, ymmword ptr [rax]
vunpckhpd %ymm1, %ymm0, %ymm0
# CHECK: vunpckhpd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x15,0xc1]
# INTEL: vunpckhpd ymm0, ymm0, ymm1
vunpckhpd (%rax), %ymm0, %ymm0
# CHECK: vunpckhpd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x15,0x00]
# INTEL: vunpckhpd ymm0, ymm0, ymmword ptr [rax]
vpunpcklbw %ymm1, %ymm0, %ymm0
# CHECK: vpunpcklbw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x60,0xc1]
# INTEL: vpunpcklbw ymm0, ymm0, ymm1
vpunpcklbw (%rax), %ymm0, %ymm0
# CHECK: vpunpcklbw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x60,0x00]
# INTEL: vpunpcklbw ymm0, ymm0, ymmword ptr [rax]
vpunpcklwd %ymm1, %ymm0, %ymm0
# CHECK: vpunpcklwd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x61,0xc1]
# INTEL: vpunpcklwd ymm0, ymm0, ymm1
vpunpcklwd (%rax), %ymm0, %ymm0
# CHECK: vpunpcklwd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x61,0x00]
# INTEL: vpunpcklwd ymm0, ymm0, ymmword ptr [rax]
vpunpckldq %ymm1, %ymm0, %ymm0
# CHECK: vpunpckldq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x62,0xc1]
# INTEL: vpunpckldq ymm0, ymm0, ymm1
vpunpckldq (%rax), %ymm0, %ymm0
# CHECK: vpunpckldq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x62,0x00]
# INTEL: vpunpckldq ymm0, ymm0, ymmword ptr [rax]
vpacksswb %ymm1, %ymm0, %ymm0
# CHECK: vpacksswb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x63,0xc1]
# INTEL: vpacksswb ymm0, ymm0, ymm1
vpacksswb (%rax), %ymm0, %ymm0
# CHECK: vpacksswb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x63,0x00]
# INTEL: vpacksswb ymm0, ymm0, ymmword ptr [rax]
vpackuswb %ymm1, %ymm0, %ymm0
# CHECK: vpackuswb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x67,0xc1]
# INTEL: vpackuswb ymm0, ymm0, ymm1
vpackuswb (%rax), %ymm0, %ymm0
# CHECK: vpackuswb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x67,0x00]
# INTEL: vpackuswb ymm0, ymm0, ymmword ptr [rax]
vpunpckhbw %ymm1, %ymm0, %ymm0
# CHECK: vpunpckhbw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x68,0xc1]
# INTEL: vpunpckhbw ymm0, ymm0, ymm1
vpunpckhbw (%rax), %ymm0, %ymm0
# CHECK: vpunpckhbw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x68,0x00]
# INTEL: vpunpckhbw ymm0, ymm0, ymmword ptr [rax]
vpunpckhwd %ymm1, %ymm0, %ymm0
# CHECK: vpunpckhwd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x69,0xc1]
# INTEL: vpunpckhwd ymm0, ymm0, ymm1
vpunpckhwd (%rax), %ymm0, %ymm0
# CHECK: vpunpckhwd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x69,0x00]
# INTEL: vpunpckhwd ymm0, ymm0, ymmword ptr [rax]
vpunpckhdq %ymm1, %ymm0, %ymm0
# CHECK: vpunpckhdq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6a,0xc1]
# INTEL: vpunpckhdq ymm0, ymm0, ymm1
vpunpckhdq (%rax), %ymm0, %ymm0
# CHECK: vpunpckhdq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6a,0x00]
# INTEL: vpunpckhdq ymm0, ymm0, ymmword ptr [rax]
vpackssdw %ymm1, %ymm0, %ymm0
# CHECK: vpackssdw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6b,0xc1]
# INTEL: vpackssdw ymm0, ymm0, ymm1
vpackssdw (%rax), %ymm0, %ymm0
# CHECK: vpackssdw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6b,0x00]
# INTEL: vpackssdw ymm0, ymm0, ymmword ptr [rax]
vpunpcklqdq %ymm1, %ymm0, %ymm0
# CHECK: vpunpcklqdq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6c,0xc1]
# INTEL: vpunpcklqdq ymm0, ymm0, ymm1
vpunpcklqdq (%rax), %ymm0, %ymm0
# CHECK: vpunpcklqdq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6c,0x00]
# INTEL: vpunpcklqdq ymm0, ymm0, ymmword ptr [rax]
vpunpckhqdq %ymm1, %ymm0, %ymm0
# CHECK: vpunpckhqdq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6d,0xc1]
# INTEL: vpunpckhqdq ymm0, ymm0, ymm1
vpunpckhqdq (%rax), %ymm0, %ymm0
# CHECK: vpunpckhqdq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x6d,0x00]
# INTEL: vpunpckhqdq ymm0, ymm0, ymmword ptr [rax]
vpshufd $5, %ymm1, %ymm0
# CHECK: vpshufd $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x70,0xc1,0x05]
# INTEL: vpshufd ymm0, ymm1, 5
vpshufd $5, (%rax), %ymm0
# CHECK: vpshufd $5, (%rax), %ymm0 # encoding: [0xc5,0xfd,0x70,0x00,0x05]
# INTEL: vpshufd ymm0, ymmword ptr [rax], 5
vshufpd $5, %ymm1, %ymm0, %ymm0
# CHECK: vshufpd $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xc6,0xc1,0x05]
# INTEL: vshufpd ymm0, ymm0, ymm1, 5
vshufpd $5, (%rax), %ymm0, %ymm0
# CHECK: vshufpd $5, (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xc6,0x00,0x05]
# INTEL: vshufpd ymm0, ymm0, ymmword ptr [rax], 5
vpshufb %ymm1, %ymm0, %ymm0
# CHECK: vpshufb %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x00,0xc1]
# INTEL: vpshufb ymm0, ymm0, ymm1
vpshufb (%rax), %ymm0, %ymm0
# CHECK: vpshufb (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x00,0x00]
# INTEL: vpshufb ymm0, ymm0, ymmword ptr [rax]
vpmovsxbw %xmm1, %ymm0
# CHECK: vpmovsxbw %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x20,0xc1]
# INTEL: vpmovsxbw ymm0, xmm1
vpmovsxbw (%rax), %ymm0
# CHECK: vpmovsxbw (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x20,0x00]
# INTEL: vpmovsxbw ymm0, xmmword ptr [rax]
vpmovsxbd %xmm1, %ymm0
# CHECK: vpmovsxbd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x21,0xc1]
# INTEL: vpmovsxbd ymm0, xmm1
vpmovsxbd (%rax), %ymm0
# CHECK: vpmovsxbd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x21,0x00]
# INTEL: vpmovsxbd ymm0, qword ptr [rax]
vpmovsxbq %xmm1, %ymm0
# CHECK: vpmovsxbq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x22,0xc1]
# INTEL: vpmovsxbq ymm0, xmm1
vpmovsxbq (%rax), %ymm0
# CHECK: vpmovsxbq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x22,0x00]
# INTEL: vpmovsxbq ymm0, dword ptr [rax]
vpmovsxwd %xmm1, %ymm0
# CHECK: vpmovsxwd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x23,0xc1]
# INTEL: vpmovsxwd ymm0, xmm1
vpmovsxwd (%rax), %ymm0
# CHECK: vpmovsxwd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x23,0x00]
# INTEL: vpmovsxwd ymm0, xmmword ptr [rax]
vpmovsxwq %xmm1, %ymm0
# CHECK: vpmovsxwq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x24,0xc1]
# INTEL: vpmovsxwq ymm0, xmm1
vpmovsxwq (%rax), %ymm0
# CHECK: vpmovsxwq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x24,0x00]
# INTEL: vpmovsxwq ymm0, qword ptr [rax]
vpmovsxdq %xmm1, %ymm0
# CHECK: vpmovsxdq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x25,0xc1]
# INTEL: vpmovsxdq ymm0, xmm1
vpmovsxdq (%rax), %ymm0
# CHECK: vpmovsxdq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x25,0x00]
# INTEL: vpmovsxdq ymm0, xmmword ptr [rax]
vpackusdw %ymm1, %ymm0, %ymm0
# CHECK: vpackusdw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x2b,0xc1]
# INTEL: vpackusdw ymm0, ymm0, ymm1
vpackusdw (%rax), %ymm0, %ymm0
# CHECK: vpackusdw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x2b,0x00]
# INTEL: vpackusdw ymm0, ymm0, ymmword ptr [rax]
vpmovzxbw %xmm1, %ymm0
# CHECK: vpmovzxbw %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x30,0xc1]
# INTEL: vpmovzxbw ymm0, xmm1
vpmovzxbw (%rax), %ymm0
# CHECK: vpmovzxbw (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x30,0x00]
# INTEL: vpmovzxbw ymm0, xmmword ptr [rax]
vpmovzxbd %xmm1, %ymm0
# CHECK: vpmovzxbd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x31,0xc1]
# INTEL: vpmovzxbd ymm0, xmm1
vpmovzxbd (%rax), %ymm0
# CHECK: vpmovzxbd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x31,0x00]
# INTEL: vpmovzxbd ymm0, qword ptr [rax]
vpmovzxbq %xmm1, %ymm0
# CHECK: vpmovzxbq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x32,0xc1]
# INTEL: vpmovzxbq ymm0, xmm1
vpmovzxbq (%rax), %ymm0
# CHECK: vpmovzxbq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x32,0x00]
# INTEL: vpmovzxbq ymm0, dword ptr [rax]
vpmovzxwd %xmm1, %ymm0
# CHECK: vpmovzxwd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x33,0xc1]
# INTEL: vpmovzxwd ymm0, xmm1
vpmovzxwd (%rax), %ymm0
# CHECK: vpmovzxwd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x33,0x00]
# INTEL: vpmovzxwd ymm0, xmmword ptr [rax]
vpmovzxwq %xmm1, %ymm0
# CHECK: vpmovzxwq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x34,0xc1]
# INTEL: vpmovzxwq ymm0, xmm1
vpmovzxwq (%rax), %ymm0
# CHECK: vpmovzxwq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x34,0x00]
# INTEL: vpmovzxwq ymm0, qword ptr [rax]
vpmovzxdq %xmm1, %ymm0
# CHECK: vpmovzxdq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x35,0xc1]
# INTEL: vpmovzxdq ymm0, xmm1
vpmovzxdq (%rax), %ymm0
# CHECK: vpmovzxdq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x35,0x00]
# INTEL: vpmovzxdq ymm0, xmmword ptr [rax]
vblendps $5, %ymm1, %ymm0, %ymm0
# CHECK: vblendps $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0c,0xc1,0x05]
# INTEL: vblendps ymm0, ymm0, ymm1, 5
vblendps $5, (%rax), %ymm0, %ymm0
# CHECK: vblendps $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0c,0x00,0x05]
# INTEL: vblendps ymm0, ymm0, ymmword ptr [rax], 5
vblendpd $5, %ymm1, %ymm0, %ymm0
# CHECK: vblendpd $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0d,0xc1,0x05]
# INTEL: vblendpd ymm0, ymm0, ymm1, 5
vblendpd $5, (%rax), %ymm0, %ymm0
# CHECK: vblendpd $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0d,0x00,0x05]
# INTEL: vblendpd ymm0, ymm0, ymmword ptr [rax], 5
vpblendw $5, %ymm1, %ymm0, %ymm0
# CHECK: vpblendw $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0e,0xc1,0x05]
# INTEL: vpblendw ymm0, ymm0, ymm1, 5
vpblendw $5, (%rax), %ymm0, %ymm0
# CHECK: vpblendw $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0e,0x00,0x05]
# INTEL: vpblendw ymm0, ymm0, ymmword ptr [rax], 5
vpalignr $5, %ymm1, %ymm0, %ymm0
# CHECK: vpalignr $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0f,0xc1,0x05]
# INTEL: vpalignr ymm0, ymm0, ymm1, 5
vpalignr $5, (%rax), %ymm0, %ymm0
# CHECK: vpalignr $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x0f,0x00,0x05]
# INTEL: vpalignr ymm0, ymm0, ymmword ptr [rax], 5
vblendvps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vblendvps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4a,0xc1,0x00]
# INTEL: vblendvps ymm0, ymm0, ymm1, ymm0
vblendvps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vblendvps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4a,0x00,0x00]
# INTEL: vblendvps ymm0, ymm0, ymmword ptr [rax], ymm0
vblendvpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vblendvpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4b,0xc1,0x00]
# INTEL: vblendvpd ymm0, ymm0, ymm1, ymm0
vblendvpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vblendvpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4b,0x00,0x00]
# INTEL: vblendvpd ymm0, ymm0, ymmword ptr [rax], ymm0
vpblendvb %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vpblendvb %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4c,0xc1,0x00]
# INTEL: vpblendvb ymm0, ymm0, ymm1, ymm0
vpblendvb %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vpblendvb %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x4c,0x00,0x00]
# INTEL: vpblendvb ymm0, ymm0, ymmword ptr [rax], ymm0
vpextrq $5, %xmm0, %rcx
# CHECK: vpextrq $5, %xmm0, %rcx # encoding: [0xc4,0xe3,0xf9,0x16,0xc1,0x05]
# INTEL: vpextrq rcx, xmm0, 5
vpextrq $5, %xmm0, (%rax)
# CHECK: vpextrq $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0xf9,0x16,0x00,0x05]
# INTEL: vpextrq qword ptr [rax], xmm0, 5
vpinsrq $5, %rcx, %xmm0, %xmm0
# CHECK: vpinsrq $5, %rcx, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x22,0xc1,0x05]
# INTEL: vpinsrq xmm0, xmm0, rcx, 5
vpinsrq $5, (%rax), %xmm0, %xmm0
# CHECK: vpinsrq $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x22,0x00,0x05]
# INTEL: vpinsrq xmm0, xmm0, qword ptr [rax], 5
vpshufhw $5, %xmm1, %xmm0
# CHECK: vpshufhw $5, %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x70,0xc1,0x05]
# INTEL: vpshufhw xmm0, xmm1, 5
vpshufhw $5, (%rax), %xmm0
# CHECK: vpshufhw $5, (%rax), %xmm0 # encoding: [0xc5,0xfa,0x70,0x00,0x05]
# INTEL: vpshufhw xmm0, xmmword ptr [rax], 5
vpshufhw $5, %ymm1, %ymm0
# CHECK: vpshufhw $5, %ymm1, %ymm0 # encoding: [0xc5,0xfe,0x70,0xc1,0x05]
# INTEL: vpshufhw ymm0, ymm1, 5
vpshufhw $5, (%rax), %ymm0
# CHECK: vpshufhw $5, (%rax), %ymm0 # encoding: [0xc5,0xfe,0x70,0x00,0x05]
# INTEL: vpshufhw ymm0, ymmword ptr [rax], 5
vpshuflw $5, %xmm1, %xmm0
# CHECK: vpshuflw $5, %xmm1, %xmm0 # encoding: [0xc5,0xfb,0x70,0xc1,0x05]
# INTEL: vpshuflw xmm0, xmm1, 5
vpshuflw $5, (%rax), %xmm0
# CHECK: vpshuflw $5, (%rax), %xmm0 # encoding: [0xc5,0xfb,0x70,0x00,0x05]
# INTEL: vpshuflw xmm0, xmmword ptr [rax], 5
vpshuflw $5, %ymm1, %ymm0
# CHECK: vpshuflw $5, %ymm1, %ymm0 # encoding: [0xc5,0xff,0x70,0xc1,0x05]
# INTEL: vpshuflw ymm0, ymm1, 5
vpshuflw $5, (%rax), %ymm0
# CHECK: vpshuflw $5, (%rax), %ymm0 # encoding: [0xc5,0xff,0x70,0x00,0x05]
# INTEL: vpshuflw ymm0, ymmword ptr [rax], 5
