# The parts of an EVEX prefix: five-bit registers, lengths, masks, broadcasts, rounding, units of short displacements.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vaddps %zmm1,%zmm2,%zmm3
# CHECK: vaddps %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0xd9]
# INTEL: vaddps zmm3, zmm2, zmm1
vaddps %zmm1,%zmm2,%zmm3{%k1}
# CHECK: vaddps %zmm1, %zmm2, %zmm3 {%k1} # encoding: [0x62,0xf1,0x6c,0x49,0x58,0xd9]
# INTEL: vaddps zmm3 {k1}, zmm2, zmm1
vaddps %zmm1,%zmm2,%zmm3{%k1}{z}
# CHECK: vaddps %zmm1, %zmm2, %zmm3 {%k1} {z} # encoding: [0x62,0xf1,0x6c,0xc9,0x58,0xd9]
# INTEL: vaddps zmm3 {k1} {z}, zmm2, zmm1
vaddps (%rax){1to16},%zmm2,%zmm3{%k1}{z}
# CHECK: vaddps (%rax){1to16}, %zmm2, %zmm3 {%k1} {z} # encoding: [0x62,0xf1,0x6c,0xd9,0x58,0x18]
# INTEL: vaddps zmm3 {k1} {z}, zmm2, dword ptr [rax]{1to16}
vaddps {rn-sae}, %zmm1,%zmm2,%zmm3{%k1}{z}
# CHECK: vaddps {rn-sae}, %zmm1, %zmm2, %zmm3 {%k1} {z} # encoding: [0x62,0xf1,0x6c,0x99,0x58,0xd9]
# INTEL: vaddps zmm3 {k1} {z}, zmm2, zmm1, {rn-sae}
vaddps {rz-sae}, %zmm1,%zmm2,%zmm3
# CHECK: vaddps {rz-sae}, %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x78,0x58,0xd9]
# INTEL: vaddps zmm3, zmm2, zmm1, {rz-sae}
{evex} vaddps %xmm1,%xmm2,%xmm3
# CHECK: {evex} vaddps %xmm1, %xmm2, %xmm3 # encoding: [0x62,0xf1,0x6c,0x08,0x58,0xd9]
# INTEL: {evex} vaddps xmm3, xmm2, xmm1
{vex} vaddps %xmm1,%xmm2,%xmm3
# CHECK: {vex} vaddps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0x58,0xd9]
# INTEL: {vex} vaddps xmm3, xmm2, xmm1
vaddps %xmm17,%xmm2,%xmm3
# CHECK: vaddps %xmm17, %xmm2, %xmm3 # encoding: [0x62,0xb1,0x6c,0x08,0x58,0xd9]
# INTEL: vaddps xmm3, xmm2, xmm17
vaddps 64(%rax),%zmm2,%zmm3
# CHECK: vaddps 64(%rax), %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0x58,0x01]
# INTEL: vaddps zmm3, zmm2, zmmword ptr [rax + 64]
vaddps 65(%rax),%zmm2,%zmm3
# CHECK: vaddps 65(%rax), %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0x98,0x41,0x00,0x00,0x00]
# INTEL: vaddps zmm3, zmm2, zmmword ptr [rax + 65]
{disp32} vaddps 64(%rax),%zmm2,%zmm3
# CHECK: {disp32} vaddps 64(%rax), %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0x98,0x40,0x00,0x00,0x00]
# INTEL: {disp32} vaddps zmm3, zmm2, zmmword ptr [rax + 64]
{disp8} vaddps (%rax),%zmm2,%zmm3
# CHECK: {disp8} vaddps (%rax), %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0x58,0x00]
# INTEL: {disp8} vaddps zmm3, zmm2, zmmword ptr [rax]
vpaddd foo(%rip){1to4},%xmm2,%xmm3
# CHECK: vpaddd foo(%rip){1to4}, %xmm2, %xmm3 # encoding: [0x62,0xf1,0x6d,0x18,0xfe,0x1d,A,A,A,A]
# INTEL: vpaddd xmm3, xmm2, dword ptr [rip + foo]{1to4}
vpaddd 4(%rip){1to4},%xmm2,%xmm31
# CHECK: vpaddd 4(%rip){1to4}, %xmm2, %xmm31 # encoding: [0x62,0x61,0x6d,0x18,0xfe,0x3d,0x04,0x00,0x00,0x00]
# INTEL: vpaddd xmm31, xmm2, dword ptr [rip + 4]{1to4}

# Registers in every place.
vaddps %zmm31, %zmm15, %zmm16
# CHECK: vaddps %zmm31, %zmm15, %zmm16 # encoding: [0x62,0x81,0x04,0x48,0x58,0xc7]
# INTEL: vaddps zmm16, zmm15, zmm31
vaddps %zmm8, %zmm16, %zmm7
# CHECK: vaddps %zmm8, %zmm16, %zmm7 # encoding: [0x62,0xd1,0x7c,0x40,0x58,0xf8]
# INTEL: vaddps zmm7, zmm16, zmm8
vaddps (%r13,%r14,8), %zmm16, %zmm24
# CHECK: vaddps (%r13,%r14,8), %zmm16, %zmm24 # encoding: [0x62,0x01,0x7c,0x40,0x58,0x44,0xf5,0x00]
# INTEL: vaddps zmm24, zmm16, zmmword ptr [r13 + 8*r14]
vmovd %r15d, %xmm31
# CHECK: vmovd %r15d, %xmm31 # encoding: [0x62,0x41,0x7d,0x08,0x6e,0xff]
# INTEL: vmovd xmm31, r15d
vmovq %xmm16, %r8
# CHECK: vmovq %xmm16, %r8 # encoding: [0x62,0xc1,0xfd,0x08,0x7e,0xc0]
# INTEL: vmovq r8, xmm16

# Short displacements count in the size of memory.
vmovdqu64 64(%rsp), %zmm31
# CHECK: vmovdqu64 64(%rsp), %zmm31 # encoding: [0x62,0x61,0xfe,0x48,0x6f,0x7c,0x24,0x01]
# INTEL: vmovdqu64 zmm31, zmmword ptr [rsp + 64]
vmovdqu64 8128(%rsp), %zmm31
# CHECK: vmovdqu64 8128(%rsp), %zmm31 # encoding: [0x62,0x61,0xfe,0x48,0x6f,0x7c,0x24,0x7f]
# INTEL: vmovdqu64 zmm31, zmmword ptr [rsp + 8128]
vmovdqu64 8192(%rsp), %zmm31
# CHECK: vmovdqu64 8192(%rsp), %zmm31 # encoding: [0x62,0x61,0xfe,0x48,0x6f,0xbc,0x24,0x00,0x20,0x00,0x00]
# INTEL: vmovdqu64 zmm31, zmmword ptr [rsp + 8192]
vmovdqu64 -8192(%rsp), %zmm31
# CHECK: vmovdqu64 -8192(%rsp), %zmm31 # encoding: [0x62,0x61,0xfe,0x48,0x6f,0x7c,0x24,0x80]
# INTEL: vmovdqu64 zmm31, zmmword ptr [rsp - 8192]
vmovdqu64 -8193(%rsp), %zmm31
# CHECK: vmovdqu64 -8193(%rsp), %zmm31 # encoding: [0x62,0x61,0xfe,0x48,0x6f,0xbc,0x24,0xff,0xdf,0xff,0xff]
# INTEL: vmovdqu64 zmm31, zmmword ptr [rsp - 8193]
vaddps 508(%rax){1to16}, %zmm1, %zmm2
# CHECK: vaddps 508(%rax){1to16}, %zmm1, %zmm2 # encoding: [0x62,0xf1,0x74,0x58,0x58,0x50,0x7f]
# INTEL: vaddps zmm2, zmm1, dword ptr [rax + 508]{1to16}
vaddps 512(%rax){1to16}, %zmm1, %zmm2
# CHECK: vaddps 512(%rax){1to16}, %zmm1, %zmm2 # encoding: [0x62,0xf1,0x74,0x58,0x58,0x90,0x00,0x02,0x00,0x00]
# INTEL: vaddps zmm2, zmm1, dword ptr [rax + 512]{1to16}
vaddsd 1016(%rax), %xmm1, %xmm17
# CHECK: vaddsd 1016(%rax), %xmm1, %xmm17 # encoding: [0x62,0xe1,0xf7,0x08,0x58,0x48,0x7f]
# INTEL: vaddsd xmm17, xmm1, qword ptr [rax + 1016]
vpmovqb %zmm1, 8(%rax)
# CHECK: vpmovqb %zmm1, 8(%rax) # encoding: [0x62,0xf2,0x7e,0x48,0x32,0x48,0x01]
# INTEL: vpmovqb qword ptr [rax + 8], zmm1
vcvtps2pd 24(%rax), %xmm17
# CHECK: vcvtps2pd 24(%rax), %xmm17 # encoding: [0x62,0xe1,0x7c,0x08,0x5a,0x48,0x03]
# INTEL: vcvtps2pd xmm17, qword ptr [rax + 24]
vmovups foo(%rax), %zmm1
# CHECK: vmovups foo(%rax), %zmm1 # encoding: [0x62,0xf1,0x7c,0x48,0x10,0x88,A,A,A,A]
# INTEL: vmovups zmm1, zmmword ptr [rax + foo]
vmovdqu64 %zmm1, foo+64(%rip)
# CHECK: vmovdqu64 %zmm1, foo+64(%rip) # encoding: [0x62,0xf1,0xfe,0x48,0x7f,0x0d,A,A,A,A]
# INTEL: vmovdqu64 zmmword ptr [rip + foo+64], zmm1

# VEX where both exist, unless something needs or asks for EVEX.
vpaddd %xmm1, %xmm2, %xmm3
# CHECK: vpaddd %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe9,0xfe,0xd9]
# INTEL: vpaddd xmm3, xmm2, xmm1
{evex} vpaddd %xmm1, %xmm2, %xmm3
# CHECK: {evex} vpaddd %xmm1, %xmm2, %xmm3 # encoding: [0x62,0xf1,0x6d,0x08,0xfe,0xd9]
# INTEL: {evex} vpaddd xmm3, xmm2, xmm1
vpaddd %xmm1, %xmm2, %xmm3 {%k1}
# CHECK: vpaddd %xmm1, %xmm2, %xmm3 {%k1} # encoding: [0x62,0xf1,0x6d,0x09,0xfe,0xd9]
# INTEL: vpaddd xmm3 {k1}, xmm2, xmm1
vcvttss2si (%rax), %rcx
# CHECK: vcvttss2si (%rax), %rcx # encoding: [0xc4,0xe1,0xfa,0x2c,0x08]
# INTEL: vcvttss2si rcx, dword ptr [rax]
{evex} vcvttss2si (%rax), %rcx
# CHECK: {evex} vcvttss2si (%rax), %rcx # encoding: [0x62,0xf1,0xfe,0x08,0x2c,0x08]
# INTEL: {evex} vcvttss2si rcx, dword ptr [rax]
vpdpbusd %xmm1, %xmm2, %xmm3
# CHECK: vpdpbusd %xmm1, %xmm2, %xmm3 # encoding: [0x62,0xf2,0x6d,0x08,0x50,0xd9]
# INTEL: vpdpbusd xmm3, xmm2, xmm1
{vex} vpdpbusd %xmm1, %xmm2, %xmm3
# CHECK: {vex} vpdpbusd %xmm1, %xmm2, %xmm3 # encoding: [0xc4,0xe2,0x69,0x50,0xd9]
# INTEL: {vex} vpdpbusd xmm3, xmm2, xmm1
kmovw %k1, %k2
# CHECK: kmovw %k1, %k2 # encoding: [0xc5,0xf8,0x90,0xd1]
# INTEL: kmovw k2, k1
{evex} kmovw %k1, %k2
# CHECK: {evex} kmovw %k1, %k2 # encoding: [0x62,0xf1,0x7c,0x08,0x90,0xd1]
# INTEL: {evex} kmovw k2, k1

# The mark that clears may come first; without a mask it means nothing.
vaddps %zmm1, %zmm2, %zmm3 {z} {%k1}
# CHECK: vaddps %zmm1, %zmm2, %zmm3 {%k1} {z} # encoding: [0x62,0xf1,0x6c,0xc9,0x58,0xd9]
# INTEL: vaddps zmm3 {k1} {z}, zmm2, zmm1
vaddps %zmm1, %zmm2, %zmm3 {z}
# CHECK: vaddps %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf1,0x6c,0x48,0x58,0xd9]
# INTEL: vaddps zmm3, zmm2, zmm1
vaddps %zmm1, %zmm2, %zmm3 {k1}
# CHECK: vaddps %zmm1, %zmm2, %zmm3 {%k1} # encoding: [0x62,0xf1,0x6c,0x49,0x58,0xd9]
# INTEL: vaddps zmm3 {k1}, zmm2, zmm1
