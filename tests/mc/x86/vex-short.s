# Operands are exchanged where a VEX prefix of two bytes then does.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vaddps %xmm9, %xmm1, %xmm2
# CHECK: vaddps %xmm1, %xmm9, %xmm2 # encoding: [0xc5,0xb0,0x58,0xd1]
# INTEL: vaddps xmm2, xmm9, xmm1
{vex3} vaddps %xmm9, %xmm1, %xmm2
# CHECK: {vex3} vaddps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0x58,0xd1]
# INTEL: {vex3} vaddps xmm2, xmm1, xmm9
{vex3} vaddps %xmm1, %xmm1, %xmm2
# CHECK: {vex3} vaddps %xmm1, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0x70,0x58,0xd1]
# INTEL: {vex3} vaddps xmm2, xmm1, xmm1
vaddps %xmm9, %xmm10, %xmm2
# CHECK: vaddps %xmm9, %xmm10, %xmm2 # encoding: [0xc4,0xc1,0x28,0x58,0xd1]
# INTEL: vaddps xmm2, xmm10, xmm9
vsubps %xmm9, %xmm1, %xmm2
# CHECK: vsubps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0x5c,0xd1]
# INTEL: vsubps xmm2, xmm1, xmm9
vaddss %xmm9, %xmm1, %xmm2
# CHECK: vaddss %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x72,0x58,0xd1]
# INTEL: vaddss xmm2, xmm1, xmm9
vmovaps %xmm9, %xmm1
# CHECK: vmovaps %xmm9, %xmm1 # encoding: [0xc5,0x78,0x29,0xc9]
# INTEL: vmovaps xmm1, xmm9
vmovaps %xmm9, %xmm10
# CHECK: vmovaps %xmm9, %xmm10 # encoding: [0xc4,0x41,0x78,0x28,0xd1]
# INTEL: vmovaps xmm10, xmm9
vmovups (%r9), %xmm1
# CHECK: vmovups (%r9), %xmm1 # encoding: [0xc4,0xc1,0x78,0x10,0x09]
# INTEL: vmovups xmm1, xmmword ptr [r9]
vmovq %xmm9, %xmm1
# CHECK: vmovq %xmm9, %xmm1 # encoding: [0xc5,0x79,0xd6,0xc9]
# INTEL: vmovq xmm1, xmm9
vmovss %xmm9, %xmm1, %xmm2
# CHECK: vmovss %xmm9, %xmm1, %xmm2 # encoding: [0xc5,0x72,0x11,0xca]
# INTEL: vmovss xmm2, xmm1, xmm9
vmovss %xmm9, %xmm1, %xmm12
# CHECK: vmovss %xmm9, %xmm1, %xmm12 # encoding: [0xc4,0x41,0x72,0x10,0xe1]
# INTEL: vmovss xmm12, xmm1, xmm9
vcmpeqps %xmm9, %xmm1, %xmm2
# CHECK: vcmpeqps %xmm1, %xmm9, %xmm2 # encoding: [0xc5,0xb0,0xc2,0xd1,0x00]
# INTEL: vcmpeqps xmm2, xmm9, xmm1
vcmpltps %xmm9, %xmm1, %xmm2
# CHECK: vcmpltps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0xc2,0xd1,0x01]
# INTEL: vcmpltps xmm2, xmm1, xmm9
vcmpeqss %xmm9, %xmm1, %xmm2
# CHECK: vcmpeqss %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x72,0xc2,0xd1,0x00]
# INTEL: vcmpeqss xmm2, xmm1, xmm9
vpmulld %xmm9, %xmm1, %xmm2
# CHECK: vpmulld %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc2,0x71,0x40,0xd1]
# INTEL: vpmulld xmm2, xmm1, xmm9
vmovhlps %xmm9, %xmm1, %xmm2
# CHECK: vmovhlps %xmm9, %xmm1, %xmm2 # encoding: [0xc4,0xc1,0x70,0x12,0xd1]
# INTEL: vmovhlps xmm2, xmm1, xmm9
vpand %ymm9, %ymm1, %ymm2
# CHECK: vpand %ymm1, %ymm9, %ymm2 # encoding: [0xc5,0xb5,0xdb,0xd1]
# INTEL: vpand ymm2, ymm9, ymm1
