# MMX and 3DNow!.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

femms
# CHECK: femms # encoding: [0x0f,0x0e]
# INTEL: femms
cvtpi2ps %mm1, %xmm0
# CHECK: cvtpi2ps %mm1, %xmm0 # encoding: [0x0f,0x2a,0xc1]
# INTEL: cvtpi2ps xmm0, mm1
cvtpi2ps (%rax), %xmm0
# CHECK: cvtpi2ps (%rax), %xmm0 # encoding: [0x0f,0x2a,0x00]
# INTEL: cvtpi2ps xmm0, qword ptr [rax]
cvttps2pi %xmm1, %mm0
# CHECK: cvttps2pi %xmm1, %mm0 # encoding: [0x0f,0x2c,0xc1]
# INTEL: cvttps2pi mm0, xmm1
cvttps2pi (%rax), %mm0
# CHECK: cvttps2pi (%rax), %mm0 # encoding: [0x0f,0x2c,0x00]
# INTEL: cvttps2pi mm0, qword ptr [rax]
cvtps2pi %xmm1, %mm0
# CHECK: cvtps2pi %xmm1, %mm0 # encoding: [0x0f,0x2d,0xc1]
# INTEL: cvtps2pi mm0, xmm1
cvtps2pi (%rax), %mm0
# CHECK: cvtps2pi (%rax), %mm0 # encoding: [0x0f,0x2d,0x00]
# INTEL: cvtps2pi mm0, qword ptr [rax]
punpcklbw %mm1, %mm0
# CHECK: punpcklbw %mm1, %mm0 # encoding: [0x0f,0x60,0xc1]
# INTEL: punpcklbw mm0, mm1
punpcklbw (%rax), %mm0
# CHECK: punpcklbw (%rax), %mm0 # encoding: [0x0f,0x60,0x00]
# INTEL: punpcklbw mm0, dword ptr [rax]
punpcklwd %mm1, %mm0
# CHECK: punpcklwd %mm1, %mm0 # encoding: [0x0f,0x61,0xc1]
# INTEL: punpcklwd mm0, mm1
punpcklwd (%rax), %mm0
# CHECK: punpcklwd (%rax), %mm0 # encoding: [0x0f,0x61,0x00]
# INTEL: punpcklwd mm0, dword ptr [rax]
punpckldq %mm1, %mm0
# CHECK: punpckldq %mm1, %mm0 # encoding: [0x0f,0x62,0xc1]
# INTEL: punpckldq mm0, mm1
punpckldq (%rax), %mm0
# CHECK: punpckldq (%rax), %mm0 # encoding: [0x0f,0x62,0x00]
# INTEL: punpckldq mm0, dword ptr [rax]
packsswb %mm1, %mm0
# CHECK: packsswb %mm1, %mm0 # encoding: [0x0f,0x63,0xc1]
# INTEL: packsswb mm0, mm1
packsswb (%rax), %mm0
# CHECK: packsswb (%rax), %mm0 # encoding: [0x0f,0x63,0x00]
# INTEL: packsswb mm0, qword ptr [rax]
pcmpgtb %mm1, %mm0
# CHECK: pcmpgtb %mm1, %mm0 # encoding: [0x0f,0x64,0xc1]
# INTEL: pcmpgtb mm0, mm1
pcmpgtb (%rax), %mm0
# CHECK: pcmpgtb (%rax), %mm0 # encoding: [0x0f,0x64,0x00]
# INTEL: pcmpgtb mm0, qword ptr [rax]
pcmpgtw %mm1, %mm0
# CHECK: pcmpgtw %mm1, %mm0 # encoding: [0x0f,0x65,0xc1]
# INTEL: pcmpgtw mm0, mm1
pcmpgtw (%rax), %mm0
# CHECK: pcmpgtw (%rax), %mm0 # encoding: [0x0f,0x65,0x00]
# INTEL: pcmpgtw mm0, qword ptr [rax]
pcmpgtd %mm1, %mm0
# CHECK: pcmpgtd %mm1, %mm0 # encoding: [0x0f,0x66,0xc1]
# INTEL: pcmpgtd mm0, mm1
pcmpgtd (%rax), %mm0
# CHECK: pcmpgtd (%rax), %mm0 # encoding: [0x0f,0x66,0x00]
# INTEL: pcmpgtd mm0, qword ptr [rax]
packuswb %mm1, %mm0
# CHECK: packuswb %mm1, %mm0 # encoding: [0x0f,0x67,0xc1]
# INTEL: packuswb mm0, mm1
packuswb (%rax), %mm0
# CHECK: packuswb (%rax), %mm0 # encoding: [0x0f,0x67,0x00]
# INTEL: packuswb mm0, qword ptr [rax]
punpckhbw %mm1, %mm0
# CHECK: punpckhbw %mm1, %mm0 # encoding: [0x0f,0x68,0xc1]
# INTEL: punpckhbw mm0, mm1
punpckhbw (%rax), %mm0
# CHECK: punpckhbw (%rax), %mm0 # encoding: [0x0f,0x68,0x00]
# INTEL: punpckhbw mm0, qword ptr [rax]
punpckhwd %mm1, %mm0
# CHECK: punpckhwd %mm1, %mm0 # encoding: [0x0f,0x69,0xc1]
# INTEL: punpckhwd mm0, mm1
punpckhwd (%rax), %mm0
# CHECK: punpckhwd (%rax), %mm0 # encoding: [0x0f,0x69,0x00]
# INTEL: punpckhwd mm0, qword ptr [rax]
punpckhdq %mm1, %mm0
# CHECK: punpckhdq %mm1, %mm0 # encoding: [0x0f,0x6a,0xc1]
# INTEL: punpckhdq mm0, mm1
punpckhdq (%rax), %mm0
# CHECK: punpckhdq (%rax), %mm0 # encoding: [0x0f,0x6a,0x00]
# INTEL: punpckhdq mm0, qword ptr [rax]
packssdw %mm1, %mm0
# CHECK: packssdw %mm1, %mm0 # encoding: [0x0f,0x6b,0xc1]
# INTEL: packssdw mm0, mm1
packssdw (%rax), %mm0
# CHECK: packssdw (%rax), %mm0 # encoding: [0x0f,0x6b,0x00]
# INTEL: packssdw mm0, qword ptr [rax]
movd %ecx, %mm0
# CHECK: movd %ecx, %mm0 # encoding: [0x0f,0x6e,0xc1]
# INTEL: movd mm0, ecx
movd (%rax), %mm0
# CHECK: movd (%rax), %mm0 # encoding: [0x0f,0x6e,0x00]
# INTEL: movd mm0, dword ptr [rax]
movq %mm1, %mm0
# CHECK: movq %mm1, %mm0 # encoding: [0x0f,0x6f,0xc1]
# INTEL: movq mm0, mm1
movq (%rax), %mm0
# CHECK: movq (%rax), %mm0 # encoding: [0x0f,0x6f,0x00]
# INTEL: movq mm0, qword ptr [rax]
pshufw $5, %mm1, %mm0
# CHECK: pshufw $5, %mm1, %mm0 # encoding: [0x0f,0x70,0xc1,0x05]
# INTEL: pshufw mm0, mm1, 5
pshufw $5, (%rax), %mm0
# CHECK: pshufw $5, (%rax), %mm0 # encoding: [0x0f,0x70,0x00,0x05]
# INTEL: pshufw mm0, qword ptr [rax], 5
psrlw $5, %mm1
# CHECK: psrlw $5, %mm1 # encoding: [0x0f,0x71,0xd1,0x05]
# INTEL: psrlw mm1, 5
psraw $5, %mm1
# CHECK: psraw $5, %mm1 # encoding: [0x0f,0x71,0xe1,0x05]
# INTEL: psraw mm1, 5
psllw $5, %mm1
# CHECK: psllw $5, %mm1 # encoding: [0x0f,0x71,0xf1,0x05]
# INTEL: psllw mm1, 5
psrld $5, %mm1
# CHECK: psrld $5, %mm1 # encoding: [0x0f,0x72,0xd1,0x05]
# INTEL: psrld mm1, 5
psrad $5, %mm1
# CHECK: psrad $5, %mm1 # encoding: [0x0f,0x72,0xe1,0x05]
# INTEL: psrad mm1, 5
pslld $5, %mm1
# CHECK: pslld $5, %mm1 # encoding: [0x0f,0x72,0xf1,0x05]
# INTEL: pslld mm1, 5
psrlq $5, %mm1
# CHECK: psrlq $5, %mm1 # encoding: [0x0f,0x73,0xd1,0x05]
# INTEL: psrlq mm1, 5
psllq $5, %mm1
# CHECK: psllq $5, %mm1 # encoding: [0x0f,0x73,0xf1,0x05]
# INTEL: psllq mm1, 5
pcmpeqb %mm1, %mm0
# CHECK: pcmpeqb %mm1, %mm0 # encoding: [0x0f,0x74,0xc1]
# INTEL: pcmpeqb mm0, mm1
pcmpeqb (%rax), %mm0
# CHECK: pcmpeqb (%rax), %mm0 # encoding: [0x0f,0x74,0x00]
# INTEL: pcmpeqb mm0, qword ptr [rax]
pcmpeqw %mm1, %mm0
# CHECK: pcmpeqw %mm1, %mm0 # encoding: [0x0f,0x75,0xc1]
# INTEL: pcmpeqw mm0, mm1
pcmpeqw (%rax), %mm0
# CHECK: pcmpeqw (%rax), %mm0 # encoding: [0x0f,0x75,0x00]
# INTEL: pcmpeqw mm0, qword ptr [rax]
pcmpeqd %mm1, %mm0
# CHECK: pcmpeqd %mm1, %mm0 # encoding: [0x0f,0x76,0xc1]
# INTEL: pcmpeqd mm0, mm1
pcmpeqd (%rax), %mm0
# CHECK: pcmpeqd (%rax), %mm0 # encoding: [0x0f,0x76,0x00]
# INTEL: pcmpeqd mm0, qword ptr [rax]
emms
# CHECK: emms # encoding: [0x0f,0x77]
# INTEL: emms
movd %mm0, %ecx
# CHECK: movd %mm0, %ecx # encoding: [0x0f,0x7e,0xc1]
# INTEL: movd ecx, mm0
movd %mm0, (%rax)
# CHECK: movd %mm0, (%rax) # encoding: [0x0f,0x7e,0x00]
# INTEL: movd dword ptr [rax], mm0
movq %mm0, %mm1
# CHECK: movq %mm0, %mm1 # encoding: [0x0f,0x6f,0xc8]
# INTEL: movq mm1, mm0
movq %mm0, (%rax)
# CHECK: movq %mm0, (%rax) # encoding: [0x0f,0x7f,0x00]
# INTEL: movq qword ptr [rax], mm0
pinsrw $5, %ecx, %mm0
# CHECK: pinsrw $5, %ecx, %mm0 # encoding: [0x0f,0xc4,0xc1,0x05]
# INTEL: pinsrw mm0, ecx, 5
pinsrw $5, (%rax), %mm0
# CHECK: pinsrw $5, (%rax), %mm0 # encoding: [0x0f,0xc4,0x00,0x05]
# INTEL: pinsrw mm0, word ptr [rax], 5
pextrw $5, %mm1, %eax
# CHECK: pextrw $5, %mm1, %eax # encoding: [0x0f,0xc5,0xc1,0x05]
# INTEL: pextrw eax, mm1, 5
psrlw %mm1, %mm0
# CHECK: psrlw %mm1, %mm0 # encoding: [0x0f,0xd1,0xc1]
# INTEL: psrlw mm0, mm1
psrlw (%rax), %mm0
# CHECK: psrlw (%rax), %mm0 # encoding: [0x0f,0xd1,0x00]
# INTEL: psrlw mm0, qword ptr [rax]
psrld %mm1, %mm0
# CHECK: psrld %mm1, %mm0 # encoding: [0x0f,0xd2,0xc1]
# INTEL: psrld mm0, mm1
psrld (%rax), %mm0
# CHECK: psrld (%rax), %mm0 # encoding: [0x0f,0xd2,0x00]
# INTEL: psrld mm0, qword ptr [rax]
psrlq %mm1, %mm0
# CHECK: psrlq %mm1, %mm0 # encoding: [0x0f,0xd3,0xc1]
# INTEL: psrlq mm0, mm1
psrlq (%rax), %mm0
# CHECK: psrlq (%rax), %mm0 # encoding: [0x0f,0xd3,0x00]
# INTEL: psrlq mm0, qword ptr [rax]
paddq %mm1, %mm0
# CHECK: paddq %mm1, %mm0 # encoding: [0x0f,0xd4,0xc1]
# INTEL: paddq mm0, mm1
paddq (%rax), %mm0
# CHECK: paddq (%rax), %mm0 # encoding: [0x0f,0xd4,0x00]
# INTEL: paddq mm0, qword ptr [rax]
pmullw %mm1, %mm0
# CHECK: pmullw %mm1, %mm0 # encoding: [0x0f,0xd5,0xc1]
# INTEL: pmullw mm0, mm1
pmullw (%rax), %mm0
# CHECK: pmullw (%rax), %mm0 # encoding: [0x0f,0xd5,0x00]
# INTEL: pmullw mm0, qword ptr [rax]
pmovmskb %mm1, %eax
# CHECK: pmovmskb %mm1, %eax # encoding: [0x0f,0xd7,0xc1]
# INTEL: pmovmskb eax, mm1
psubusb %mm1, %mm0
# CHECK: psubusb %mm1, %mm0 # encoding: [0x0f,0xd8,0xc1]
# INTEL: psubusb mm0, mm1
psubusb (%rax), %mm0
# CHECK: psubusb (%rax), %mm0 # encoding: [0x0f,0xd8,0x00]
# INTEL: psubusb mm0, qword ptr [rax]
psubusw %mm1, %mm0
# CHECK: psubusw %mm1, %mm0 # encoding: [0x0f,0xd9,0xc1]
# INTEL: psubusw mm0, mm1
psubusw (%rax), %mm0
# CHECK: psubusw (%rax), %mm0 # encoding: [0x0f,0xd9,0x00]
# INTEL: psubusw mm0, qword ptr [rax]
pminub %mm1, %mm0
# CHECK: pminub %mm1, %mm0 # encoding: [0x0f,0xda,0xc1]
# INTEL: pminub mm0, mm1
pminub (%rax), %mm0
# CHECK: pminub (%rax), %mm0 # encoding: [0x0f,0xda,0x00]
# INTEL: pminub mm0, qword ptr [rax]
pand %mm1, %mm0
# CHECK: pand %mm1, %mm0 # encoding: [0x0f,0xdb,0xc1]
# INTEL: pand mm0, mm1
pand (%rax), %mm0
# CHECK: pand (%rax), %mm0 # encoding: [0x0f,0xdb,0x00]
# INTEL: pand mm0, qword ptr [rax]
paddusb %mm1, %mm0
# CHECK: paddusb %mm1, %mm0 # encoding: [0x0f,0xdc,0xc1]
# INTEL: paddusb mm0, mm1
paddusb (%rax), %mm0
# CHECK: paddusb (%rax), %mm0 # encoding: [0x0f,0xdc,0x00]
# INTEL: paddusb mm0, qword ptr [rax]
paddusw %mm1, %mm0
# CHECK: paddusw %mm1, %mm0 # encoding: [0x0f,0xdd,0xc1]
# INTEL: paddusw mm0, mm1
paddusw (%rax), %mm0
# CHECK: paddusw (%rax), %mm0 # encoding: [0x0f,0xdd,0x00]
# INTEL: paddusw mm0, qword ptr [rax]
pmaxub %mm1, %mm0
# CHECK: pmaxub %mm1, %mm0 # encoding: [0x0f,0xde,0xc1]
# INTEL: pmaxub mm0, mm1
pmaxub (%rax), %mm0
# CHECK: pmaxub (%rax), %mm0 # encoding: [0x0f,0xde,0x00]
# INTEL: pmaxub mm0, qword ptr [rax]
pandn %mm1, %mm0
# CHECK: pandn %mm1, %mm0 # encoding: [0x0f,0xdf,0xc1]
# INTEL: pandn mm0, mm1
pandn (%rax), %mm0
# CHECK: pandn (%rax), %mm0 # encoding: [0x0f,0xdf,0x00]
# INTEL: pandn mm0, qword ptr [rax]
pavgb %mm1, %mm0
# CHECK: pavgb %mm1, %mm0 # encoding: [0x0f,0xe0,0xc1]
# INTEL: pavgb mm0, mm1
pavgb (%rax), %mm0
# CHECK: pavgb (%rax), %mm0 # encoding: [0x0f,0xe0,0x00]
# INTEL: pavgb mm0, qword ptr [rax]
psraw %mm1, %mm0
# CHECK: psraw %mm1, %mm0 # encoding: [0x0f,0xe1,0xc1]
# INTEL: psraw mm0, mm1
psraw (%rax), %mm0
# CHECK: psraw (%rax), %mm0 # encoding: [0x0f,0xe1,0x00]
# INTEL: psraw mm0, qword ptr [rax]
psrad %mm1, %mm0
# CHECK: psrad %mm1, %mm0 # encoding: [0x0f,0xe2,0xc1]
# INTEL: psrad mm0, mm1
psrad (%rax), %mm0
# CHECK: psrad (%rax), %mm0 # encoding: [0x0f,0xe2,0x00]
# INTEL: psrad mm0, qword ptr [rax]
pavgw %mm1, %mm0
# CHECK: pavgw %mm1, %mm0 # encoding: [0x0f,0xe3,0xc1]
# INTEL: pavgw mm0, mm1
pavgw (%rax), %mm0
# CHECK: pavgw (%rax), %mm0 # encoding: [0x0f,0xe3,0x00]
# INTEL: pavgw mm0, qword ptr [rax]
pmulhuw %mm1, %mm0
# CHECK: pmulhuw %mm1, %mm0 # encoding: [0x0f,0xe4,0xc1]
# INTEL: pmulhuw mm0, mm1
pmulhuw (%rax), %mm0
# CHECK: pmulhuw (%rax), %mm0 # encoding: [0x0f,0xe4,0x00]
# INTEL: pmulhuw mm0, qword ptr [rax]
pmulhw %mm1, %mm0
# CHECK: pmulhw %mm1, %mm0 # encoding: [0x0f,0xe5,0xc1]
# INTEL: pmulhw mm0, mm1
pmulhw (%rax), %mm0
# CHECK: pmulhw (%rax), %mm0 # encoding: [0x0f,0xe5,0x00]
# INTEL: pmulhw mm0, qword ptr [rax]
movntq %mm0, (%rax)
# CHECK: movntq %mm0, (%rax) # encoding: [0x0f,0xe7,0x00]
# INTEL: movntq qword ptr [rax], mm0
psubsb %mm1, %mm0
# CHECK: psubsb %mm1, %mm0 # encoding: [0x0f,0xe8,0xc1]
# INTEL: psubsb mm0, mm1
psubsb (%rax), %mm0
# CHECK: psubsb (%rax), %mm0 # encoding: [0x0f,0xe8,0x00]
# INTEL: psubsb mm0, qword ptr [rax]
psubsw %mm1, %mm0
# CHECK: psubsw %mm1, %mm0 # encoding: [0x0f,0xe9,0xc1]
# INTEL: psubsw mm0, mm1
psubsw (%rax), %mm0
# CHECK: psubsw (%rax), %mm0 # encoding: [0x0f,0xe9,0x00]
# INTEL: psubsw mm0, qword ptr [rax]
pminsw %mm1, %mm0
# CHECK: pminsw %mm1, %mm0 # encoding: [0x0f,0xea,0xc1]
# INTEL: pminsw mm0, mm1
pminsw (%rax), %mm0
# CHECK: pminsw (%rax), %mm0 # encoding: [0x0f,0xea,0x00]
# INTEL: pminsw mm0, qword ptr [rax]
por %mm1, %mm0
# CHECK: por %mm1, %mm0 # encoding: [0x0f,0xeb,0xc1]
# INTEL: por mm0, mm1
por (%rax), %mm0
# CHECK: por (%rax), %mm0 # encoding: [0x0f,0xeb,0x00]
# INTEL: por mm0, qword ptr [rax]
paddsb %mm1, %mm0
# CHECK: paddsb %mm1, %mm0 # encoding: [0x0f,0xec,0xc1]
# INTEL: paddsb mm0, mm1
paddsb (%rax), %mm0
# CHECK: paddsb (%rax), %mm0 # encoding: [0x0f,0xec,0x00]
# INTEL: paddsb mm0, qword ptr [rax]
paddsw %mm1, %mm0
# CHECK: paddsw %mm1, %mm0 # encoding: [0x0f,0xed,0xc1]
# INTEL: paddsw mm0, mm1
paddsw (%rax), %mm0
# CHECK: paddsw (%rax), %mm0 # encoding: [0x0f,0xed,0x00]
# INTEL: paddsw mm0, qword ptr [rax]
pmaxsw %mm1, %mm0
# CHECK: pmaxsw %mm1, %mm0 # encoding: [0x0f,0xee,0xc1]
# INTEL: pmaxsw mm0, mm1
pmaxsw (%rax), %mm0
# CHECK: pmaxsw (%rax), %mm0 # encoding: [0x0f,0xee,0x00]
# INTEL: pmaxsw mm0, qword ptr [rax]
pxor %mm1, %mm0
# CHECK: pxor %mm1, %mm0 # encoding: [0x0f,0xef,0xc1]
# INTEL: pxor mm0, mm1
pxor (%rax), %mm0
# CHECK: pxor (%rax), %mm0 # encoding: [0x0f,0xef,0x00]
# INTEL: pxor mm0, qword ptr [rax]
psllw %mm1, %mm0
# CHECK: psllw %mm1, %mm0 # encoding: [0x0f,0xf1,0xc1]
# INTEL: psllw mm0, mm1
psllw (%rax), %mm0
# CHECK: psllw (%rax), %mm0 # encoding: [0x0f,0xf1,0x00]
# INTEL: psllw mm0, qword ptr [rax]
pslld %mm1, %mm0
# CHECK: pslld %mm1, %mm0 # encoding: [0x0f,0xf2,0xc1]
# INTEL: pslld mm0, mm1
pslld (%rax), %mm0
# CHECK: pslld (%rax), %mm0 # encoding: [0x0f,0xf2,0x00]
# INTEL: pslld mm0, qword ptr [rax]
psllq %mm1, %mm0
# CHECK: psllq %mm1, %mm0 # encoding: [0x0f,0xf3,0xc1]
# INTEL: psllq mm0, mm1
psllq (%rax), %mm0
# CHECK: psllq (%rax), %mm0 # encoding: [0x0f,0xf3,0x00]
# INTEL: psllq mm0, qword ptr [rax]
pmuludq %mm1, %mm0
# CHECK: pmuludq %mm1, %mm0 # encoding: [0x0f,0xf4,0xc1]
# INTEL: pmuludq mm0, mm1
pmuludq (%rax), %mm0
# CHECK: pmuludq (%rax), %mm0 # encoding: [0x0f,0xf4,0x00]
# INTEL: pmuludq mm0, qword ptr [rax]
pmaddwd %mm1, %mm0
# CHECK: pmaddwd %mm1, %mm0 # encoding: [0x0f,0xf5,0xc1]
# INTEL: pmaddwd mm0, mm1
pmaddwd (%rax), %mm0
# CHECK: pmaddwd (%rax), %mm0 # encoding: [0x0f,0xf5,0x00]
# INTEL: pmaddwd mm0, qword ptr [rax]
psadbw %mm1, %mm0
# CHECK: psadbw %mm1, %mm0 # encoding: [0x0f,0xf6,0xc1]
# INTEL: psadbw mm0, mm1
psadbw (%rax), %mm0
# CHECK: psadbw (%rax), %mm0 # encoding: [0x0f,0xf6,0x00]
# INTEL: psadbw mm0, qword ptr [rax]
maskmovq %mm1, %mm0
# CHECK: maskmovq %mm1, %mm0 # encoding: [0x0f,0xf7,0xc1]
# INTEL: maskmovq mm0, mm1
psubb %mm1, %mm0
# CHECK: psubb %mm1, %mm0 # encoding: [0x0f,0xf8,0xc1]
# INTEL: psubb mm0, mm1
psubb (%rax), %mm0
# CHECK: psubb (%rax), %mm0 # encoding: [0x0f,0xf8,0x00]
# INTEL: psubb mm0, qword ptr [rax]
psubw %mm1, %mm0
# CHECK: psubw %mm1, %mm0 # encoding: [0x0f,0xf9,0xc1]
# INTEL: psubw mm0, mm1
psubw (%rax), %mm0
# CHECK: psubw (%rax), %mm0 # encoding: [0x0f,0xf9,0x00]
# INTEL: psubw mm0, qword ptr [rax]
psubd %mm1, %mm0
# CHECK: psubd %mm1, %mm0 # encoding: [0x0f,0xfa,0xc1]
# INTEL: psubd mm0, mm1
psubd (%rax), %mm0
# CHECK: psubd (%rax), %mm0 # encoding: [0x0f,0xfa,0x00]
# INTEL: psubd mm0, qword ptr [rax]
psubq %mm1, %mm0
# CHECK: psubq %mm1, %mm0 # encoding: [0x0f,0xfb,0xc1]
# INTEL: psubq mm0, mm1
psubq (%rax), %mm0
# CHECK: psubq (%rax), %mm0 # encoding: [0x0f,0xfb,0x00]
# INTEL: psubq mm0, qword ptr [rax]
paddb %mm1, %mm0
# CHECK: paddb %mm1, %mm0 # encoding: [0x0f,0xfc,0xc1]
# INTEL: paddb mm0, mm1
paddb (%rax), %mm0
# CHECK: paddb (%rax), %mm0 # encoding: [0x0f,0xfc,0x00]
# INTEL: paddb mm0, qword ptr [rax]
paddw %mm1, %mm0
# CHECK: paddw %mm1, %mm0 # encoding: [0x0f,0xfd,0xc1]
# INTEL: paddw mm0, mm1
paddw (%rax), %mm0
# CHECK: paddw (%rax), %mm0 # encoding: [0x0f,0xfd,0x00]
# INTEL: paddw mm0, qword ptr [rax]
paddd %mm1, %mm0
# CHECK: paddd %mm1, %mm0 # encoding: [0x0f,0xfe,0xc1]
# INTEL: paddd mm0, mm1
paddd (%rax), %mm0
# CHECK: paddd (%rax), %mm0 # encoding: [0x0f,0xfe,0x00]
# INTEL: paddd mm0, qword ptr [rax]
pshufb %mm1, %mm0
# CHECK: pshufb %mm1, %mm0 # encoding: [0x0f,0x38,0x00,0xc1]
# INTEL: pshufb mm0, mm1
pshufb (%rax), %mm0
# CHECK: pshufb (%rax), %mm0 # encoding: [0x0f,0x38,0x00,0x00]
# INTEL: pshufb mm0, qword ptr [rax]
phaddw %mm1, %mm0
# CHECK: phaddw %mm1, %mm0 # encoding: [0x0f,0x38,0x01,0xc1]
# INTEL: phaddw mm0, mm1
phaddw (%rax), %mm0
# CHECK: phaddw (%rax), %mm0 # encoding: [0x0f,0x38,0x01,0x00]
# INTEL: phaddw mm0, qword ptr [rax]
phaddd %mm1, %mm0
# CHECK: phaddd %mm1, %mm0 # encoding: [0x0f,0x38,0x02,0xc1]
# INTEL: phaddd mm0, mm1
phaddd (%rax), %mm0
# CHECK: phaddd (%rax), %mm0 # encoding: [0x0f,0x38,0x02,0x00]
# INTEL: phaddd mm0, qword ptr [rax]
phaddsw %mm1, %mm0
# CHECK: phaddsw %mm1, %mm0 # encoding: [0x0f,0x38,0x03,0xc1]
# INTEL: phaddsw mm0, mm1
phaddsw (%rax), %mm0
# CHECK: phaddsw (%rax), %mm0 # encoding: [0x0f,0x38,0x03,0x00]
# INTEL: phaddsw mm0, qword ptr [rax]
pmaddubsw %mm1, %mm0
# CHECK: pmaddubsw %mm1, %mm0 # encoding: [0x0f,0x38,0x04,0xc1]
# INTEL: pmaddubsw mm0, mm1
pmaddubsw (%rax), %mm0
# CHECK: pmaddubsw (%rax), %mm0 # encoding: [0x0f,0x38,0x04,0x00]
# INTEL: pmaddubsw mm0, qword ptr [rax]
phsubw %mm1, %mm0
# CHECK: phsubw %mm1, %mm0 # encoding: [0x0f,0x38,0x05,0xc1]
# INTEL: phsubw mm0, mm1
phsubw (%rax), %mm0
# CHECK: phsubw (%rax), %mm0 # encoding: [0x0f,0x38,0x05,0x00]
# INTEL: phsubw mm0, qword ptr [rax]
phsubd %mm1, %mm0
# CHECK: phsubd %mm1, %mm0 # encoding: [0x0f,0x38,0x06,0xc1]
# INTEL: phsubd mm0, mm1
phsubd (%rax), %mm0
# CHECK: phsubd (%rax), %mm0 # encoding: [0x0f,0x38,0x06,0x00]
# INTEL: phsubd mm0, qword ptr [rax]
phsubsw %mm1, %mm0
# CHECK: phsubsw %mm1, %mm0 # encoding: [0x0f,0x38,0x07,0xc1]
# INTEL: phsubsw mm0, mm1
phsubsw (%rax), %mm0
# CHECK: phsubsw (%rax), %mm0 # encoding: [0x0f,0x38,0x07,0x00]
# INTEL: phsubsw mm0, qword ptr [rax]
psignb %mm1, %mm0
# CHECK: psignb %mm1, %mm0 # encoding: [0x0f,0x38,0x08,0xc1]
# INTEL: psignb mm0, mm1
psignb (%rax), %mm0
# CHECK: psignb (%rax), %mm0 # encoding: [0x0f,0x38,0x08,0x00]
# INTEL: psignb mm0, qword ptr [rax]
psignw %mm1, %mm0
# CHECK: psignw %mm1, %mm0 # encoding: [0x0f,0x38,0x09,0xc1]
# INTEL: psignw mm0, mm1
psignw (%rax), %mm0
# CHECK: psignw (%rax), %mm0 # encoding: [0x0f,0x38,0x09,0x00]
# INTEL: psignw mm0, qword ptr [rax]
psignd %mm1, %mm0
# CHECK: psignd %mm1, %mm0 # encoding: [0x0f,0x38,0x0a,0xc1]
# INTEL: psignd mm0, mm1
psignd (%rax), %mm0
# CHECK: psignd (%rax), %mm0 # encoding: [0x0f,0x38,0x0a,0x00]
# INTEL: psignd mm0, qword ptr [rax]
pmulhrsw %mm1, %mm0
# CHECK: pmulhrsw %mm1, %mm0 # encoding: [0x0f,0x38,0x0b,0xc1]
# INTEL: pmulhrsw mm0, mm1
pmulhrsw (%rax), %mm0
# CHECK: pmulhrsw (%rax), %mm0 # encoding: [0x0f,0x38,0x0b,0x00]
# INTEL: pmulhrsw mm0, qword ptr [rax]
pabsb %mm1, %mm0
# CHECK: pabsb %mm1, %mm0 # encoding: [0x0f,0x38,0x1c,0xc1]
# INTEL: pabsb mm0, mm1
pabsb (%rax), %mm0
# CHECK: pabsb (%rax), %mm0 # encoding: [0x0f,0x38,0x1c,0x00]
# INTEL: pabsb mm0, qword ptr [rax]
pabsw %mm1, %mm0
# CHECK: pabsw %mm1, %mm0 # encoding: [0x0f,0x38,0x1d,0xc1]
# INTEL: pabsw mm0, mm1
pabsw (%rax), %mm0
# CHECK: pabsw (%rax), %mm0 # encoding: [0x0f,0x38,0x1d,0x00]
# INTEL: pabsw mm0, qword ptr [rax]
pabsd %mm1, %mm0
# CHECK: pabsd %mm1, %mm0 # encoding: [0x0f,0x38,0x1e,0xc1]
# INTEL: pabsd mm0, mm1
pabsd (%rax), %mm0
# CHECK: pabsd (%rax), %mm0 # encoding: [0x0f,0x38,0x1e,0x00]
# INTEL: pabsd mm0, qword ptr [rax]
palignr $5, %mm1, %mm0
# CHECK: palignr $5, %mm1, %mm0 # encoding: [0x0f,0x3a,0x0f,0xc1,0x05]
# INTEL: palignr mm0, mm1, 5
palignr $5, (%rax), %mm0
# CHECK: palignr $5, (%rax), %mm0 # encoding: [0x0f,0x3a,0x0f,0x00,0x05]
# INTEL: palignr mm0, qword ptr [rax], 5
movq %rcx, %mm0
# CHECK: movq %rcx, %mm0 # encoding: [0x48,0x0f,0x6e,0xc1]
# INTEL: movq mm0, rcx
movq %mm0, %rcx
# CHECK: movq %mm0, %rcx # encoding: [0x48,0x0f,0x7e,0xc1]
# INTEL: movq rcx, mm0
cvtpi2pd %mm1, %xmm0
# CHECK: cvtpi2pd %mm1, %xmm0 # encoding: [0x66,0x0f,0x2a,0xc1]
# INTEL: cvtpi2pd xmm0, mm1
cvtpi2pd (%rax), %xmm0
# CHECK: cvtpi2pd (%rax), %xmm0 # encoding: [0x66,0x0f,0x2a,0x00]
# INTEL: cvtpi2pd xmm0, qword ptr [rax]
cvttpd2pi %xmm1, %mm0
# CHECK: cvttpd2pi %xmm1, %mm0 # encoding: [0x66,0x0f,0x2c,0xc1]
# INTEL: cvttpd2pi mm0, xmm1
cvttpd2pi (%rax), %mm0
# CHECK: cvttpd2pi (%rax), %mm0 # encoding: [0x66,0x0f,0x2c,0x00]
# INTEL: cvttpd2pi mm0, xmmword ptr [rax]
cvtpd2pi %xmm1, %mm0
# CHECK: cvtpd2pi %xmm1, %mm0 # encoding: [0x66,0x0f,0x2d,0xc1]
# INTEL: cvtpd2pi mm0, xmm1
cvtpd2pi (%rax), %mm0
# CHECK: cvtpd2pi (%rax), %mm0 # encoding: [0x66,0x0f,0x2d,0x00]
# INTEL: cvtpd2pi mm0, xmmword ptr [rax]
movq2dq %mm1, %xmm0
# CHECK: movq2dq %mm1, %xmm0 # encoding: [0xf3,0x0f,0xd6,0xc1]
# INTEL: movq2dq xmm0, mm1
movdq2q %xmm1, %mm0
# CHECK: movdq2q %xmm1, %mm0 # encoding: [0xf2,0x0f,0xd6,0xc1]
# INTEL: movdq2q mm0, xmm1
