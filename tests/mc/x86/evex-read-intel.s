# Masks, broadcasts and rounding in Intel's syntax; memory without a size is what fits the other operands.
# RUN: codewright mc -triple=x86_64 -x86-asm-syntax=intel -output-asm-variant=1 -show-encoding %s | FileCheck %s

vaddps zmm1 {k1}{z}, zmm2, [rax]{1to16}
# CHECK: vaddps zmm1 {k1} {z}, zmm2, dword ptr [rax]{1to16} # encoding: [0x62,0xf1,0x6c,0xd9,0x58,0x08]
vaddps zmm1, zmm2, [rax]
# CHECK: vaddps zmm1, zmm2, zmmword ptr [rax] # encoding: [0x62,0xf1,0x6c,0x48,0x58,0x08]
vaddps zmm1, zmm2, zmm3, {rn-sae}
# CHECK: vaddps zmm1, zmm2, zmm3, {rn-sae} # encoding: [0x62,0xf1,0x6c,0x18,0x58,0xcb]
vcmpps k1{k2}, zmm2, zmm3, {sae}, 40
# CHECK: vcmpps k1 {k2}, zmm2, zmm3, {sae}, 40 # encoding: [0x62,0xf1,0x6c,0x1a,0xc2,0xcb,0x28]
vcmpeqps k1{k2}, zmm2, zmm3, {sae}
# CHECK: vcmpeqps k1 {k2}, zmm2, zmm3, {sae} # encoding: [0x62,0xf1,0x6c,0x1a,0xc2,0xcb,0x00]
vpcmpltud k1, zmm2, [rax]
# CHECK: vpcmpltud k1, zmm2, zmmword ptr [rax] # encoding: [0x62,0xf3,0x6d,0x48,0x1e,0x08,0x01]
vmovdqu64 zmmword ptr [rax + 64]{k1}, zmm1
# CHECK: vmovdqu64 zmmword ptr [rax + 64] {k1}, zmm1 # encoding: [0x62,0xf1,0xfe,0x49,0x7f,0x48,0x01]
vcvtpd2ps xmm1, qword ptr [rax]{1to4}
# CHECK: vcvtpd2ps xmm1, qword ptr [rax]{1to4} # encoding: [0x62,0xf1,0xfd,0x38,0x5a,0x08]
vgatherdps zmm1{k1}, [rax+zmm2*4]
# CHECK: vgatherdps zmm1 {k1}, dword ptr [rax + 4*zmm2] # encoding: [0x62,0xf2,0x7d,0x49,0x92,0x0c,0x90]
vcvtsi2ss xmm1, xmm2, {rn-sae}, eax
# CHECK: vcvtsi2ss xmm1, xmm2, {rn-sae}, eax # encoding: [0x62,0xf1,0x6e,0x18,0x2a,0xc8]
vgatherpf1qpd {k1}, [rax+zmm2]
# CHECK: vgatherpf1qpd {k1}, qword ptr [rax + zmm2] # encoding: [0x62,0xf2,0xfd,0x49,0xc7,0x14,0x10]
{evex} vaddps xmm1, xmm2, xmm3
# CHECK: {evex} vaddps xmm1, xmm2, xmm3 # encoding: [0x62,0xf1,0x6c,0x08,0x58,0xcb]
