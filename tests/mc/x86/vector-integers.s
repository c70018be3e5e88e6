# Integer arithmetic, comparison, logic and shifts with SSE and with VEX.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

pcmpgtb %xmm1, %xmm0
# CHECK: pcmpgtb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x64,0xc1]
# INTEL: pcmpgtb xmm0, xmm1
pcmpgtb (%rax), %xmm0
# CHECK: pcmpgtb (%rax), %xmm0 # encoding: [0x66,0x0f,0x64,0x00]
# INTEL: pcmpgtb xmm0, xmmword ptr [rax]
pcmpgtw %xmm1, %xmm0
# CHECK: pcmpgtw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x65,0xc1]
# INTEL: pcmpgtw xmm0, xmm1
pcmpgtw (%rax), %xmm0
# CHECK: pcmpgtw (%rax), %xmm0 # encoding: [0x66,0x0f,0x65,0x00]
# INTEL: pcmpgtw xmm0, xmmword ptr [rax]
pcmpgtd %xmm1, %xmm0
# CHECK: pcmpgtd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x66,0xc1]
# INTEL: pcmpgtd xmm0, xmm1
pcmpgtd (%rax), %xmm0
# CHECK: pcmpgtd (%rax), %xmm0 # encoding: [0x66,0x0f,0x66,0x00]
# INTEL: pcmpgtd xmm0, xmmword ptr [rax]
psrlw $5, %xmm1
# CHECK: psrlw $5, %xmm1 # encoding: [0x66,0x0f,0x71,0xd1,0x05]
# INTEL: psrlw xmm1, 5
psraw $5, %xmm1
# CHECK: psraw $5, %xmm1 # encoding: [0x66,0x0f,0x71,0xe1,0x05]
# INTEL: psraw xmm1, 5
psllw $5, %xmm1
# CHECK: psllw $5, %xmm1 # encoding: [0x66,0x0f,0x71,0xf1,0x05]
# INTEL: psllw xmm1, 5
psrld $5, %xmm1
# CHECK: psrld $5, %xmm1 # encoding: [0x66,0x0f,0x72,0xd1,0x05]
# INTEL: psrld xmm1, 5
psrad $5, %xmm1
# CHECK: psrad $5, %xmm1 # encoding: [0x66,0x0f,0x72,0xe1,0x05]
# INTEL: psrad xmm1, 5
pslld $5, %xmm1
# CHECK: pslld $5, %xmm1 # encoding: [0x66,0x0f,0x72,0xf1,0x05]
# INTEL: pslld xmm1, 5
psrlq $5, %xmm1
# CHECK: psrlq $5, %xmm1 # encoding: [0x66,0x0f,0x73,0xd1,0x05]
# INTEL: psrlq xmm1, 5
psrldq $5, %xmm1
# CHECK: psrldq $5, %xmm1 # encoding: [0x66,0x0f,0x73,0xd9,0x05]
# INTEL: psrldq xmm1, 5
psllq $5, %xmm1
# CHECK: psllq $5, %xmm1 # encoding: [0x66,0x0f,0x73,0xf1,0x05]
# INTEL: psllq xmm1, 5
pslldq $5, %xmm1
# CHECK: pslldq $5, %xmm1 # encoding: [0x66,0x0f,0x73,0xf9,0x05]
# INTEL: pslldq xmm1, 5
pcmpeqb %xmm1, %xmm0
# CHECK: pcmpeqb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x74,0xc1]
# INTEL: pcmpeqb xmm0, xmm1
pcmpeqb (%rax), %xmm0
# CHECK: pcmpeqb (%rax), %xmm0 # encoding: [0x66,0x0f,0x74,0x00]
# INTEL: pcmpeqb xmm0, xmmword ptr [rax]
pcmpeqw %xmm1, %xmm0
# CHECK: pcmpeqw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x75,0xc1]
# INTEL: pcmpeqw xmm0, xmm1
pcmpeqw (%rax), %xmm0
# CHECK: pcmpeqw (%rax), %xmm0 # encoding: [0x66,0x0f,0x75,0x00]
# INTEL: pcmpeqw xmm0, xmmword ptr [rax]
pcmpeqd %xmm1, %xmm0
# CHECK: pcmpeqd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x76,0xc1]
# INTEL: pcmpeqd xmm0, xmm1
pcmpeqd (%rax), %xmm0
# CHECK: pcmpeqd (%rax), %xmm0 # encoding: [0x66,0x0f,0x76,0x00]
# INTEL: pcmpeqd xmm0, xmmword ptr [rax]
psrlw %xmm1, %xmm0
# CHECK: psrlw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd1,0xc1]
# INTEL: psrlw xmm0, xmm1
psrlw (%rax), %xmm0
# CHECK: psrlw (%rax), %xmm0 # encoding: [0x66,0x0f,0xd1,0x00]
# INTEL: psrlw xmm0, xmmword ptr [rax]
psrld %xmm1, %xmm0
# CHECK: psrld %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd2,0xc1]
# INTEL: psrld xmm0, xmm1
psrld (%rax), %xmm0
# CHECK: psrld (%rax), %xmm0 # encoding: [0x66,0x0f,0xd2,0x00]
# INTEL: psrld xmm0, xmmword ptr [rax]
psrlq %xmm1, %xmm0
# CHECK: psrlq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd3,0xc1]
# INTEL: psrlq xmm0, xmm1
psrlq (%rax), %xmm0
# CHECK: psrlq (%rax), %xmm0 # encoding: [0x66,0x0f,0xd3,0x00]
# INTEL: psrlq xmm0, xmmword ptr [rax]
paddq %xmm1, %xmm0
# CHECK: paddq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd4,0xc1]
# INTEL: paddq xmm0, xmm1
paddq (%rax), %xmm0
# CHECK: paddq (%rax), %xmm0 # encoding: [0x66,0x0f,0xd4,0x00]
# INTEL: paddq xmm0, xmmword ptr [rax]
pmullw %xmm1, %xmm0
# CHECK: pmullw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd5,0xc1]
# INTEL: pmullw xmm0, xmm1
pmullw (%rax), %xmm0
# CHECK: pmullw (%rax), %xmm0 # encoding: [0x66,0x0f,0xd5,0x00]
# INTEL: pmullw xmm0, xmmword ptr [rax]
psubusb %xmm1, %xmm0
# CHECK: psubusb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd8,0xc1]
# INTEL: psubusb xmm0, xmm1
psubusb (%rax), %xmm0
# CHECK: psubusb (%rax), %xmm0 # encoding: [0x66,0x0f,0xd8,0x00]
# INTEL: psubusb xmm0, xmmword ptr [rax]
psubusw %xmm1, %xmm0
# CHECK: psubusw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xd9,0xc1]
# INTEL: psubusw xmm0, xmm1
psubusw (%rax), %xmm0
# CHECK: psubusw (%rax), %xmm0 # encoding: [0x66,0x0f,0xd9,0x00]
# INTEL: psubusw xmm0, xmmword ptr [rax]
pminub %xmm1, %xmm0
# CHECK: pminub %xmm1, %xmm0 # encoding: [0x66,0x0f,0xda,0xc1]
# INTEL: pminub xmm0, xmm1
pminub (%rax), %xmm0
# CHECK: pminub (%rax), %xmm0 # encoding: [0x66,0x0f,0xda,0x00]
# INTEL: pminub xmm0, xmmword ptr [rax]
pand %xmm1, %xmm0
# CHECK: pand %xmm1, %xmm0 # encoding: [0x66,0x0f,0xdb,0xc1]
# INTEL: pand xmm0, xmm1
pand (%rax), %xmm0
# CHECK: pand (%rax), %xmm0 # encoding: [0x66,0x0f,0xdb,0x00]
# INTEL: pand xmm0, xmmword ptr [rax]
paddusb %xmm1, %xmm0
# CHECK: paddusb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xdc,0xc1]
# INTEL: paddusb xmm0, xmm1
paddusb (%rax), %xmm0
# CHECK: paddusb (%rax), %xmm0 # encoding: [0x66,0x0f,0xdc,0x00]
# INTEL: paddusb xmm0, xmmword ptr [rax]
paddusw %xmm1, %xmm0
# CHECK: paddusw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xdd,0xc1]
# INTEL: paddusw xmm0, xmm1
paddusw (%rax), %xmm0
# CHECK: paddusw (%rax), %xmm0 # encoding: [0x66,0x0f,0xdd,0x00]
# INTEL: paddusw xmm0, xmmword ptr [rax]
pmaxub %xmm1, %xmm0
# CHECK: pmaxub %xmm1, %xmm0 # encoding: [0x66,0x0f,0xde,0xc1]
# INTEL: pmaxub xmm0, xmm1
pmaxub (%rax), %xmm0
# CHECK: pmaxub (%rax), %xmm0 # encoding: [0x66,0x0f,0xde,0x00]
# INTEL: pmaxub xmm0, xmmword ptr [rax]
pandn %xmm1, %xmm0
# CHECK: pandn %xmm1, %xmm0 # encoding: [0x66,0x0f,0xdf,0xc1]
# INTEL: pandn xmm0, xmm1
pandn (%rax), %xmm0
# CHECK: pandn (%rax), %xmm0 # encoding: [0x66,0x0f,0xdf,0x00]
# INTEL: pandn xmm0, xmmword ptr [rax]
pavgb %xmm1, %xmm0
# CHECK: pavgb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe0,0xc1]
# INTEL: pavgb xmm0, xmm1
pavgb (%rax), %xmm0
# CHECK: pavgb (%rax), %xmm0 # encoding: [0x66,0x0f,0xe0,0x00]
# INTEL: pavgb xmm0, xmmword ptr [rax]
psraw %xmm1, %xmm0
# CHECK: psraw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe1,0xc1]
# INTEL: psraw xmm0, xmm1
psraw (%rax), %xmm0
# CHECK: psraw (%rax), %xmm0 # encoding: [0x66,0x0f,0xe1,0x00]
# INTEL: psraw xmm0, xmmword ptr [rax]
psrad %xmm1, %xmm0
# CHECK: psrad %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe2,0xc1]
# INTEL: psrad xmm0, xmm1
psrad (%rax), %xmm0
# CHECK: psrad (%rax), %xmm0 # encoding: [0x66,0x0f,0xe2,0x00]
# INTEL: psrad xmm0, xmmword ptr [rax]
pavgw %xmm1, %xmm0
# CHECK: pavgw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe3,0xc1]
# INTEL: pavgw xmm0, xmm1
pavgw (%rax), %xmm0
# CHECK: pavgw (%rax), %xmm0 # encoding: [0x66,0x0f,0xe3,0x00]
# INTEL: pavgw xmm0, xmmword ptr [rax]
pmulhuw %xmm1, %xmm0
# CHECK: pmulhuw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe4,0xc1]
# INTEL: pmulhuw xmm0, xmm1
pmulhuw (%rax), %xmm0
# CHECK: pmulhuw (%rax), %xmm0 # encoding: [0x66,0x0f,0xe4,0x00]
# INTEL: pmulhuw xmm0, xmmword ptr [rax]
pmulhw %xmm1, %xmm0
# CHECK: pmulhw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe5,0xc1]
# INTEL: pmulhw xmm0, xmm1
pmulhw (%rax), %xmm0
# CHECK: pmulhw (%rax), %xmm0 # encoding: [0x66,0x0f,0xe5,0x00]
# INTEL: pmulhw xmm0, xmmword ptr [rax]
psubsb %xmm1, %xmm0
# CHECK: psubsb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe8,0xc1]
# INTEL: psubsb xmm0, xmm1
psubsb (%rax), %xmm0
# CHECK: psubsb (%rax), %xmm0 # encoding: [0x66,0x0f,0xe8,0x00]
# INTEL: psubsb xmm0, xmmword ptr [rax]
psubsw %xmm1, %xmm0
# CHECK: psubsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe9,0xc1]
# INTEL: psubsw xmm0, xmm1
psubsw (%rax), %xmm0
# CHECK: psubsw (%rax), %xmm0 # encoding: [0x66,0x0f,0xe9,0x00]
# INTEL: psubsw xmm0, xmmword ptr [rax]
pminsw %xmm1, %xmm0
# CHECK: pminsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xea,0xc1]
# INTEL: pminsw xmm0, xmm1
pminsw (%rax), %xmm0
# CHECK: pminsw (%rax), %xmm0 # encoding: [0x66,0x0f,0xea,0x00]
# INTEL: pminsw xmm0, xmmword ptr [rax]
por %xmm1, %xmm0
# CHECK: por %xmm1, %xmm0 # encoding: [0x66,0x0f,0xeb,0xc1]
# INTEL: por xmm0, xmm1
por (%rax), %xmm0
# CHECK: por (%rax), %xmm0 # encoding: [0x66,0x0f,0xeb,0x00]
# INTEL: por xmm0, xmmword ptr [rax]
paddsb %xmm1, %xmm0
# CHECK: paddsb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xec,0xc1]
# INTEL: paddsb xmm0, xmm1
paddsb (%rax), %xmm0
# CHECK: paddsb (%rax), %xmm0 # encoding: [0x66,0x0f,0xec,0x00]
# INTEL: paddsb xmm0, xmmword ptr [rax]
paddsw %xmm1, %xmm0
# CHECK: paddsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xed,0xc1]
# INTEL: paddsw xmm0, xmm1
paddsw (%rax), %xmm0
# CHECK: paddsw (%rax), %xmm0 # encoding: [0x66,0x0f,0xed,0x00]
# INTEL: paddsw xmm0, xmmword ptr [rax]
pmaxsw %xmm1, %xmm0
# CHECK: pmaxsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xee,0xc1]
# INTEL: pmaxsw xmm0, xmm1
pmaxsw (%rax), %xmm0
# CHECK: pmaxsw (%rax), %xmm0 # encoding: [0x66,0x0f,0xee,0x00]
# INTEL: pmaxsw xmm0, xmmword ptr [rax]
pxor %xmm1, %xmm0
# CHECK: pxor %xmm1, %xmm0 # encoding: [0x66,0x0f,0xef,0xc1]
# INTEL: pxor xmm0, xmm1
pxor (%rax), %xmm0
# CHECK: pxor (%rax), %xmm0 # encoding: [0x66,0x0f,0xef,0x00]
# INTEL: pxor xmm0, xmmword ptr [rax]
psllw %xmm1, %xmm0
# CHECK: psllw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf1,0xc1]
# INTEL: psllw xmm0, xmm1
psllw (%rax), %xmm0
# CHECK: psllw (%rax), %xmm0 # encoding: [0x66,0x0f,0xf1,0x00]
# INTEL: psllw xmm0, xmmword ptr [rax]
pslld %xmm1, %xmm0
# CHECK: pslld %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf2,0xc1]
# INTEL: pslld xmm0, xmm1
pslld (%rax), %xmm0
# CHECK: pslld (%rax), %xmm0 # encoding: [0x66,0x0f,0xf2,0x00]
# INTEL: pslld xmm0, xmmword ptr [rax]
psllq %xmm1, %xmm0
# CHECK: psllq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf3,0xc1]
# INTEL: psllq xmm0, xmm1
psllq (%rax), %xmm0
# CHECK: psllq (%rax), %xmm0 # encoding: [0x66,0x0f,0xf3,0x00]
# INTEL: psllq xmm0, xmmword ptr [rax]
pmuludq %xmm1, %xmm0
# CHECK: pmuludq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf4,0xc1]
# INTEL: pmuludq xmm0, xmm1
pmuludq (%rax), %xmm0
# CHECK: pmuludq (%rax), %xmm0 # encoding: [0x66,0x0f,0xf4,0x00]
# INTEL: pmuludq xmm0, xmmword ptr [rax]
pmaddwd %xmm1, %xmm0
# CHECK: pmaddwd %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf5,0xc1]
# INTEL: pmaddwd xmm0, xmm1
pmaddwd (%rax), %xmm0
# CHECK: pmaddwd (%rax), %xmm0 # encoding: [0x66,0x0f,0xf5,0x00]
# INTEL: pmaddwd xmm0, xmmword ptr [rax]
psadbw %xmm1, %xmm0
# CHECK: psadbw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf6,0xc1]
# INTEL: psadbw xmm0, xmm1
psadbw (%rax), %xmm0
# CHECK: psadbw (%rax), %xmm0 # encoding: [0x66,0x0f,0xf6,0x00]
# INTEL: psadbw xmm0, xmmword ptr [rax]
psubb %xmm1, %xmm0
# CHECK: psubb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf8,0xc1]
# INTEL: psubb xmm0, xmm1
psubb (%rax), %xmm0
# CHECK: psubb (%rax), %xmm0 # encoding: [0x66,0x0f,0xf8,0x00]
# INTEL: psubb xmm0, xmmword ptr [rax]
psubw %xmm1, %xmm0
# CHECK: psubw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf9,0xc1]
# INTEL: psubw xmm0, xmm1
psubw (%rax), %xmm0
# CHECK: psubw (%rax), %xmm0 # encoding: [0x66,0x0f,0xf9,0x00]
# INTEL: psubw xmm0, xmmword ptr [rax]
psubd %xmm1, %xmm0
# CHECK: psubd %xmm1, %xmm0 # encoding: [0x66,0x0f,0xfa,0xc1]
# INTEL: psubd xmm0, xmm1
psubd (%rax), %xmm0
# CHECK: psubd (%rax), %xmm0 # encoding: [0x66,0x0f,0xfa,0x00]
# INTEL: psubd xmm0, xmmword ptr [rax]
psubq %xmm1, %xmm0
# CHECK: psubq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xfb,0xc1]
# INTEL: psubq xmm0, xmm1
psubq (%rax), %xmm0
# CHECK: psubq (%rax), %xmm0 # encoding: [0x66,0x0f,0xfb,0x00]
# INTEL: psubq xmm0, xmmword ptr [rax]
paddb %xmm1, %xmm0
# CHECK: paddb %xmm1, %xmm0 # encoding: [0x66,0x0f,0xfc,0xc1]
# INTEL: paddb xmm0, xmm1
paddb (%rax), %xmm0
# CHECK: paddb (%rax), %xmm0 # encoding: [0x66,0x0f,0xfc,0x00]
# INTEL: paddb xmm0, xmmword ptr [rax]
paddw %xmm1, %xmm0
# CHECK: paddw %xmm1, %xmm0 # encoding: [0x66,0x0f,0xfd,0xc1]
# INTEL: paddw xmm0, xmm1
paddw (%rax), %xmm0
# CHECK: paddw (%rax), %xmm0 # encoding: [0x66,0x0f,0xfd,0x00]
# INTEL: paddw xmm0, xmmword ptr [rax]
paddd %xmm1, %xmm0
# CHECK: paddd %xmm1, %xmm0 # encoding: [0x66,0x0f,0xfe,0xc1]
# INTEL: paddd xmm0, xmm1
paddd (%rax), %xmm0
# CHECK: paddd (%rax), %xmm0 # encoding: [0x66,0x0f,0xfe,0x00]
# INTEL: paddd xmm0, xmmword ptr [rax]
phaddw %xmm1, %xmm0
# CHECK: phaddw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x01,0xc1]
# INTEL: phaddw xmm0, xmm1
phaddw (%rax), %xmm0
# CHECK: phaddw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x01,0x00]
# INTEL: phaddw xmm0, xmmword ptr [rax]
phaddd %xmm1, %xmm0
# CHECK: phaddd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x02,0xc1]
# INTEL: phaddd xmm0, xmm1
phaddd (%rax), %xmm0
# CHECK: phaddd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x02,0x00]
# INTEL: phaddd xmm0, xmmword ptr [rax]
phaddsw %xmm1, %xmm0
# CHECK: phaddsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x03,0xc1]
# INTEL: phaddsw xmm0, xmm1
phaddsw (%rax), %xmm0
# CHECK: phaddsw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x03,0x00]
# INTEL: phaddsw xmm0, xmmword ptr [rax]
pmaddubsw %xmm1, %xmm0
# CHECK: pmaddubsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x04,0xc1]
# INTEL: pmaddubsw xmm0, xmm1
pmaddubsw (%rax), %xmm0
# CHECK: pmaddubsw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x04,0x00]
# INTEL: pmaddubsw xmm0, xmmword ptr [rax]
phsubw %xmm1, %xmm0
# CHECK: phsubw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x05,0xc1]
# INTEL: phsubw xmm0, xmm1
phsubw (%rax), %xmm0
# CHECK: phsubw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x05,0x00]
# INTEL: phsubw xmm0, xmmword ptr [rax]
phsubd %xmm1, %xmm0
# CHECK: phsubd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x06,0xc1]
# INTEL: phsubd xmm0, xmm1
phsubd (%rax), %xmm0
# CHECK: phsubd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x06,0x00]
# INTEL: phsubd xmm0, xmmword ptr [rax]
phsubsw %xmm1, %xmm0
# CHECK: phsubsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x07,0xc1]
# INTEL: phsubsw xmm0, xmm1
phsubsw (%rax), %xmm0
# CHECK: phsubsw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x07,0x00]
# INTEL: phsubsw xmm0, xmmword ptr [rax]
psignb %xmm1, %xmm0
# CHECK: psignb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x08,0xc1]
# INTEL: psignb xmm0, xmm1
psignb (%rax), %xmm0
# CHECK: psignb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x08,0x00]
# INTEL: psignb xmm0, xmmword ptr [rax]
psignw %xmm1, %xmm0
# CHECK: psignw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x09,0xc1]
# INTEL: psignw xmm0, xmm1
psignw (%rax), %xmm0
# CHECK: psignw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x09,0x00]
# INTEL: psignw xmm0, xmmword ptr [rax]
psignd %xmm1, %xmm0
# CHECK: psignd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x0a,0xc1]
# INTEL: psignd xmm0, xmm1
psignd (%rax), %xmm0
# CHECK: psignd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x0a,0x00]
# INTEL: psignd xmm0, xmmword ptr [rax]
pmulhrsw %xmm1, %xmm0
# CHECK: pmulhrsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x0b,0xc1]
# INTEL: pmulhrsw xmm0, xmm1
pmulhrsw (%rax), %xmm0
# CHECK: pmulhrsw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x0b,0x00]
# INTEL: pmulhrsw xmm0, xmmword ptr [rax]
ptest %xmm1, %xmm0
# CHECK: ptest %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x17,0xc1]
# INTEL: ptest xmm0, xmm1
ptest (%rax), %xmm0
# CHECK: ptest (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x17,0x00]
# INTEL: ptest xmm0, xmmword ptr [rax]
pabsb %xmm1, %xmm0
# CHECK: pabsb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x1c,0xc1]
# INTEL: pabsb xmm0, xmm1
pabsb (%rax), %xmm0
# CHECK: pabsb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x1c,0x00]
# INTEL: pabsb xmm0, xmmword ptr [rax]
pabsw %xmm1, %xmm0
# CHECK: pabsw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x1d,0xc1]
# INTEL: pabsw xmm0, xmm1
pabsw (%rax), %xmm0
# CHECK: pabsw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x1d,0x00]
# INTEL: pabsw xmm0, xmmword ptr [rax]
pabsd %xmm1, %xmm0
# CHECK: pabsd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x1e,0xc1]
# INTEL: pabsd xmm0, xmm1
pabsd (%rax), %xmm0
# CHECK: pabsd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x1e,0x00]
# INTEL: pabsd xmm0, xmmword ptr [rax]
pmuldq %xmm1, %xmm0
# CHECK: pmuldq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x28,0xc1]
# INTEL: pmuldq xmm0, xmm1
pmuldq (%rax), %xmm0
# CHECK: pmuldq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x28,0x00]
# INTEL: pmuldq xmm0, xmmword ptr [rax]
pcmpeqq %xmm1, %xmm0
# CHECK: pcmpeqq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x29,0xc1]
# INTEL: pcmpeqq xmm0, xmm1
pcmpeqq (%rax), %xmm0
# CHECK: pcmpeqq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x29,0x00]
# INTEL: pcmpeqq xmm0, xmmword ptr [rax]
pcmpgtq %xmm1, %xmm0
# CHECK: pcmpgtq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x37,0xc1]
# INTEL: pcmpgtq xmm0, xmm1
pcmpgtq (%rax), %xmm0
# CHECK: pcmpgtq (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x37,0x00]
# INTEL: pcmpgtq xmm0, xmmword ptr [rax]
pminsb %xmm1, %xmm0
# CHECK: pminsb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x38,0xc1]
# INTEL: pminsb xmm0, xmm1
pminsb (%rax), %xmm0
# CHECK: pminsb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x38,0x00]
# INTEL: pminsb xmm0, xmmword ptr [rax]
pminsd %xmm1, %xmm0
# CHECK: pminsd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x39,0xc1]
# INTEL: pminsd xmm0, xmm1
pminsd (%rax), %xmm0
# CHECK: pminsd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x39,0x00]
# INTEL: pminsd xmm0, xmmword ptr [rax]
pminuw %xmm1, %xmm0
# CHECK: pminuw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3a,0xc1]
# INTEL: pminuw xmm0, xmm1
pminuw (%rax), %xmm0
# CHECK: pminuw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3a,0x00]
# INTEL: pminuw xmm0, xmmword ptr [rax]
pminud %xmm1, %xmm0
# CHECK: pminud %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3b,0xc1]
# INTEL: pminud xmm0, xmm1
pminud (%rax), %xmm0
# CHECK: pminud (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3b,0x00]
# INTEL: pminud xmm0, xmmword ptr [rax]
pmaxsb %xmm1, %xmm0
# CHECK: pmaxsb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3c,0xc1]
# INTEL: pmaxsb xmm0, xmm1
pmaxsb (%rax), %xmm0
# CHECK: pmaxsb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3c,0x00]
# INTEL: pmaxsb xmm0, xmmword ptr [rax]
pmaxsd %xmm1, %xmm0
# CHECK: pmaxsd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3d,0xc1]
# INTEL: pmaxsd xmm0, xmm1
pmaxsd (%rax), %xmm0
# CHECK: pmaxsd (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3d,0x00]
# INTEL: pmaxsd xmm0, xmmword ptr [rax]
pmaxuw %xmm1, %xmm0
# CHECK: pmaxuw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3e,0xc1]
# INTEL: pmaxuw xmm0, xmm1
pmaxuw (%rax), %xmm0
# CHECK: pmaxuw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3e,0x00]
# INTEL: pmaxuw xmm0, xmmword ptr [rax]
pmaxud %xmm1, %xmm0
# CHECK: pmaxud %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x3f,0xc1]
# INTEL: pmaxud xmm0, xmm1
pmaxud (%rax), %xmm0
# CHECK: pmaxud (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x3f,0x00]
# INTEL: pmaxud xmm0, xmmword ptr [rax]
pmulld %xmm1, %xmm0
# CHECK: pmulld %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x40,0xc1]
# INTEL: pmulld xmm0, xmm1
pmulld (%rax), %xmm0
# CHECK: pmulld (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x40,0x00]
# INTEL: pmulld xmm0, xmmword ptr [rax]
phminposuw %xmm1, %xmm0
# CHECK: phminposuw %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0x41,0xc1]
# INTEL: phminposuw xmm0, xmm1
phminposuw (%rax), %xmm0
# CHECK: phminposuw (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x41,0x00]
# INTEL: phminposuw xmm0, xmmword ptr [rax]
mpsadbw $5, %xmm1, %xmm0
# CHECK: mpsadbw $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x42,0xc1,0x05]
# INTEL: mpsadbw xmm0, xmm1, 5
mpsadbw $5, (%rax), %xmm0
# CHECK: mpsadbw $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x42,0x00,0x05]
# INTEL: mpsadbw xmm0, xmmword ptr [rax], 5
pcmpestrm $5, %xmm1, %xmm0
# CHECK: pcmpestrm $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x60,0xc1,0x05]
# INTEL: pcmpestrm xmm0, xmm1, 5
pcmpestrm $5, (%rax), %xmm0
# CHECK: pcmpestrm $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x60,0x00,0x05]
# INTEL: pcmpestrm xmm0, xmmword ptr [rax], 5
pcmpestri $5, %xmm1, %xmm0
# CHECK: pcmpestri $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x61,0xc1,0x05]
# INTEL: pcmpestri xmm0, xmm1, 5
pcmpestri $5, (%rax), %xmm0
# CHECK: pcmpestri $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x61,0x00,0x05]
# INTEL: pcmpestri xmm0, xmmword ptr [rax], 5
pcmpistrm $5, %xmm1, %xmm0
# CHECK: pcmpistrm $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x62,0xc1,0x05]
# INTEL: pcmpistrm xmm0, xmm1, 5
pcmpistrm $5, (%rax), %xmm0
# CHECK: pcmpistrm $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x62,0x00,0x05]
# INTEL: pcmpistrm xmm0, xmmword ptr [rax], 5
pcmpistri $5, %xmm1, %xmm0
# CHECK: pcmpistri $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x63,0xc1,0x05]
# INTEL: pcmpistri xmm0, xmm1, 5
pcmpistri $5, (%rax), %xmm0
# CHECK: pcmpistri $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x63,0x00,0x05]
# INTEL: pcmpistri xmm0, xmmword ptr [rax], 5
vpcmpgtb %xmm1, %xmm0, %xmm0
# CHECK: vpcmpgtb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x64,0xc1]
# INTEL: vpcmpgtb xmm0, xmm0, xmm1
vpcmpgtb (%rax), %xmm0, %xmm0
# CHECK: vpcmpgtb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x64,0x00]
# INTEL: vpcmpgtb xmm0, xmm0, xmmword ptr [rax]
vpcmpgtw %xmm1, %xmm0, %xmm0
# CHECK: vpcmpgtw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x65,0xc1]
# INTEL: vpcmpgtw xmm0, xmm0, xmm1
vpcmpgtw (%rax), %xmm0, %xmm0
# CHECK: vpcmpgtw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x65,0x00]
# INTEL: vpcmpgtw xmm0, xmm0, xmmword ptr [rax]
vpcmpgtd %xmm1, %xmm0, %xmm0
# CHECK: vpcmpgtd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x66,0xc1]
# INTEL: vpcmpgtd xmm0, xmm0, xmm1
vpcmpgtd (%rax), %xmm0, %xmm0
# CHECK: vpcmpgtd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x66,0x00]
# INTEL: vpcmpgtd xmm0, xmm0, xmmword ptr [rax]
vpsrlw $5, %xmm1, %xmm0
# CHECK: vpsrlw $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x71,0xd1,0x05]
# INTEL: vpsrlw xmm0, xmm1, 5
vpsraw $5, %xmm1, %xmm0
# CHECK: vpsraw $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x71,0xe1,0x05]
# INTEL: vpsraw xmm0, xmm1, 5
vpsllw $5, %xmm1, %xmm0
# CHECK: vpsllw $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x71,0xf1,0x05]
# INTEL: vpsllw xmm0, xmm1, 5
vpsrld $5, %xmm1, %xmm0
# CHECK: vpsrld $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x72,0xd1,0x05]
# INTEL: vpsrld xmm0, xmm1, 5
vpsrad $5, %xmm1, %xmm0
# CHECK: vpsrad $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x72,0xe1,0x05]
# INTEL: vpsrad xmm0, xmm1, 5
vpslld $5, %xmm1, %xmm0
# CHECK: vpslld $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x72,0xf1,0x05]
# INTEL: vpslld xmm0, xmm1, 5
vpsrlq $5, %xmm1, %xmm0
# CHECK: vpsrlq $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x73,0xd1,0x05]
# INTEL: vpsrlq xmm0, xmm1, 5
vpsrldq $5, %xmm1, %xmm0
# CHECK: vpsrldq $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x73,0xd9,0x05]
# INTEL: vpsrldq xmm0, xmm1, 5
vpsllq $5, %xmm1, %xmm0
# CHECK: vpsllq $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x73,0xf1,0x05]
# INTEL: vpsllq xmm0, xmm1, 5
vpslldq $5, %xmm1, %xmm0
# CHECK: vpslldq $5, %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x73,0xf9,0x05]
# INTEL: vpslldq xmm0, xmm1, 5
vpcmpeqb %xmm1, %xmm0, %xmm0
# CHECK: vpcmpeqb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x74,0xc1]
# INTEL: vpcmpeqb xmm0, xmm0, xmm1
vpcmpeqb (%rax), %xmm0, %xmm0
# CHECK: vpcmpeqb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x74,0x00]
# INTEL: vpcmpeqb xmm0, xmm0, xmmword ptr [rax]
vpcmpeqw %xmm1, %xmm0, %xmm0
# CHECK: vpcmpeqw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x75,0xc1]
# INTEL: vpcmpeqw xmm0, xmm0, xmm1
vpcmpeqw (%rax), %xmm0, %xmm0
# CHECK: vpcmpeqw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x75,0x00]
# INTEL: vpcmpeqw xmm0, xmm0, xmmword ptr [rax]
vpcmpeqd %xmm1, %xmm0, %xmm0
# CHECK: vpcmpeqd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x76,0xc1]
# INTEL: vpcmpeqd xmm0, xmm0, xmm1
vpcmpeqd (%rax), %xmm0, %xmm0
# CHECK: vpcmpeqd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x76,0x00]
# INTEL: vpcmpeqd xmm0, xmm0, xmmword ptr [rax]
vpsrlw %xmm1, %xmm0, %xmm0
# CHECK: vpsrlw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd1,0xc1]
# INTEL: vpsrlw xmm0, xmm0, xmm1
vpsrlw (%rax), %xmm0, %xmm0
# CHECK: vpsrlw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd1,0x00]
# INTEL: vpsrlw xmm0, xmm0, xmmword ptr [rax]
vpsrld %xmm1, %xmm0, %xmm0
# CHECK: vpsrld %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd2,0xc1]
# INTEL: vpsrld xmm0, xmm0, xmm1
vpsrld (%rax), %xmm0, %xmm0
# CHECK: vpsrld (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd2,0x00]
# INTEL: vpsrld xmm0, xmm0, xmmword ptr [rax]
vpsrlq %xmm1, %xmm0, %xmm0
# CHECK: vpsrlq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd3,0xc1]
# INTEL: vpsrlq xmm0, xmm0, xmm1
vpsrlq (%rax), %xmm0, %xmm0
# CHECK: vpsrlq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd3,0x00]
# INTEL: vpsrlq xmm0, xmm0, xmmword ptr [rax]
vpaddq %xmm1, %xmm0, %xmm0
# CHECK: vpaddq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd4,0xc1]
# INTEL: vpaddq xmm0, xmm0, xmm1
vpaddq (%rax), %xmm0, %xmm0
# CHECK: vpaddq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd4,0x00]
# INTEL: vpaddq xmm0, xmm0, xmmword ptr [rax]
vpmullw %xmm1, %xmm0, %xmm0
# CHECK: vpmullw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd5,0xc1]
# INTEL: vpmullw xmm0, xmm0, xmm1
vpmullw (%rax), %xmm0, %xmm0
# CHECK: vpmullw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd5,0x00]
# INTEL: vpmullw xmm0, xmm0, xmmword ptr [rax]
vpsubusb %xmm1, %xmm0, %xmm0
# CHECK: vpsubusb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd8,0xc1]
# INTEL: vpsubusb xmm0, xmm0, xmm1
vpsubusb (%rax), %xmm0, %xmm0
# CHECK: vpsubusb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd8,0x00]
# INTEL: vpsubusb xmm0, xmm0, xmmword ptr [rax]
vpsubusw %xmm1, %xmm0, %xmm0
# CHECK: vpsubusw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd9,0xc1]
# INTEL: vpsubusw xmm0, xmm0, xmm1
vpsubusw (%rax), %xmm0, %xmm0
# CHECK: vpsubusw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xd9,0x00]
# INTEL: vpsubusw xmm0, xmm0, xmmword ptr [rax]
vpminub %xmm1, %xmm0, %xmm0
# CHECK: vpminub %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xda,0xc1]
# INTEL: vpminub xmm0, xmm0, xmm1
vpminub (%rax), %xmm0, %xmm0
# CHECK: vpminub (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xda,0x00]
# INTEL: vpminub xmm0, xmm0, xmmword ptr [rax]
vpand %xmm1, %xmm0, %xmm0
# CHECK: vpand %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdb,0xc1]
# INTEL: vpand xmm0, xmm0, xmm1
vpand (%rax), %xmm0, %xmm0
# CHECK: vpand (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdb,0x00]
# INTEL: vpand xmm0, xmm0, xmmword ptr [rax]
vpaddusb %xmm1, %xmm0, %xmm0
# CHECK: vpaddusb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdc,0xc1]
# INTEL: vpaddusb xmm0, xmm0, xmm1
vpaddusb (%rax), %xmm0, %xmm0
# CHECK: vpaddusb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdc,0x00]
# INTEL: vpaddusb xmm0, xmm0, xmmword ptr [rax]
vpaddusw %xmm1, %xmm0, %xmm0
# CHECK: vpaddusw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdd,0xc1]
# INTEL: vpaddusw xmm0, xmm0, xmm1
vpaddusw (%rax), %xmm0, %xmm0
# CHECK: vpaddusw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdd,0x00]
# INTEL: vpaddusw xmm0, xmm0, xmmword ptr [rax]
vpmaxub %xmm1, %xmm0, %xmm0
# CHECK: vpmaxub %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xde,0xc1]
# INTEL: vpmaxub xmm0, xmm0, xmm1
vpmaxub (%rax), %xmm0, %xmm0
# CHECK: vpmaxub (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xde,0x00]
# INTEL: vpmaxub xmm0, xmm0, xmmword ptr [rax]
vpandn %xmm1, %xmm0, %xmm0
# CHECK: vpandn %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdf,0xc1]
# INTEL: vpandn xmm0, xmm0, xmm1
vpandn (%rax), %xmm0, %xmm0
# CHECK: vpandn (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xdf,0x00]
# INTEL: vpandn xmm0, xmm0, xmmword ptr [rax]
vpavgb %xmm1, %xmm0, %xmm0
# CHECK: vpavgb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe0,0xc1]
# INTEL: vpavgb xmm0, xmm0, xmm1
vpavgb (%rax), %xmm0, %xmm0
# CHECK: vpavgb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe0,0x00]
# INTEL: vpavgb xmm0, xmm0, xmmword ptr [rax]
vpsraw %xmm1, %xmm0, %xmm0
# CHECK: vpsraw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe1,0xc1]
# INTEL: vpsraw xmm0, xmm0, xmm1
vpsraw (%rax), %xmm0, %xmm0
# CHECK: vpsraw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe1,0x00]
# INTEL: vpsraw xmm0, xmm0, xmmword ptr [rax]
vpsrad %xmm1, %xmm0, %xmm0
# CHECK: vpsrad %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe2,0xc1]
# INTEL: vpsrad xmm0, xmm0, xmm1
vpsrad (%rax), %xmm0, %xmm0
# CHECK: vpsrad (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe2,0x00]
# INTEL: vpsrad xmm0, xmm0, xmmword ptr [rax]
vpavgw %xmm1, %xmm0, %xmm0
# CHECK: vpavgw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe3,0xc1]
# INTEL: vpavgw xmm0, xmm0, xmm1
vpavgw (%rax), %xmm0, %xmm0
# CHECK: vpavgw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe3,0x00]
# INTEL: vpavgw xmm0, xmm0, xmmword ptr [rax]
vpmulhuw %xmm1, %xmm0, %xmm0
# CHECK: vpmulhuw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe4,0xc1]
# INTEL: vpmulhuw xmm0, xmm0, xmm1
vpmulhuw (%rax), %xmm0, %xmm0
# CHECK: vpmulhuw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe4,0x00]
# INTEL: vpmulhuw xmm0, xmm0, xmmword ptr [rax]
vpmulhw %xmm1, %xmm0, %xmm0
# CHECK: vpmulhw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe5,0xc1]
# INTEL: vpmulhw xmm0, xmm0, xmm1
vpmulhw (%rax), %xmm0, %xmm0
# CHECK: vpmulhw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe5,0x00]
# INTEL: vpmulhw xmm0, xmm0, xmmword ptr [rax]
vpsubsb %xmm1, %xmm0, %xmm0
# CHECK: vpsubsb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe8,0xc1]
# INTEL: vpsubsb xmm0, xmm0, xmm1
vpsubsb (%rax), %xmm0, %xmm0
# CHECK: vpsubsb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe8,0x00]
# INTEL: vpsubsb xmm0, xmm0, xmmword ptr [rax]
vpsubsw %xmm1, %xmm0, %xmm0
# CHECK: vpsubsw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe9,0xc1]
# INTEL: vpsubsw xmm0, xmm0, xmm1
vpsubsw (%rax), %xmm0, %xmm0
# CHECK: vpsubsw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xe9,0x00]
# INTEL: vpsubsw xmm0, xmm0, xmmword ptr [rax]
vpminsw %xmm1, %xmm0, %xmm0
# CHECK: vpminsw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xea,0xc1]
# INTEL: vpminsw xmm0, xmm0, xmm1
vpminsw (%rax), %xmm0, %xmm0
# CHECK: vpminsw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xea,0x00]
# INTEL: vpminsw xmm0, xmm0, xmmword ptr [rax]
vpor %xmm1, %xmm0, %xmm0
# CHECK: vpor %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xeb,0xc1]
# INTEL: vpor xmm0, xmm0, xmm1
vpor (%rax), %xmm0, %xmm0
# CHECK: vpor (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xeb,0x00]
# INTEL: vpor xmm0, xmm0, xmmword ptr [rax]
vpaddsb %xmm1, %xmm0, %xmm0
# CHECK: vpaddsb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xec,0xc1]
# INTEL: vpaddsb xmm0, xmm0, xmm1
vpaddsb (%rax), %xmm0, %xmm0
# CHECK: vpaddsb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xec,0x00]
# INTEL: vpaddsb xmm0, xmm0, xmmword ptr [rax]
vpaddsw %xmm1, %xmm0, %xmm0
# CHECK: vpaddsw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xed,0xc1]
# INTEL: vpaddsw xmm0, xmm0, xmm1
vpaddsw (%rax), %xmm0, %xmm0
# CHECK: vpaddsw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xed,0x00]
# INTEL: vpaddsw xmm0, xmm0, xmmword ptr [rax]
vpmaxsw %xmm1, %xmm0, %xmm0
# CHECK: vpmaxsw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xee,0xc1]
# INTEL: vpmaxsw xmm0, xmm0, xmm1
vpmaxsw (%rax), %xmm0, %xmm0
# CHECK: vpmaxsw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xee,0x00]
# INTEL: vpmaxsw xmm0, xmm0, xmmword ptr [rax]
vpxor %xmm1, %xmm0, %xmm0
# CHECK: vpxor %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xef,0xc1]
# INTEL: vpxor xmm0, xmm0, xmm1
vpxor (%rax), %xmm0, %xmm0
# CHECK: vpxor (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xef,0x00]
# INTEL: vpxor xmm0, xmm0, xmmword ptr [rax]
vpsllw %xmm1, %xmm0, %xmm0
# CHECK: vpsllw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf1,0xc1]
# INTEL: vpsllw xmm0, xmm0, xmm1
vpsllw (%rax), %xmm0, %xmm0
# CHECK: vpsllw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf1,0x00]
# INTEL: vpsllw xmm0, xmm0, xmmword ptr [rax]
vpslld %xmm1, %xmm0, %xmm0
# CHECK: vpslld %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf2,0xc1]
# INTEL: vpslld xmm0, xmm0, xmm1
vpslld (%rax), %xmm0, %xmm0
# CHECK: vpslld (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf2,0x00]
# INTEL: vpslld xmm0, xmm0, xmmword ptr [rax]
vpsllq %xmm1, %xmm0, %xmm0
# CHECK: vpsllq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf3,0xc1]
# INTEL: vpsllq xmm0, xmm0, xmm1
vpsllq (%rax), %xmm0, %xmm0
# CHECK: vpsllq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf3,0x00]
# INTEL: vpsllq xmm0, xmm0, xmmword ptr [rax]
vpmuludq %xmm1, %xmm0, %xmm0
# CHECK: vpmuludq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf4,0xc1]
# INTEL: vpmuludq xmm0, xmm0, xmm1
vpmuludq (%rax), %xmm0, %xmm0
# CHECK: vpmuludq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf4,0x00]
# INTEL: vpmuludq xmm0, xmm0, xmmword ptr [rax]
vpmaddwd %xmm1, %xmm0, %xmm0
# CHECK: vpmaddwd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf5,0xc1]
# INTEL: vpmaddwd xmm0, xmm0, xmm1
vpmaddwd (%rax), %xmm0, %xmm0
# CHECK: vpmaddwd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf5,0x00]
# INTEL: vpmaddwd xmm0, xmm0, xmmword ptr [rax]
vpsadbw %xmm1, %xmm0, %xmm0
# CHECK: vpsadbw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf6,0xc1]
# INTEL: vpsadbw xmm0, xmm0, xmm1
vpsadbw (%rax), %xmm0, %xmm0
# CHECK: vpsadbw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf6,0x00]
# INTEL: vpsadbw xmm0, xmm0, xmmword ptr [rax]
vpsubb %xmm1, %xmm0, %xmm0
# CHECK: vpsubb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf8,0xc1]
# INTEL: vpsubb xmm0, xmm0, xmm1
vpsubb (%rax), %xmm0, %xmm0
# CHECK: vpsubb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf8,0x00]
# INTEL: vpsubb xmm0, xmm0, xmmword ptr [rax]
vpsubw %xmm1, %xmm0, %xmm0
# CHECK: vpsubw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf9,0xc1]
# INTEL: vpsubw xmm0, xmm0, xmm1
vpsubw (%rax), %xmm0, %xmm0
# CHECK: vpsubw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xf9,0x00]
# INTEL: vpsubw xmm0, xmm0, xmmword ptr [rax]
vpsubd %xmm1, %xmm0, %xmm0
# CHECK: vpsubd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfa,0xc1]
# INTEL: vpsubd xmm0, xmm0, xmm1
vpsubd (%rax), %xmm0, %xmm0
# CHECK: vpsubd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfa,0x00]
# INTEL: vpsubd xmm0, xmm0, xmmword ptr [rax]
vpsubq %xmm1, %xmm0, %xmm0
# CHECK: vpsubq %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfb,0xc1]
# INTEL: vpsubq xmm0, xmm0, xmm1
vpsubq (%rax), %xmm0, %xmm0
# CHECK: vpsubq (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfb,0x00]
# INTEL: vpsubq xmm0, xmm0, xmmword ptr [rax]
vpaddb %xmm1, %xmm0, %xmm0
# CHECK: vpaddb %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfc,0xc1]
# INTEL: vpaddb xmm0, xmm0, xmm1
vpaddb (%rax), %xmm0, %xmm0
# CHECK: vpaddb (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfc,0x00]
# INTEL: vpaddb xmm0, xmm0, xmmword ptr [rax]
vpaddw %xmm1, %xmm0, %xmm0
# CHECK: vpaddw %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfd,0xc1]
# INTEL: vpaddw xmm0, xmm0, xmm1
vpaddw (%rax), %xmm0, %xmm0
# CHECK: vpaddw (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfd,0x00]
# INTEL: vpaddw xmm0, xmm0, xmmword ptr [rax]
vpaddd %xmm1, %xmm0, %xmm0
# CHECK: vpaddd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfe,0xc1]
# INTEL: vpaddd xmm0, xmm0, xmm1
vpaddd (%rax), %xmm0, %xmm0
# CHECK: vpaddd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0xfe,0x00]
# INTEL: vpaddd xmm0, xmm0, xmmword ptr [rax]
vphaddw %xmm1, %xmm0, %xmm0
# CHECK: vphaddw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x01,0xc1]
# INTEL: vphaddw xmm0, xmm0, xmm1
vphaddw (%rax), %xmm0, %xmm0
# CHECK: vphaddw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x01,0x00]
# INTEL: vphaddw xmm0, xmm0, xmmword ptr [rax]
vphaddd %xmm1, %xmm0, %xmm0
# CHECK: vphaddd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x02,0xc1]
# INTEL: vphaddd xmm0, xmm0, xmm1
vphaddd (%rax), %xmm0, %xmm0
# CHECK: vphaddd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x02,0x00]
# INTEL: vphaddd xmm0, xmm0, xmmword ptr [rax]
vphaddsw %xmm1, %xmm0, %xmm0
# CHECK: vphaddsw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x03,0xc1]
# INTEL: vphaddsw xmm0, xmm0, xmm1
vphaddsw (%rax), %xmm0, %xmm0
# CHECK: vphaddsw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x03,0x00]
# INTEL: vphaddsw xmm0, xmm0, xmmword ptr [rax]
vpmaddubsw %xmm1, %xmm0, %xmm0
# CHECK: vpmaddubsw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x04,0xc1]
# INTEL: vpmaddubsw xmm0, xmm0, xmm1
vpmaddubsw (%rax), %xmm0, %xmm0
# CHECK: vpmaddubsw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x04,0x00]
# INTEL: vpmaddubsw xmm0, xmm0, xmmword ptr [rax]
vphsubw %xmm1, %xmm0, %xmm0
# CHECK: vphsubw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x05,0xc1]
# INTEL: vphsubw xmm0, xmm0, xmm1
vphsubw (%rax), %xmm0, %xmm0
# CHECK: vphsubw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x05,0x00]
# INTEL: vphsubw xmm0, xmm0, xmmword ptr [rax]
vphsubd %xmm1, %xmm0, %xmm0
# CHECK: vphsubd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x06,0xc1]
# INTEL: vphsubd xmm0, xmm0, xmm1
vphsubd (%rax), %xmm0, %xmm0
# CHECK: vphsubd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x06,0x00]
# INTEL: vphsubd xmm0, xmm0, xmmword ptr [rax]
vphsubsw %xmm1, %xmm0, %xmm0
# CHECK: vphsubsw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x07,0xc1]
# INTEL: vphsubsw xmm0, xmm0, xmm1
vphsubsw (%rax), %xmm0, %xmm0
# CHECK: vphsubsw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x07,0x00]
# INTEL: vphsubsw xmm0, xmm0, xmmword ptr [rax]
vpsignb %xmm1, %xmm0, %xmm0
# CHECK: vpsignb %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x08,0xc1]
# INTEL: vpsignb xmm0, xmm0, xmm1
vpsignb (%rax), %xmm0, %xmm0
# CHECK: vpsignb (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x08,0x00]
# INTEL: vpsignb xmm0, xmm0, xmmword ptr [rax]
vpsignw %xmm1, %xmm0, %xmm0
# CHECK: vpsignw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x09,0xc1]
# INTEL: vpsignw xmm0, xmm0, xmm1
vpsignw (%rax), %xmm0, %xmm0
# CHECK: vpsignw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x09,0x00]
# INTEL: vpsignw xmm0, xmm0, xmmword ptr [rax]
vpsignd %xmm1, %xmm0, %xmm0
# CHECK: vpsignd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0a,0xc1]
# INTEL: vpsignd xmm0, xmm0, xmm1
vpsignd (%rax), %xmm0, %xmm0
# CHECK: vpsignd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0a,0x00]
# INTEL: vpsignd xmm0, xmm0, xmmword ptr [rax]
vpmulhrsw %xmm1, %xmm0, %xmm0
# CHECK: vpmulhrsw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0b,0xc1]
# INTEL: vpmulhrsw xmm0, xmm0, xmm1
vpmulhrsw (%rax), %xmm0, %xmm0
# CHECK: vpmulhrsw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0b,0x00]
# INTEL: vpmulhrsw xmm0, xmm0, xmmword ptr [rax]
vptest %xmm1, %xmm0
# CHECK: vptest %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x17,0xc1]
# INTEL: vptest xmm0, xmm1
vptest (%rax), %xmm0
# CHECK: vptest (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x17,0x00]
# INTEL: vptest xmm0, xmmword ptr [rax]
vpabsb %xmm1, %xmm0
# CHECK: vpabsb %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x1c,0xc1]
# INTEL: vpabsb xmm0, xmm1
vpabsb (%rax), %xmm0
# CHECK: vpabsb (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x1c,0x00]
# INTEL: vpabsb xmm0, xmmword ptr [rax]
vpabsw %xmm1, %xmm0
# CHECK: vpabsw %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x1d,0xc1]
# INTEL: vpabsw xmm0, xmm1
vpabsw (%rax), %xmm0
# CHECK: vpabsw (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x1d,0x00]
# INTEL: vpabsw xmm0, xmmword ptr [rax]
vpabsd %xmm1, %xmm0
# CHECK: vpabsd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x1e,0xc1]
# INTEL: vpabsd xmm0, xmm1
vpabsd (%rax), %xmm0
# CHECK: vpabsd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x1e,0x00]
# INTEL: vpabsd xmm0, xmmword ptr [rax]
vpmuldq %xmm1, %xmm0, %xmm0
# CHECK: vpmuldq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x28,0xc1]
# INTEL: vpmuldq xmm0, xmm0, xmm1
vpmuldq (%rax), %xmm0, %xmm0
# CHECK: vpmuldq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x28,0x00]
# INTEL: vpmuldq xmm0, xmm0, xmmword ptr [rax]
vpcmpeqq %xmm1, %xmm0, %xmm0
# CHECK: vpcmpeqq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x29,0xc1]
# INTEL: vpcmpeqq xmm0, xmm0, xmm1
vpcmpeqq (%rax), %xmm0, %xmm0
# CHECK: vpcmpeqq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x29,0x00]
# INTEL: vpcmpeqq xmm0, xmm0, xmmword ptr [rax]
vpcmpgtq %xmm1, %xmm0, %xmm0
# CHECK: vpcmpgtq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x37,0xc1]
# INTEL: vpcmpgtq xmm0, xmm0, xmm1
vpcmpgtq (%rax), %xmm0, %xmm0
# CHECK: vpcmpgtq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x37,0x00]
# INTEL: vpcmpgtq xmm0, xmm0, xmmword ptr [rax]
vpminsb %xmm1, %xmm0, %xmm0
# CHECK: vpminsb %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x38,0xc1]
# INTEL: vpminsb xmm0, xmm0, xmm1
vpminsb (%rax), %xmm0, %xmm0
# CHECK: vpminsb (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x38,0x00]
# INTEL: vpminsb xmm0, xmm0, xmmword ptr [rax]
vpminsd %xmm1, %xmm0, %xmm0
# CHECK: vpminsd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x39,0xc1]
# INTEL: vpminsd xmm0, xmm0, xmm1
vpminsd (%rax), %xmm0, %xmm0
# CHECK: vpminsd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x39,0x00]
# INTEL: vpminsd xmm0, xmm0, xmmword ptr [rax]
vpminuw %xmm1, %xmm0, %xmm0
# CHECK: vpminuw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3a,0xc1]
# INTEL: vpminuw xmm0, xmm0, xmm1
vpminuw (%rax), %xmm0, %xmm0
# CHECK: vpminuw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3a,0x00]
# INTEL: vpminuw xmm0, xmm0, xmmword ptr [rax]
vpminud %xmm1, %xmm0, %xmm0
# CHECK: vpminud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3b,0xc1]
# INTEL: vpminud xmm0, xmm0, xmm1
vpminud (%rax), %xmm0, %xmm0
# CHECK: vpminud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3b,0x00]
# INTEL: vpminud xmm0, xmm0, xmmword ptr [rax]
vpmaxsb %xmm1, %xmm0, %xmm0
# CHECK: vpmaxsb %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3c,0xc1]
# INTEL: vpmaxsb xmm0, xmm0, xmm1
vpmaxsb (%rax), %xmm0, %xmm0
# CHECK: vpmaxsb (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3c,0x00]
# INTEL: vpmaxsb xmm0, xmm0, xmmword ptr [rax]
vpmaxsd %xmm1, %xmm0, %xmm0
# CHECK: vpmaxsd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3d,0xc1]
# INTEL: vpmaxsd xmm0, xmm0, xmm1
vpmaxsd (%rax), %xmm0, %xmm0
# CHECK: vpmaxsd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3d,0x00]
# INTEL: vpmaxsd xmm0, xmm0, xmmword ptr [rax]
vpmaxuw %xmm1, %xmm0, %xmm0
# CHECK: vpmaxuw %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3e,0xc1]
# INTEL: vpmaxuw xmm0, xmm0, xmm1
vpmaxuw (%rax), %xmm0, %xmm0
# CHECK: vpmaxuw (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3e,0x00]
# INTEL: vpmaxuw xmm0, xmm0, xmmword ptr [rax]
vpmaxud %xmm1, %xmm0, %xmm0
# CHECK: vpmaxud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3f,0xc1]
# INTEL: vpmaxud xmm0, xmm0, xmm1
vpmaxud (%rax), %xmm0, %xmm0
# CHECK: vpmaxud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x3f,0x00]
# INTEL: vpmaxud xmm0, xmm0, xmmword ptr [rax]
vpmulld %xmm1, %xmm0, %xmm0
# CHECK: vpmulld %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x40,0xc1]
# INTEL: vpmulld xmm0, xmm0, xmm1
vpmulld (%rax), %xmm0, %xmm0
# CHECK: vpmulld (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x40,0x00]
# INTEL: vpmulld xmm0, xmm0, xmmword ptr [rax]
vphminposuw %xmm1, %xmm0
# CHECK: vphminposuw %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x41,0xc1]
# INTEL: vphminposuw xmm0, xmm1
vphminposuw (%rax), %xmm0
# CHECK: vphminposuw (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x41,0x00]
# INTEL: vphminposuw xmm0, xmmword ptr [rax]
vmpsadbw $5, %xmm1, %xmm0, %xmm0
# CHECK: vmpsadbw $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x42,0xc1,0x05]
# INTEL: vmpsadbw xmm0, xmm0, xmm1, 5
vmpsadbw $5, (%rax), %xmm0, %xmm0
# CHECK: vmpsadbw $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x42,0x00,0x05]
# INTEL: vmpsadbw xmm0, xmm0, xmmword ptr [rax], 5
vpcmpestrm $5, %xmm1, %xmm0
# CHECK: vpcmpestrm $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x60,0xc1,0x05]
# INTEL: vpcmpestrm xmm0, xmm1, 5
vpcmpestrm $5, (%rax), %xmm0
# CHECK: vpcmpestrm $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x60,0x00,0x05]
# INTEL: vpcmpestrm xmm0, xmmword ptr [rax], 5
vpcmpestri $5, %xmm1, %xmm0
# CHECK: vpcmpestri $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x61,0xc1,0x05]
# INTEL: vpcmpestri xmm0, xmm1, 5
vpcmpestri $5, (%rax), %xmm0
# CHECK: vpcmpestri $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x61,0x00,0x05]
# INTEL: vpcmpestri xmm0, xmmword ptr [rax], 5
vpcmpistrm $5, %xmm1, %xmm0
# CHECK: vpcmpistrm $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x62,0xc1,0x05]
# INTEL: vpcmpistrm xmm0, xmm1, 5
vpcmpistrm $5, (%rax), %xmm0
# CHECK: vpcmpistrm $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x62,0x00,0x05]
# INTEL: vpcmpistrm xmm0, xmmword ptr [rax], 5
vpcmpistri $5, %xmm1, %xmm0
# CHECK: vpcmpistri $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x63,0xc1,0x05]
# INTEL: vpcmpistri xmm0, xmm1, 5
vpcmpistri $5, (%rax), %xmm0
# CHECK: vpcmpistri $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x63,0x00,0x05]
# INTEL: vpcmpistri xmm0, xmmword ptr [rax], 5
vpcmpgtb %ymm1, %ymm0, %ymm0
# CHECK: vpcmpgtb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x64,0xc1]
# INTEL: vpcmpgtb ymm0, ymm0, ymm1
vpcmpgtb (%rax), %ymm0, %ymm0
# CHECK: vpcmpgtb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x64,0x00]
# INTEL: vpcmpgtb ymm0, ymm0, ymmword ptr [rax]
vpcmpgtw %ymm1, %ymm0, %ymm0
# CHECK: vpcmpgtw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x65,0xc1]
# INTEL: vpcmpgtw ymm0, ymm0, ymm1
vpcmpgtw (%rax), %ymm0, %ymm0
# CHECK: vpcmpgtw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x65,0x00]
# INTEL: vpcmpgtw ymm0, ymm0, ymmword ptr [rax]
vpcmpgtd %ymm1, %ymm0, %ymm0
# CHECK: vpcmpgtd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x66,0xc1]
# INTEL: vpcmpgtd ymm0, ymm0, ymm1
vpcmpgtd (%rax), %ymm0, %ymm0
# CHECK: vpcmpgtd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x66,0x00]
# INTEL: vpcmpgtd ymm0, ymm0, ymmword ptr [rax]
vpsrlw $5, %ymm1, %ymm0
# CHECK: vpsrlw $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x71,0xd1,0x05]
# INTEL: vpsrlw ymm0, ymm1, 5
vpsraw $5, %ymm1, %ymm0
# CHECK: vpsraw $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x71,0xe1,0x05]
# INTEL: vpsraw ymm0, ymm1, 5
vpsllw $5, %ymm1, %ymm0
# CHECK: vpsllw $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x71,0xf1,0x05]
# INTEL: vpsllw ymm0, ymm1, 5
vpsrld $5, %ymm1, %ymm0
# CHECK: vpsrld $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x72,0xd1,0x05]
# INTEL: vpsrld ymm0, ymm1, 5
vpsrad $5, %ymm1, %ymm0
# CHECK: vpsrad $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x72,0xe1,0x05]
# INTEL: vpsrad ymm0, ymm1, 5
vpslld $5, %ymm1, %ymm0
# CHECK: vpslld $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x72,0xf1,0x05]
# INTEL: vpslld ymm0, ymm1, 5
vpsrlq $5, %ymm1, %ymm0
# CHECK: vpsrlq $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x73,0xd1,0x05]
# INTEL: vpsrlq ymm0, ymm1, 5
vpsrldq $5, %ymm1, %ymm0
# CHECK: vpsrldq $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x73,0xd9,0x05]
# INTEL: vpsrldq ymm0, ymm1, 5
vpsllq $5, %ymm1, %ymm0
# CHECK: vpsllq $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x73,0xf1,0x05]
# INTEL: vpsllq ymm0, ymm1, 5
vpslldq $5, %ymm1, %ymm0
# CHECK: vpslldq $5, %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x73,0xf9,0x05]
# INTEL: vpslldq ymm0, ymm1, 5
vpcmpeqb %ymm1, %ymm0, %ymm0
# CHECK: vpcmpeqb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x74,0xc1]
# INTEL: vpcmpeqb ymm0, ymm0, ymm1
vpcmpeqb (%rax), %ymm0, %ymm0
# CHECK: vpcmpeqb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x74,0x00]
# INTEL: vpcmpeqb ymm0, ymm0, ymmword ptr [rax]
vpcmpeqw %ymm1, %ymm0, %ymm0
# CHECK: vpcmpeqw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x75,0xc1]
# INTEL: vpcmpeqw ymm0, ymm0, ymm1
vpcmpeqw (%rax), %ymm0, %ymm0
# CHECK: vpcmpeqw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x75,0x00]
# INTEL: vpcmpeqw ymm0, ymm0, ymmword ptr [rax]
vpcmpeqd %ymm1, %ymm0, %ymm0
# CHECK: vpcmpeqd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x76,0xc1]
# INTEL: vpcmpeqd ymm0, ymm0, ymm1
vpcmpeqd (%rax), %ymm0, %ymm0
# CHECK: vpcmpeqd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0x76,0x00]
# INTEL: vpcmpeqd ymm0, ymm0, ymmword ptr [rax]
vpsrlw %xmm1, %ymm0, %ymm0
# CHECK: vpsrlw %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd1,0xc1]
# INTEL: vpsrlw ymm0, ymm0, xmm1
vpsrlw (%rax), %ymm0, %ymm0
# CHECK: vpsrlw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd1,0x00]
# INTEL: vpsrlw ymm0, ymm0, xmmword ptr [rax]
vpsrld %xmm1, %ymm0, %ymm0
# CHECK: vpsrld %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd2,0xc1]
# INTEL: vpsrld ymm0, ymm0, xmm1
vpsrld (%rax), %ymm0, %ymm0
# CHECK: vpsrld (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd2,0x00]
# INTEL: vpsrld ymm0, ymm0, xmmword ptr [rax]
vpsrlq %xmm1, %ymm0, %ymm0
# CHECK: vpsrlq %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd3,0xc1]
# INTEL: vpsrlq ymm0, ymm0, xmm1
vpsrlq (%rax), %ymm0, %ymm0
# CHECK: vpsrlq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd3,0x00]
# INTEL: vpsrlq ymm0, ymm0, xmmword ptr [rax]
vpaddq %ymm1, %ymm0, %ymm0
# CHECK: vpaddq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd4,0xc1]
# INTEL: vpaddq ymm0, ymm0, ymm1
vpaddq (%rax), %ymm0, %ymm0
# CHECK: vpaddq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd4,0x00]
# INTEL: vpaddq ymm0, ymm0, ymmword ptr [rax]
vpmullw %ymm1, %ymm0, %ymm0
# CHECK: vpmullw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd5,0xc1]
# INTEL: vpmullw ymm0, ymm0, ymm1
vpmullw (%rax), %ymm0, %ymm0
# CHECK: vpmullw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd5,0x00]
# INTEL: vpmullw ymm0, ymm0, ymmword ptr [rax]
vpsubusb %ymm1, %ymm0, %ymm0
# CHECK: vpsubusb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd8,0xc1]
# INTEL: vpsubusb ymm0, ymm0, ymm1
vpsubusb (%rax), %ymm0, %ymm0
# CHECK: vpsubusb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd8,0x00]
# INTEL: vpsubusb ymm0, ymm0, ymmword ptr [rax]
vpsubusw %ymm1, %ymm0, %ymm0
# CHECK: vpsubusw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd9,0xc1]
# INTEL: vpsubusw ymm0, ymm0, ymm1
vpsubusw (%rax), %ymm0, %ymm0
# CHECK: vpsubusw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xd9,0x00]
# INTEL: vpsubusw ymm0, ymm0, ymmword ptr [rax]
vpminub %ymm1, %ymm0, %ymm0
# CHECK: vpminub %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xda,0xc1]
# INTEL: vpminub ymm0, ymm0, ymm1
vpminub (%rax), %ymm0, %ymm0
# CHECK: vpminub (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xda,0x00]
# INTEL: vpminub ymm0, ymm0, ymmword ptr [rax]
vpand %ymm1, %ymm0, %ymm0
# CHECK: vpand %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdb,0xc1]
# INTEL: vpand ymm0, ymm0, ymm1
vpand (%rax), %ymm0, %ymm0
# CHECK: vpand (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdb,0x00]
# INTEL: vpand ymm0, ymm0, ymmword ptr [rax]
vpaddusb %ymm1, %ymm0, %ymm0
# CHECK: vpaddusb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdc,0xc1]
# INTEL: vpaddusb ymm0, ymm0, ymm1
vpaddusb (%rax), %ymm0, %ymm0
# CHECK: vpaddusb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdc,0x00]
# INTEL: vpaddusb ymm0, ymm0, ymmword ptr [rax]
vpaddusw %ymm1, %ymm0, %ymm0
# CHECK: vpaddusw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdd,0xc1]
# INTEL: vpaddusw ymm0, ymm0, ymm1
vpaddusw (%rax), %ymm0, %ymm0
# CHECK: vpaddusw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdd,0x00]
# INTEL: vpaddusw ymm0, ymm0, ymmword ptr [rax]
vpmaxub %ymm1, %ymm0, %ymm0
# CHECK: vpmaxub %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xde,0xc1]
# INTEL: vpmaxub ymm0, ymm0, ymm1
vpmaxub (%rax), %ymm0, %ymm0
# CHECK: vpmaxub (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xde,0x00]
# INTEL: vpmaxub ymm0, ymm0, ymmword ptr [rax]
vpandn %ymm1, %ymm0, %ymm0
# CHECK: vpandn %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdf,0xc1]
# INTEL: vpandn ymm0, ymm0, ymm1
vpandn (%rax), %ymm0, %ymm0
# CHECK: vpandn (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xdf,0x00]
# INTEL: vpandn ymm0, ymm0, ymmword ptr [rax]
vpavgb %ymm1, %ymm0, %ymm0
# CHECK: vpavgb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe0,0xc1]
# INTEL: vpavgb ymm0, ymm0, ymm1
vpavgb (%rax), %ymm0, %ymm0
# CHECK: vpavgb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe0,0x00]
# INTEL: vpavgb ymm0, ymm0, ymmword ptr [rax]
vpsraw %xmm1, %ymm0, %ymm0
# CHECK: vpsraw %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe1,0xc1]
# INTEL: vpsraw ymm0, ymm0, xmm1
vpsraw (%rax), %ymm0, %ymm0
# CHECK: vpsraw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe1,0x00]
# INTEL: vpsraw ymm0, ymm0, xmmword ptr [rax]
vpsrad %xmm1, %ymm0, %ymm0
# CHECK: vpsrad %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe2,0xc1]
# INTEL: vpsrad ymm0, ymm0, xmm1
vpsrad (%rax), %ymm0, %ymm0
# CHECK: vpsrad (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe2,0x00]
# INTEL: vpsrad ymm0, ymm0, xmmword ptr [rax]
vpavgw %ymm1, %ymm0, %ymm0
# CHECK: vpavgw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe3,0xc1]
# INTEL: vpavgw ymm0, ymm0, ymm1
vpavgw (%rax), %ymm0, %ymm0
# CHECK: vpavgw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe3,0x00]
# INTEL: vpavgw ymm0, ymm0, ymmword ptr [rax]
vpmulhuw %ymm1, %ymm0, %ymm0
# CHECK: vpmulhuw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe4,0xc1]
# INTEL: vpmulhuw ymm0, ymm0, ymm1
vpmulhuw (%rax), %ymm0, %ymm0
# CHECK: vpmulhuw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe4,0x00]
# INTEL: vpmulhuw ymm0, ymm0, ymmword ptr [rax]
vpmulhw %ymm1, %ymm0, %ymm0
# CHECK: vpmulhw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe5,0xc1]
# INTEL: vpmulhw ymm0, ymm0, ymm1
vpmulhw (%rax), %ymm0, %ymm0
# CHECK: vpmulhw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe5,0x00]
# INTEL: vpmulhw ymm0, ymm0, ymmword ptr [rax]
vpsubsb %ymm1, %ymm0, %ymm0
# CHECK: vpsubsb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe8,0xc1]
# INTEL: vpsubsb ymm0, ymm0, ymm1
vpsubsb (%rax), %ymm0, %ymm0
# CHECK: vpsubsb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe8,0x00]
# INTEL: vpsubsb ymm0, ymm0, ymmword ptr [rax]
vpsubsw %ymm1, %ymm0, %ymm0
# CHECK: vpsubsw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe9,0xc1]
# INTEL: vpsubsw ymm0, ymm0, ymm1
vpsubsw (%rax), %ymm0, %ymm0
# CHECK: vpsubsw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xe9,0x00]
# INTEL: vpsubsw ymm0, ymm0, ymmword ptr [rax]
vpminsw %ymm1, %ymm0, %ymm0
# CHECK: vpminsw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xea,0xc1]
# INTEL: vpminsw ymm0, ymm0, ymm1
vpminsw (%rax), %ymm0, %ymm0
# CHECK: vpminsw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xea,0x00]
# INTEL: vpminsw ymm0, ymm0, ymmword ptr [rax]
vpor %ymm1, %ymm0, %ymm0
# CHECK: vpor %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xeb,0xc1]
# INTEL: vpor ymm0, ymm0, ymm1
vpor (%rax), %ymm0, %ymm0
# CHECK: vpor (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xeb,0x00]
# INTEL: vpor ymm0, ymm0, ymmword ptr [rax]
vpaddsb %ymm1, %ymm0, %ymm0
# CHECK: vpaddsb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xec,0xc1]
# INTEL: vpaddsb ymm0, ymm0, ymm1
vpaddsb (%rax), %ymm0, %ymm0
# CHECK: vpaddsb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xec,0x00]
# INTEL: vpaddsb ymm0, ymm0, ymmword ptr [rax]
vpaddsw %ymm1, %ymm0, %ymm0
# CHECK: vpaddsw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xed,0xc1]
# INTEL: vpaddsw ymm0, ymm0, ymm1
vpaddsw (%rax), %ymm0, %ymm0
# CHECK: vpaddsw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xed,0x00]
# INTEL: vpaddsw ymm0, ymm0, ymmword ptr [rax]
vpmaxsw %ymm1, %ymm0, %ymm0
# CHECK: vpmaxsw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xee,0xc1]
# INTEL: vpmaxsw ymm0, ymm0, ymm1
vpmaxsw (%rax), %ymm0, %ymm0
# CHECK: vpmaxsw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xee,0x00]
# INTEL: vpmaxsw ymm0, ymm0, ymmword ptr [rax]
vpxor %ymm1, %ymm0, %ymm0
# CHECK: vpxor %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xef,0xc1]
# INTEL: vpxor ymm0, ymm0, ymm1
vpxor (%rax), %ymm0, %ymm0
# CHECK: vpxor (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xef,0x00]
# INTEL: vpxor ymm0, ymm0, ymmword ptr [rax]
vpsllw %xmm1, %ymm0, %ymm0
# CHECK: vpsllw %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf1,0xc1]
# INTEL: vpsllw ymm0, ymm0, xmm1
vpsllw (%rax), %ymm0, %ymm0
# CHECK: vpsllw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf1,0x00]
# INTEL: vpsllw ymm0, ymm0, xmmword ptr [rax]
vpslld %xmm1, %ymm0, %ymm0
# CHECK: vpslld %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf2,0xc1]
# INTEL: vpslld ymm0, ymm0, xmm1
vpslld (%rax), %ymm0, %ymm0
# CHECK: vpslld (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf2,0x00]
# INTEL: vpslld ymm0, ymm0, xmmword ptr [rax]
vpsllq %xmm1, %ymm0, %ymm0
# CHECK: vpsllq %xmm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf3,0xc1]
# INTEL: vpsllq ymm0, ymm0, xmm1
vpsllq (%rax), %ymm0, %ymm0
# CHECK: vpsllq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf3,0x00]
# INTEL: vpsllq ymm0, ymm0, xmmword ptr [rax]
vpmuludq %ymm1, %ymm0, %ymm0
# CHECK: vpmuludq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf4,0xc1]
# INTEL: vpmuludq ymm0, ymm0, ymm1
vpmuludq (%rax), %ymm0, %ymm0
# CHECK: vpmuludq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf4,0x00]
# INTEL: vpmuludq ymm0, ymm0, ymmword ptr [rax]
vpmaddwd %ymm1, %ymm0, %ymm0
# CHECK: vpmaddwd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf5,0xc1]
# INTEL: vpmaddwd ymm0, ymm0, ymm1
vpmaddwd (%rax), %ymm0, %ymm0
# CHECK: vpmaddwd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf5,0x00]
# INTEL: vpmaddwd ymm0, ymm0, ymmword ptr [rax]
vpsadbw %ymm1, %ymm0, %ymm0
# CHECK: vpsadbw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf6,0xc1]
# INTEL: vpsadbw ymm0, ymm0, ymm1
vpsadbw (%rax), %ymm0, %ymm0
# CHECK: vpsadbw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf6,0x00]
# INTEL: vpsadbw ymm0, ymm0, ymmword ptr [rax]
vpsubb %ymm1, %ymm0, %ymm0
# CHECK: vpsubb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf8,0xc1]
# INTEL: vpsubb ymm0, ymm0, ymm1
vpsubb (%rax), %ymm0, %ymm0
# CHECK: vpsubb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf8,0x00]
# INTEL: vpsubb ymm0, ymm0, ymmword ptr [rax]
vpsubw %ymm1, %ymm0, %ymm0
# CHECK: vpsubw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf9,0xc1]
# INTEL: vpsubw ymm0, ymm0, ymm1
vpsubw (%rax), %ymm0, %ymm0
# CHECK: vpsubw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xf9,0x00]
# INTEL: vpsubw ymm0, ymm0, ymmword ptr [rax]
vpsubd %ymm1, %ymm0, %ymm0
# CHECK: vpsubd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfa,0xc1]
# INTEL: vpsubd ymm0, ymm0, ymm1
vpsubd (%rax), %ymm0, %ymm0
# CHECK: vpsubd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfa,0x00]
# INTEL: vpsubd ymm0, ymm0, ymmword ptr [rax]
vpsubq %ymm1, %ymm0, %ymm0
# CHECK: vpsubq %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfb,0xc1]
# INTEL: vpsubq ymm0, ymm0, ymm1
vpsubq (%rax), %ymm0, %ymm0
# CHECK: vpsubq (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfb,0x00]
# INTEL: vpsubq ymm0, ymm0, ymmword ptr [rax]
vpaddb %ymm1, %ymm0, %ymm0
# CHECK: vpaddb %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfc,0xc1]
# INTEL: vpaddb ymm0, ymm0, ymm1
vpaddb (%rax), %ymm0, %ymm0
# CHECK: vpaddb (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfc,0x00]
# INTEL: vpaddb ymm0, ymm0, ymmword ptr [rax]
vpaddw %ymm1, %ymm0, %ymm0
# CHECK: vpaddw %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfd,0xc1]
# INTEL: vpaddw ymm0, ymm0, ymm1
vpaddw (%rax), %ymm0, %ymm0
# CHECK: vpaddw (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfd,0x00]
# INTEL: vpaddw ymm0, ymm0, ymmword ptr [rax]
vpaddd %ymm1, %ymm0, %ymm0
# CHECK: vpaddd %ymm1, %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfe,0xc1]
# INTEL: vpaddd ymm0, ymm0, ymm1
vpaddd (%rax), %ymm0, %ymm0
# CHECK: vpaddd (%rax), %ymm0, %ymm0 # encoding: [0xc5,0xfd,0xfe,0x00]
# INTEL: vpaddd ymm0, ymm0, ymmword ptr [rax]
vphaddw %ymm1, %ymm0, %ymm0
# CHECK: vphaddw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x01,0xc1]
# INTEL: vphaddw ymm0, ymm0, ymm1
vphaddw (%rax), %ymm0, %ymm0
# CHECK: vphaddw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x01,0x00]
# INTEL: vphaddw ymm0, ymm0, ymmword ptr [rax]
vphaddd %ymm1, %ymm0, %ymm0
# CHECK: vphaddd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x02,0xc1]
# INTEL: vphaddd ymm0, ymm0, ymm1
vphaddd (%rax), %ymm0, %ymm0
# CHECK: vphaddd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x02,0x00]
# INTEL: vphaddd ymm0, ymm0, ymmword ptr [rax]
vphaddsw %ymm1, %ymm0, %ymm0
# CHECK: vphaddsw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x03,0xc1]
# INTEL: vphaddsw ymm0, ymm0, ymm1
vphaddsw (%rax), %ymm0, %ymm0
# CHECK: vphaddsw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x03,0x00]
# INTEL: vphaddsw ymm0, ymm0, ymmword ptr [rax]
vpmaddubsw %ymm1, %ymm0, %ymm0
# CHECK: vpmaddubsw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x04,0xc1]
# INTEL: vpmaddubsw ymm0, ymm0, ymm1
vpmaddubsw (%rax), %ymm0, %ymm0
# CHECK: vpmaddubsw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x04,0x00]
# INTEL: vpmaddubsw ymm0, ymm0, ymmword ptr [rax]
vphsubw %ymm1, %ymm0, %ymm0
# CHECK: vphsubw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x05,0xc1]
# INTEL: vphsubw ymm0, ymm0, ymm1
vphsubw (%rax), %ymm0, %ymm0
# CHECK: vphsubw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x05,0x00]
# INTEL: vphsubw ymm0, ymm0, ymmword ptr [rax]
vphsubd %ymm1, %ymm0, %ymm0
# CHECK: vphsubd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x06,0xc1]
# INTEL: vphsubd ymm0, ymm0, ymm1
vphsubd (%rax), %ymm0, %ymm0
# CHECK: vphsubd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x06,0x00]
# INTEL: vphsubd ymm0, ymm0, ymmword ptr [rax]
vphsubsw %ymm1, %ymm0, %ymm0
# CHECK: vphsubsw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x07,0xc1]
# INTEL: vphsubsw ymm0, ymm0, ymm1
vphsubsw (%rax), %ymm0, %ymm0
# CHECK: vphsubsw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x07,0x00]
# INTEL: vphsubsw ymm0, ymm0, ymmword ptr [rax]
vpsignb %ymm1, %ymm0, %ymm0
# CHECK: vpsignb %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x08,0xc1]
# INTEL: vpsignb ymm0, ymm0, ymm1
vpsignb (%rax), %ymm0, %ymm0
# CHECK: vpsignb (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x08,0x00]
# INTEL: vpsignb ymm0, ymm0, ymmword ptr [rax]
vpsignw %ymm1, %ymm0, %ymm0
# CHECK: vpsignw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x09,0xc1]
# INTEL: vpsignw ymm0, ymm0, ymm1
vpsignw (%rax), %ymm0, %ymm0
# CHECK: vpsignw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x09,0x00]
# INTEL: vpsignw ymm0, ymm0, ymmword ptr [rax]
vpsignd %ymm1, %ymm0, %ymm0
# CHECK: vpsignd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0a,0xc1]
# INTEL: vpsignd ymm0, ymm0, ymm1
vpsignd (%rax), %ymm0, %ymm0
# CHECK: vpsignd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0a,0x00]
# INTEL: vpsignd ymm0, ymm0, ymmword ptr [rax]
vpmulhrsw %ymm1, %ymm0, %ymm0
# CHECK: vpmulhrsw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0b,0xc1]
# INTEL: vpmulhrsw ymm0, ymm0, ymm1
vpmulhrsw (%rax), %ymm0, %ymm0
# CHECK: vpmulhrsw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0b,0x00]
# INTEL: vpmulhrsw ymm0, ymm0, ymmword ptr [rax]
vptest %ymm1, %ymm0
# CHECK: vptest %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x17,0xc1]
# INTEL: vptest ymm0, ymm1
vptest (%rax), %ymm0
# CHECK: vptest (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x17,0x00]
# INTEL: vptest ymm0, ymmword ptr [rax]
vpabsb %ymm1, %ymm0
# CHECK: vpabsb %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1c,0xc1]
# INTEL: vpabsb ymm0, ymm1
vpabsb (%rax), %ymm0
# CHECK: vpabsb (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1c,0x00]
# INTEL: vpabsb ymm0, ymmword ptr [rax]
vpabsw %ymm1, %ymm0
# CHECK: vpabsw %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1d,0xc1]
# INTEL: vpabsw ymm0, ymm1
vpabsw (%rax), %ymm0
# CHECK: vpabsw (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1d,0x00]
# INTEL: vpabsw ymm0, ymmword ptr [rax]
vpabsd %ymm1, %ymm0
# CHECK: vpabsd %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1e,0xc1]
# INTEL: vpabsd ymm0, ymm1
vpabsd (%rax), %ymm0
# CHECK: vpabsd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1e,0x00]
# INTEL: vpabsd ymm0, ymmword ptr [rax]
vpmuldq %ymm1, %ymm0, %ymm0
# CHECK: vpmuldq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x28,0xc1]
# INTEL: vpmuldq ymm0, ymm0, ymm1
vpmuldq (%rax), %ymm0, %ymm0
# CHECK: vpmuldq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x28,0x00]
# INTEL: vpmuldq ymm0, ymm0, ymmword ptr [rax]
vpcmpeqq %ymm1, %ymm0, %ymm0
# CHECK: vpcmpeqq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x29,0xc1]
# INTEL: vpcmpeqq ymm0, ymm0, ymm1
vpcmpeqq (%rax), %ymm0, %ymm0
# CHECK: vpcmpeqq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x29,0x00]
# INTEL: vpcmpeqq ymm0, ymm0, ymmword ptr [rax]
vpcmpgtq %ymm1, %ymm0, %ymm0
# CHECK: vpcmpgtq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x37,0xc1]
# INTEL: vpcmpgtq ymm0, ymm0, ymm1
vpcmpgtq (%rax), %ymm0, %ymm0
# CHECK: vpcmpgtq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x37,0x00]
# INTEL: vpcmpgtq ymm0, ymm0, ymmword ptr [rax]
vpminsb %ymm1, %ymm0, %ymm0
# CHECK: vpminsb %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x38,0xc1]
# INTEL: vpminsb ymm0, ymm0, ymm1
vpminsb (%rax), %ymm0, %ymm0
# CHECK: vpminsb (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x38,0x00]
# INTEL: vpminsb ymm0, ymm0, ymmword ptr [rax]
vpminsd %ymm1, %ymm0, %ymm0
# CHECK: vpminsd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x39,0xc1]
# INTEL: vpminsd ymm0, ymm0, ymm1
vpminsd (%rax), %ymm0, %ymm0
# CHECK: vpminsd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x39,0x00]
# INTEL: vpminsd ymm0, ymm0, ymmword ptr [rax]
vpminuw %ymm1, %ymm0, %ymm0
# CHECK: vpminuw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3a,0xc1]
# INTEL: vpminuw ymm0, ymm0, ymm1
vpminuw (%rax), %ymm0, %ymm0
# CHECK: vpminuw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3a,0x00]
# INTEL: vpminuw ymm0, ymm0, ymmword ptr [rax]
vpminud %ymm1, %ymm0, %ymm0
# CHECK: vpminud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3b,0xc1]
# INTEL: vpminud ymm0, ymm0, ymm1
vpminud (%rax), %ymm0, %ymm0
# CHECK: vpminud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3b,0x00]
# INTEL: vpminud ymm0, ymm0, ymmword ptr [rax]
vpmaxsb %ymm1, %ymm0, %ymm0
# CHECK: vpmaxsb %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3c,0xc1]
# INTEL: vpmaxsb ymm0, ymm0, ymm1
vpmaxsb (%rax), %ymm0, %ymm0
# CHECK: vpmaxsb (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3c,0x00]
# INTEL: vpmaxsb ymm0, ymm0, ymmword ptr [rax]
vpmaxsd %ymm1, %ymm0, %ymm0
# CHECK: vpmaxsd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3d,0xc1]
# INTEL: vpmaxsd ymm0, ymm0, ymm1
vpmaxsd (%rax), %ymm0, %ymm0
# CHECK: vpmaxsd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3d,0x00]
# INTEL: vpmaxsd ymm0, ymm0, ymmword ptr [rax]
vpmaxuw %ymm1, %ymm0, %ymm0
# CHECK: vpmaxuw %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3e,0xc1]
# INTEL: vpmaxuw ymm0, ymm0, ymm1
vpmaxuw (%rax), %ymm0, %ymm0
# CHECK: vpmaxuw (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3e,0x00]
# INTEL: vpmaxuw ymm0, ymm0, ymmword ptr [rax]
vpmaxud %ymm1, %ymm0, %ymm0
# CHECK: vpmaxud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3f,0xc1]
# INTEL: vpmaxud ymm0, ymm0, ymm1
vpmaxud (%rax), %ymm0, %ymm0
# CHECK: vpmaxud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x3f,0x00]
# INTEL: vpmaxud ymm0, ymm0, ymmword ptr [rax]
vpmulld %ymm1, %ymm0, %ymm0
# CHECK: vpmulld %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x40,0xc1]
# INTEL: vpmulld ymm0, ymm0, ymm1
vpmulld (%rax), %ymm0, %ymm0
# CHECK: vpmulld (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x40,0x00]
# INTEL: vpmulld ymm0, ymm0, ymmword ptr [rax]
vmpsadbw $5, %ymm1, %ymm0, %ymm0
# CHECK: vmpsadbw $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x42,0xc1,0x05]
# INTEL: vmpsadbw ymm0, ymm0, ymm1, 5
vmpsadbw $5, (%rax), %ymm0, %ymm0
# CHECK: vmpsadbw $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x42,0x00,0x05]
# INTEL: vmpsadbw ymm0, ymm0, ymmword ptr [rax], 5
