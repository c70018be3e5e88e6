# XOP, TBM, LWP, FMA4 and the two-source permutations.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vpermil2ps $5, %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpermil2ps $5, %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x48,0xc1,0x05]
# INTEL: vpermil2ps xmm0, xmm0, xmm1, xmm0, 5
vpermil2ps $5, %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpermil2ps $5, %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x48,0x00,0x05]
# INTEL: vpermil2ps xmm0, xmm0, xmmword ptr [rax], xmm0, 5
vpermil2pd $5, %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpermil2pd $5, %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x49,0xc1,0x05]
# INTEL: vpermil2pd xmm0, xmm0, xmm1, xmm0, 5
vpermil2pd $5, %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpermil2pd $5, %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x49,0x00,0x05]
# INTEL: vpermil2pd xmm0, xmm0, xmmword ptr [rax], xmm0, 5
vfmaddsubps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsubps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5c,0xc0,0x10]
# INTEL: vfmaddsubps xmm0, xmm0, xmm1, xmm0
vfmaddsubps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddsubps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x5c,0x00,0x00]
# INTEL: vfmaddsubps xmm0, xmm0, xmmword ptr [rax], xmm0
vfmaddsubpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsubpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5d,0xc0,0x10]
# INTEL: vfmaddsubpd xmm0, xmm0, xmm1, xmm0
vfmaddsubpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddsubpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x5d,0x00,0x00]
# INTEL: vfmaddsubpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfmsubaddps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubaddps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5e,0xc0,0x10]
# INTEL: vfmsubaddps xmm0, xmm0, xmm1, xmm0
vfmsubaddps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubaddps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x5e,0x00,0x00]
# INTEL: vfmsubaddps xmm0, xmm0, xmmword ptr [rax], xmm0
vfmsubaddpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubaddpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5f,0xc0,0x10]
# INTEL: vfmsubaddpd xmm0, xmm0, xmm1, xmm0
vfmsubaddpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubaddpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x5f,0x00,0x00]
# INTEL: vfmsubaddpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfmaddps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x68,0xc0,0x10]
# INTEL: vfmaddps xmm0, xmm0, xmm1, xmm0
vfmaddps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x68,0x00,0x00]
# INTEL: vfmaddps xmm0, xmm0, xmmword ptr [rax], xmm0
vfmaddpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x69,0xc0,0x10]
# INTEL: vfmaddpd xmm0, xmm0, xmm1, xmm0
vfmaddpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x69,0x00,0x00]
# INTEL: vfmaddpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfmaddss %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddss %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6a,0xc0,0x10]
# INTEL: vfmaddss xmm0, xmm0, xmm1, xmm0
vfmaddss %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddss %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6a,0x00,0x00]
# INTEL: vfmaddss xmm0, xmm0, dword ptr [rax], xmm0
vfmaddsd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmaddsd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6b,0xc0,0x10]
# INTEL: vfmaddsd xmm0, xmm0, xmm1, xmm0
vfmaddsd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmaddsd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6b,0x00,0x00]
# INTEL: vfmaddsd xmm0, xmm0, qword ptr [rax], xmm0
vfmsubps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6c,0xc0,0x10]
# INTEL: vfmsubps xmm0, xmm0, xmm1, xmm0
vfmsubps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6c,0x00,0x00]
# INTEL: vfmsubps xmm0, xmm0, xmmword ptr [rax], xmm0
vfmsubpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6d,0xc0,0x10]
# INTEL: vfmsubpd xmm0, xmm0, xmm1, xmm0
vfmsubpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6d,0x00,0x00]
# INTEL: vfmsubpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfmsubss %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubss %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6e,0xc0,0x10]
# INTEL: vfmsubss xmm0, xmm0, xmm1, xmm0
vfmsubss %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubss %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6e,0x00,0x00]
# INTEL: vfmsubss xmm0, xmm0, dword ptr [rax], xmm0
vfmsubsd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfmsubsd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6f,0xc0,0x10]
# INTEL: vfmsubsd xmm0, xmm0, xmm1, xmm0
vfmsubsd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfmsubsd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x6f,0x00,0x00]
# INTEL: vfmsubsd xmm0, xmm0, qword ptr [rax], xmm0
vfnmaddps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmaddps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x78,0xc0,0x10]
# INTEL: vfnmaddps xmm0, xmm0, xmm1, xmm0
vfnmaddps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmaddps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x78,0x00,0x00]
# INTEL: vfnmaddps xmm0, xmm0, xmmword ptr [rax], xmm0
vfnmaddpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmaddpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x79,0xc0,0x10]
# INTEL: vfnmaddpd xmm0, xmm0, xmm1, xmm0
vfnmaddpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmaddpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x79,0x00,0x00]
# INTEL: vfnmaddpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfnmaddss %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmaddss %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7a,0xc0,0x10]
# INTEL: vfnmaddss xmm0, xmm0, xmm1, xmm0
vfnmaddss %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmaddss %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7a,0x00,0x00]
# INTEL: vfnmaddss xmm0, xmm0, dword ptr [rax], xmm0
vfnmaddsd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmaddsd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7b,0xc0,0x10]
# INTEL: vfnmaddsd xmm0, xmm0, xmm1, xmm0
vfnmaddsd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmaddsd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7b,0x00,0x00]
# INTEL: vfnmaddsd xmm0, xmm0, qword ptr [rax], xmm0
vfnmsubps %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmsubps %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7c,0xc0,0x10]
# INTEL: vfnmsubps xmm0, xmm0, xmm1, xmm0
vfnmsubps %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmsubps %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7c,0x00,0x00]
# INTEL: vfnmsubps xmm0, xmm0, xmmword ptr [rax], xmm0
vfnmsubpd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmsubpd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7d,0xc0,0x10]
# INTEL: vfnmsubpd xmm0, xmm0, xmm1, xmm0
vfnmsubpd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmsubpd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7d,0x00,0x00]
# INTEL: vfnmsubpd xmm0, xmm0, xmmword ptr [rax], xmm0
vfnmsubss %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmsubss %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7e,0xc0,0x10]
# INTEL: vfnmsubss xmm0, xmm0, xmm1, xmm0
vfnmsubss %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmsubss %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7e,0x00,0x00]
# INTEL: vfnmsubss xmm0, xmm0, dword ptr [rax], xmm0
vfnmsubsd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vfnmsubsd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7f,0xc0,0x10]
# INTEL: vfnmsubsd xmm0, xmm0, xmm1, xmm0
vfnmsubsd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vfnmsubsd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x7f,0x00,0x00]
# INTEL: vfnmsubsd xmm0, xmm0, qword ptr [rax], xmm0
vpermil2ps $5, %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vpermil2ps $5, %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x48,0xc1,0x05]
# INTEL: vpermil2ps ymm0, ymm0, ymm1, ymm0, 5
vpermil2ps $5, %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vpermil2ps $5, %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x48,0x00,0x05]
# INTEL: vpermil2ps ymm0, ymm0, ymmword ptr [rax], ymm0, 5
vpermil2pd $5, %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vpermil2pd $5, %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x49,0xc1,0x05]
# INTEL: vpermil2pd ymm0, ymm0, ymm1, ymm0, 5
vpermil2pd $5, %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vpermil2pd $5, %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x49,0x00,0x05]
# INTEL: vpermil2pd ymm0, ymm0, ymmword ptr [rax], ymm0, 5
vfmaddsubps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsubps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5c,0xc0,0x10]
# INTEL: vfmaddsubps ymm0, ymm0, ymm1, ymm0
vfmaddsubps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmaddsubps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x5c,0x00,0x00]
# INTEL: vfmaddsubps ymm0, ymm0, ymmword ptr [rax], ymm0
vfmaddsubpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmaddsubpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5d,0xc0,0x10]
# INTEL: vfmaddsubpd ymm0, ymm0, ymm1, ymm0
vfmaddsubpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmaddsubpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x5d,0x00,0x00]
# INTEL: vfmaddsubpd ymm0, ymm0, ymmword ptr [rax], ymm0
vfmsubaddps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmsubaddps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5e,0xc0,0x10]
# INTEL: vfmsubaddps ymm0, ymm0, ymm1, ymm0
vfmsubaddps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmsubaddps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x5e,0x00,0x00]
# INTEL: vfmsubaddps ymm0, ymm0, ymmword ptr [rax], ymm0
vfmsubaddpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmsubaddpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5f,0xc0,0x10]
# INTEL: vfmsubaddpd ymm0, ymm0, ymm1, ymm0
vfmsubaddpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmsubaddpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x5f,0x00,0x00]
# INTEL: vfmsubaddpd ymm0, ymm0, ymmword ptr [rax], ymm0
vfmaddps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmaddps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x68,0xc0,0x10]
# INTEL: vfmaddps ymm0, ymm0, ymm1, ymm0
vfmaddps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmaddps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x68,0x00,0x00]
# INTEL: vfmaddps ymm0, ymm0, ymmword ptr [rax], ymm0
vfmaddpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmaddpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x69,0xc0,0x10]
# INTEL: vfmaddpd ymm0, ymm0, ymm1, ymm0
vfmaddpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmaddpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x69,0x00,0x00]
# INTEL: vfmaddpd ymm0, ymm0, ymmword ptr [rax], ymm0
vfmsubps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmsubps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6c,0xc0,0x10]
# INTEL: vfmsubps ymm0, ymm0, ymm1, ymm0
vfmsubps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmsubps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x6c,0x00,0x00]
# INTEL: vfmsubps ymm0, ymm0, ymmword ptr [rax], ymm0
vfmsubpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfmsubpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6d,0xc0,0x10]
# INTEL: vfmsubpd ymm0, ymm0, ymm1, ymm0
vfmsubpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfmsubpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x6d,0x00,0x00]
# INTEL: vfmsubpd ymm0, ymm0, ymmword ptr [rax], ymm0
vfnmaddps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfnmaddps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x78,0xc0,0x10]
# INTEL: vfnmaddps ymm0, ymm0, ymm1, ymm0
vfnmaddps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfnmaddps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x78,0x00,0x00]
# INTEL: vfnmaddps ymm0, ymm0, ymmword ptr [rax], ymm0
vfnmaddpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfnmaddpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x79,0xc0,0x10]
# INTEL: vfnmaddpd ymm0, ymm0, ymm1, ymm0
vfnmaddpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfnmaddpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x79,0x00,0x00]
# INTEL: vfnmaddpd ymm0, ymm0, ymmword ptr [rax], ymm0
vfnmsubps %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfnmsubps %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7c,0xc0,0x10]
# INTEL: vfnmsubps ymm0, ymm0, ymm1, ymm0
vfnmsubps %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfnmsubps %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x7c,0x00,0x00]
# INTEL: vfnmsubps ymm0, ymm0, ymmword ptr [rax], ymm0
vfnmsubpd %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vfnmsubpd %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7d,0xc0,0x10]
# INTEL: vfnmsubpd ymm0, ymm0, ymm1, ymm0
vfnmsubpd %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vfnmsubpd %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x7d,0x00,0x00]
# INTEL: vfnmsubpd ymm0, ymm0, ymmword ptr [rax], ymm0
vpermil2ps $5, %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vpermil2ps $5, %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x48,0xc0,0x15]
# INTEL: vpermil2ps xmm0, xmm0, xmm0, xmm1, 5
vpermil2ps $5, (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vpermil2ps $5, (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x48,0x00,0x05]
# INTEL: vpermil2ps xmm0, xmm0, xmm0, xmmword ptr [rax], 5
vpermil2pd $5, %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vpermil2pd $5, %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x49,0xc0,0x15]
# INTEL: vpermil2pd xmm0, xmm0, xmm0, xmm1, 5
vpermil2pd $5, (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vpermil2pd $5, (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x49,0x00,0x05]
# INTEL: vpermil2pd xmm0, xmm0, xmm0, xmmword ptr [rax], 5
vfmaddsubps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsubps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5c,0xc1,0x00]
# INTEL: vfmaddsubps xmm0, xmm0, xmm0, xmm1
vfmaddsubps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsubps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5c,0x00,0x00]
# INTEL: vfmaddsubps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmaddsubpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsubpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5d,0xc1,0x00]
# INTEL: vfmaddsubpd xmm0, xmm0, xmm0, xmm1
vfmaddsubpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsubpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5d,0x00,0x00]
# INTEL: vfmaddsubpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmsubaddps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubaddps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5e,0xc1,0x00]
# INTEL: vfmsubaddps xmm0, xmm0, xmm0, xmm1
vfmsubaddps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubaddps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5e,0x00,0x00]
# INTEL: vfmsubaddps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmsubaddpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubaddpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5f,0xc1,0x00]
# INTEL: vfmsubaddpd xmm0, xmm0, xmm0, xmm1
vfmsubaddpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubaddpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x5f,0x00,0x00]
# INTEL: vfmsubaddpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmaddps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x68,0xc1,0x00]
# INTEL: vfmaddps xmm0, xmm0, xmm0, xmm1
vfmaddps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x68,0x00,0x00]
# INTEL: vfmaddps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmaddpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x69,0xc1,0x00]
# INTEL: vfmaddpd xmm0, xmm0, xmm0, xmm1
vfmaddpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x69,0x00,0x00]
# INTEL: vfmaddpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmaddss %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddss %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6a,0xc1,0x00]
# INTEL: vfmaddss xmm0, xmm0, xmm0, xmm1
vfmaddss (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddss (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6a,0x00,0x00]
# INTEL: vfmaddss xmm0, xmm0, xmm0, dword ptr [rax]
vfmaddsd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6b,0xc1,0x00]
# INTEL: vfmaddsd xmm0, xmm0, xmm0, xmm1
vfmaddsd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmaddsd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6b,0x00,0x00]
# INTEL: vfmaddsd xmm0, xmm0, xmm0, qword ptr [rax]
vfmsubps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6c,0xc1,0x00]
# INTEL: vfmsubps xmm0, xmm0, xmm0, xmm1
vfmsubps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6c,0x00,0x00]
# INTEL: vfmsubps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmsubpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6d,0xc1,0x00]
# INTEL: vfmsubpd xmm0, xmm0, xmm0, xmm1
vfmsubpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6d,0x00,0x00]
# INTEL: vfmsubpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfmsubss %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubss %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6e,0xc1,0x00]
# INTEL: vfmsubss xmm0, xmm0, xmm0, xmm1
vfmsubss (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubss (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6e,0x00,0x00]
# INTEL: vfmsubss xmm0, xmm0, xmm0, dword ptr [rax]
vfmsubsd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfmsubsd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6f,0xc1,0x00]
# INTEL: vfmsubsd xmm0, xmm0, xmm0, xmm1
vfmsubsd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfmsubsd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x6f,0x00,0x00]
# INTEL: vfmsubsd xmm0, xmm0, xmm0, qword ptr [rax]
vfnmaddps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x78,0xc1,0x00]
# INTEL: vfnmaddps xmm0, xmm0, xmm0, xmm1
vfnmaddps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x78,0x00,0x00]
# INTEL: vfnmaddps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfnmaddpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x79,0xc1,0x00]
# INTEL: vfnmaddpd xmm0, xmm0, xmm0, xmm1
vfnmaddpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x79,0x00,0x00]
# INTEL: vfnmaddpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfnmaddss %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddss %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7a,0xc1,0x00]
# INTEL: vfnmaddss xmm0, xmm0, xmm0, xmm1
vfnmaddss (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddss (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7a,0x00,0x00]
# INTEL: vfnmaddss xmm0, xmm0, xmm0, dword ptr [rax]
vfnmaddsd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddsd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7b,0xc1,0x00]
# INTEL: vfnmaddsd xmm0, xmm0, xmm0, xmm1
vfnmaddsd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmaddsd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7b,0x00,0x00]
# INTEL: vfnmaddsd xmm0, xmm0, xmm0, qword ptr [rax]
vfnmsubps %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubps %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7c,0xc1,0x00]
# INTEL: vfnmsubps xmm0, xmm0, xmm0, xmm1
vfnmsubps (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubps (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7c,0x00,0x00]
# INTEL: vfnmsubps xmm0, xmm0, xmm0, xmmword ptr [rax]
vfnmsubpd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubpd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7d,0xc1,0x00]
# INTEL: vfnmsubpd xmm0, xmm0, xmm0, xmm1
vfnmsubpd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubpd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7d,0x00,0x00]
# INTEL: vfnmsubpd xmm0, xmm0, xmm0, xmmword ptr [rax]
vfnmsubss %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubss %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7e,0xc1,0x00]
# INTEL: vfnmsubss xmm0, xmm0, xmm0, xmm1
vfnmsubss (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubss (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7e,0x00,0x00]
# INTEL: vfnmsubss xmm0, xmm0, xmm0, dword ptr [rax]
vfnmsubsd %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubsd %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7f,0xc1,0x00]
# INTEL: vfnmsubsd xmm0, xmm0, xmm0, xmm1
vfnmsubsd (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vfnmsubsd (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0x7f,0x00,0x00]
# INTEL: vfnmsubsd xmm0, xmm0, xmm0, qword ptr [rax]
vpermil2ps $5, %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vpermil2ps $5, %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x48,0xc0,0x15]
# INTEL: vpermil2ps ymm0, ymm0, ymm0, ymm1, 5
vpermil2ps $5, (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vpermil2ps $5, (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x48,0x00,0x05]
# INTEL: vpermil2ps ymm0, ymm0, ymm0, ymmword ptr [rax], 5
vpermil2pd $5, %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vpermil2pd $5, %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x49,0xc0,0x15]
# INTEL: vpermil2pd ymm0, ymm0, ymm0, ymm1, 5
vpermil2pd $5, (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vpermil2pd $5, (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x49,0x00,0x05]
# INTEL: vpermil2pd ymm0, ymm0, ymm0, ymmword ptr [rax], 5
vfmaddsubps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmaddsubps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5c,0xc1,0x00]
# INTEL: vfmaddsubps ymm0, ymm0, ymm0, ymm1
vfmaddsubps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmaddsubps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5c,0x00,0x00]
# INTEL: vfmaddsubps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmaddsubpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmaddsubpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5d,0xc1,0x00]
# INTEL: vfmaddsubpd ymm0, ymm0, ymm0, ymm1
vfmaddsubpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmaddsubpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5d,0x00,0x00]
# INTEL: vfmaddsubpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmsubaddps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmsubaddps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5e,0xc1,0x00]
# INTEL: vfmsubaddps ymm0, ymm0, ymm0, ymm1
vfmsubaddps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmsubaddps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5e,0x00,0x00]
# INTEL: vfmsubaddps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmsubaddpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmsubaddpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5f,0xc1,0x00]
# INTEL: vfmsubaddpd ymm0, ymm0, ymm0, ymm1
vfmsubaddpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmsubaddpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x5f,0x00,0x00]
# INTEL: vfmsubaddpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmaddps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmaddps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x68,0xc1,0x00]
# INTEL: vfmaddps ymm0, ymm0, ymm0, ymm1
vfmaddps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmaddps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x68,0x00,0x00]
# INTEL: vfmaddps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmaddpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmaddpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x69,0xc1,0x00]
# INTEL: vfmaddpd ymm0, ymm0, ymm0, ymm1
vfmaddpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmaddpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x69,0x00,0x00]
# INTEL: vfmaddpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmsubps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmsubps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6c,0xc1,0x00]
# INTEL: vfmsubps ymm0, ymm0, ymm0, ymm1
vfmsubps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmsubps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6c,0x00,0x00]
# INTEL: vfmsubps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfmsubpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfmsubpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6d,0xc1,0x00]
# INTEL: vfmsubpd ymm0, ymm0, ymm0, ymm1
vfmsubpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfmsubpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x6d,0x00,0x00]
# INTEL: vfmsubpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vfnmaddps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfnmaddps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x78,0xc1,0x00]
# INTEL: vfnmaddps ymm0, ymm0, ymm0, ymm1
vfnmaddps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfnmaddps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x78,0x00,0x00]
# INTEL: vfnmaddps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfnmaddpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfnmaddpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x79,0xc1,0x00]
# INTEL: vfnmaddpd ymm0, ymm0, ymm0, ymm1
vfnmaddpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfnmaddpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x79,0x00,0x00]
# INTEL: vfnmaddpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vfnmsubps %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfnmsubps %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7c,0xc1,0x00]
# INTEL: vfnmsubps ymm0, ymm0, ymm0, ymm1
vfnmsubps (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfnmsubps (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7c,0x00,0x00]
# INTEL: vfnmsubps ymm0, ymm0, ymm0, ymmword ptr [rax]
vfnmsubpd %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vfnmsubpd %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7d,0xc1,0x00]
# INTEL: vfnmsubpd ymm0, ymm0, ymm0, ymm1
vfnmsubpd (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vfnmsubpd (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x7d,0x00,0x00]
# INTEL: vfnmsubpd ymm0, ymm0, ymm0, ymmword ptr [rax]
vpmacssww %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacssww %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x85,0xc1,0x00]
# INTEL: vpmacssww xmm0, xmm0, xmm1, xmm0
vpmacssww %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacssww %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x85,0x00,0x00]
# INTEL: vpmacssww xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacsswd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacsswd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x86,0xc1,0x00]
# INTEL: vpmacsswd xmm0, xmm0, xmm1, xmm0
vpmacsswd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacsswd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x86,0x00,0x00]
# INTEL: vpmacsswd xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacssdql %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacssdql %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x87,0xc1,0x00]
# INTEL: vpmacssdql xmm0, xmm0, xmm1, xmm0
vpmacssdql %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacssdql %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x87,0x00,0x00]
# INTEL: vpmacssdql xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacssdd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacssdd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x8e,0xc1,0x00]
# INTEL: vpmacssdd xmm0, xmm0, xmm1, xmm0
vpmacssdd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacssdd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x8e,0x00,0x00]
# INTEL: vpmacssdd xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacssdqh %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacssdqh %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x8f,0xc1,0x00]
# INTEL: vpmacssdqh xmm0, xmm0, xmm1, xmm0
vpmacssdqh %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacssdqh %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x8f,0x00,0x00]
# INTEL: vpmacssdqh xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacsww %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacsww %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x95,0xc1,0x00]
# INTEL: vpmacsww xmm0, xmm0, xmm1, xmm0
vpmacsww %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacsww %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x95,0x00,0x00]
# INTEL: vpmacsww xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacswd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacswd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x96,0xc1,0x00]
# INTEL: vpmacswd xmm0, xmm0, xmm1, xmm0
vpmacswd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacswd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x96,0x00,0x00]
# INTEL: vpmacswd xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacsdql %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacsdql %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x97,0xc1,0x00]
# INTEL: vpmacsdql xmm0, xmm0, xmm1, xmm0
vpmacsdql %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacsdql %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x97,0x00,0x00]
# INTEL: vpmacsdql xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacsdd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacsdd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x9e,0xc1,0x00]
# INTEL: vpmacsdd xmm0, xmm0, xmm1, xmm0
vpmacsdd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacsdd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x9e,0x00,0x00]
# INTEL: vpmacsdd xmm0, xmm0, xmmword ptr [rax], xmm0
vpmacsdqh %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmacsdqh %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x9f,0xc1,0x00]
# INTEL: vpmacsdqh xmm0, xmm0, xmm1, xmm0
vpmacsdqh %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmacsdqh %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0x9f,0x00,0x00]
# INTEL: vpmacsdqh xmm0, xmm0, xmmword ptr [rax], xmm0
vpcmov %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpcmov %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa2,0xc1,0x00]
# INTEL: vpcmov xmm0, xmm0, xmm1, xmm0
vpcmov %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpcmov %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa2,0x00,0x00]
# INTEL: vpcmov xmm0, xmm0, xmmword ptr [rax], xmm0
vpperm %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpperm %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa3,0xc1,0x00]
# INTEL: vpperm xmm0, xmm0, xmm1, xmm0
vpperm %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpperm %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa3,0x00,0x00]
# INTEL: vpperm xmm0, xmm0, xmmword ptr [rax], xmm0
vpmadcsswd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmadcsswd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa6,0xc1,0x00]
# INTEL: vpmadcsswd xmm0, xmm0, xmm1, xmm0
vpmadcsswd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmadcsswd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa6,0x00,0x00]
# INTEL: vpmadcsswd xmm0, xmm0, xmmword ptr [rax], xmm0
vpmadcswd %xmm0, %xmm1, %xmm0, %xmm0
# CHECK: vpmadcswd %xmm0, %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xb6,0xc1,0x00]
# INTEL: vpmadcswd xmm0, xmm0, xmm1, xmm0
vpmadcswd %xmm0, (%rax), %xmm0, %xmm0
# CHECK: vpmadcswd %xmm0, (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xb6,0x00,0x00]
# INTEL: vpmadcswd xmm0, xmm0, xmmword ptr [rax], xmm0
vprotb $5, %xmm1, %xmm0
# CHECK: vprotb $5, %xmm1, %xmm0 # encoding: [0x8f,0xe8,0x78,0xc0,0xc1,0x05]
# INTEL: vprotb xmm0, xmm1, 5
vprotb $5, (%rax), %xmm0
# CHECK: vprotb $5, (%rax), %xmm0 # encoding: [0x8f,0xe8,0x78,0xc0,0x00,0x05]
# INTEL: vprotb xmm0, xmmword ptr [rax], 5
vprotw $5, %xmm1, %xmm0
# CHECK: vprotw $5, %xmm1, %xmm0 # encoding: [0x8f,0xe8,0x78,0xc1,0xc1,0x05]
# INTEL: vprotw xmm0, xmm1, 5
vprotw $5, (%rax), %xmm0
# CHECK: vprotw $5, (%rax), %xmm0 # encoding: [0x8f,0xe8,0x78,0xc1,0x00,0x05]
# INTEL: vprotw xmm0, xmmword ptr [rax], 5
vprotd $5, %xmm1, %xmm0
# CHECK: vprotd $5, %xmm1, %xmm0 # encoding: [0x8f,0xe8,0x78,0xc2,0xc1,0x05]
# INTEL: vprotd xmm0, xmm1, 5
vprotd $5, (%rax), %xmm0
# CHECK: vprotd $5, (%rax), %xmm0 # encoding: [0x8f,0xe8,0x78,0xc2,0x00,0x05]
# INTEL: vprotd xmm0, xmmword ptr [rax], 5
vprotq $5, %xmm1, %xmm0
# CHECK: vprotq $5, %xmm1, %xmm0 # encoding: [0x8f,0xe8,0x78,0xc3,0xc1,0x05]
# INTEL: vprotq xmm0, xmm1, 5
vprotq $5, (%rax), %xmm0
# CHECK: vprotq $5, (%rax), %xmm0 # encoding: [0x8f,0xe8,0x78,0xc3,0x00,0x05]
# INTEL: vprotq xmm0, xmmword ptr [rax], 5
vpcomneqb %xmm1, %xmm0, %xmm0
# CHECK: vpcomneqb %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcc,0xc1,0x05]
# INTEL: vpcomneqb xmm0, xmm0, xmm1
vpcomneqb (%rax), %xmm0, %xmm0
# CHECK: vpcomneqb (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcc,0x00,0x05]
# INTEL: vpcomneqb xmm0, xmm0, xmmword ptr [rax]
vpcomneqw %xmm1, %xmm0, %xmm0
# CHECK: vpcomneqw %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcd,0xc1,0x05]
# INTEL: vpcomneqw xmm0, xmm0, xmm1
vpcomneqw (%rax), %xmm0, %xmm0
# CHECK: vpcomneqw (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcd,0x00,0x05]
# INTEL: vpcomneqw xmm0, xmm0, xmmword ptr [rax]
vpcomneqd %xmm1, %xmm0, %xmm0
# CHECK: vpcomneqd %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xce,0xc1,0x05]
# INTEL: vpcomneqd xmm0, xmm0, xmm1
vpcomneqd (%rax), %xmm0, %xmm0
# CHECK: vpcomneqd (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xce,0x00,0x05]
# INTEL: vpcomneqd xmm0, xmm0, xmmword ptr [rax]
vpcomneqq %xmm1, %xmm0, %xmm0
# CHECK: vpcomneqq %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcf,0xc1,0x05]
# INTEL: vpcomneqq xmm0, xmm0, xmm1
vpcomneqq (%rax), %xmm0, %xmm0
# CHECK: vpcomneqq (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xcf,0x00,0x05]
# INTEL: vpcomneqq xmm0, xmm0, xmmword ptr [rax]
vpcomnequb %xmm1, %xmm0, %xmm0
# CHECK: vpcomnequb %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xec,0xc1,0x05]
# INTEL: vpcomnequb xmm0, xmm0, xmm1
vpcomnequb (%rax), %xmm0, %xmm0
# CHECK: vpcomnequb (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xec,0x00,0x05]
# INTEL: vpcomnequb xmm0, xmm0, xmmword ptr [rax]
vpcomnequw %xmm1, %xmm0, %xmm0
# CHECK: vpcomnequw %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xed,0xc1,0x05]
# INTEL: vpcomnequw xmm0, xmm0, xmm1
vpcomnequw (%rax), %xmm0, %xmm0
# CHECK: vpcomnequw (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xed,0x00,0x05]
# INTEL: vpcomnequw xmm0, xmm0, xmmword ptr [rax]
vpcomnequd %xmm1, %xmm0, %xmm0
# CHECK: vpcomnequd %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xee,0xc1,0x05]
# INTEL: vpcomnequd xmm0, xmm0, xmm1
vpcomnequd (%rax), %xmm0, %xmm0
# CHECK: vpcomnequd (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xee,0x00,0x05]
# INTEL: vpcomnequd xmm0, xmm0, xmmword ptr [rax]
vpcomnequq %xmm1, %xmm0, %xmm0
# CHECK: vpcomnequq %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xef,0xc1,0x05]
# INTEL: vpcomnequq xmm0, xmm0, xmm1
vpcomnequq (%rax), %xmm0, %xmm0
# CHECK: vpcomnequq (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xef,0x00,0x05]
# INTEL: vpcomnequq xmm0, xmm0, xmmword ptr [rax]
blcfilll %ecx, %eax
# CHECK: blcfilll %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xc9]
# INTEL: blcfill eax, ecx
blsfilll %ecx, %eax
# CHECK: blsfilll %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xd1]
# INTEL: blsfill eax, ecx
blcsl %ecx, %eax
# CHECK: blcsl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xd9]
# INTEL: blcs eax, ecx
tzmskl %ecx, %eax
# CHECK: tzmskl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xe1]
# INTEL: tzmsk eax, ecx
blcicl %ecx, %eax
# CHECK: blcicl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xe9]
# INTEL: blcic eax, ecx
blsicl %ecx, %eax
# CHECK: blsicl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xf1]
# INTEL: blsic eax, ecx
t1mskcl %ecx, %eax
# CHECK: t1mskcl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x01,0xf9]
# INTEL: t1mskc eax, ecx
blcfilll (%rax), %eax
# CHECK: blcfilll (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x08]
# INTEL: blcfill eax, dword ptr [rax]
blsfilll (%rax), %eax
# CHECK: blsfilll (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x10]
# INTEL: blsfill eax, dword ptr [rax]
blcsl (%rax), %eax
# CHECK: blcsl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x18]
# INTEL: blcs eax, dword ptr [rax]
tzmskl (%rax), %eax
# CHECK: tzmskl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x20]
# INTEL: tzmsk eax, dword ptr [rax]
blcicl (%rax), %eax
# CHECK: blcicl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x28]
# INTEL: blcic eax, dword ptr [rax]
blsicl (%rax), %eax
# CHECK: blsicl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x30]
# INTEL: blsic eax, dword ptr [rax]
t1mskcl (%rax), %eax
# CHECK: t1mskcl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x01,0x38]
# INTEL: t1mskc eax, dword ptr [rax]
blcmskl %ecx, %eax
# CHECK: blcmskl %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x02,0xc9]
# INTEL: blcmsk eax, ecx
blcil %ecx, %eax
# CHECK: blcil %ecx, %eax # encoding: [0x8f,0xe9,0x78,0x02,0xf1]
# INTEL: blci eax, ecx
blcmskl (%rax), %eax
# CHECK: blcmskl (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x02,0x08]
# INTEL: blcmsk eax, dword ptr [rax]
blcil (%rax), %eax
# CHECK: blcil (%rax), %eax # encoding: [0x8f,0xe9,0x78,0x02,0x30]
# INTEL: blci eax, dword ptr [rax]
llwpcb %ecx
# CHECK: llwpcb %ecx # encoding: [0x8f,0xe9,0x78,0x12,0xc1]
# INTEL: llwpcb ecx
slwpcb %ecx
# CHECK: slwpcb %ecx # encoding: [0x8f,0xe9,0x78,0x12,0xc9]
# INTEL: slwpcb ecx
vfrczps %xmm1, %xmm0
# CHECK: vfrczps %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x80,0xc1]
# INTEL: vfrczps xmm0, xmm1
vfrczps (%rax), %xmm0
# CHECK: vfrczps (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x80,0x00]
# INTEL: vfrczps xmm0, xmmword ptr [rax]
vfrczpd %xmm1, %xmm0
# CHECK: vfrczpd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x81,0xc1]
# INTEL: vfrczpd xmm0, xmm1
vfrczpd (%rax), %xmm0
# CHECK: vfrczpd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x81,0x00]
# INTEL: vfrczpd xmm0, xmmword ptr [rax]
vfrczss %xmm1, %xmm0
# CHECK: vfrczss %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x82,0xc1]
# INTEL: vfrczss xmm0, xmm1
vfrczss (%rax), %xmm0
# CHECK: vfrczss (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x82,0x00]
# INTEL: vfrczss xmm0, dword ptr [rax]
vfrczsd %xmm1, %xmm0
# CHECK: vfrczsd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x83,0xc1]
# INTEL: vfrczsd xmm0, xmm1
vfrczsd (%rax), %xmm0
# CHECK: vfrczsd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x83,0x00]
# INTEL: vfrczsd xmm0, qword ptr [rax]
vprotb %xmm0, %xmm1, %xmm0
# CHECK: vprotb %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x90,0xc1]
# INTEL: vprotb xmm0, xmm1, xmm0
vprotb %xmm0, (%rax), %xmm0
# CHECK: vprotb %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x90,0x00]
# INTEL: vprotb xmm0, xmmword ptr [rax], xmm0
vprotw %xmm0, %xmm1, %xmm0
# CHECK: vprotw %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x91,0xc1]
# INTEL: vprotw xmm0, xmm1, xmm0
vprotw %xmm0, (%rax), %xmm0
# CHECK: vprotw %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x91,0x00]
# INTEL: vprotw xmm0, xmmword ptr [rax], xmm0
vprotd %xmm0, %xmm1, %xmm0
# CHECK: vprotd %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x92,0xc1]
# INTEL: vprotd xmm0, xmm1, xmm0
vprotd %xmm0, (%rax), %xmm0
# CHECK: vprotd %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x92,0x00]
# INTEL: vprotd xmm0, xmmword ptr [rax], xmm0
vprotq %xmm0, %xmm1, %xmm0
# CHECK: vprotq %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x93,0xc1]
# INTEL: vprotq xmm0, xmm1, xmm0
vprotq %xmm0, (%rax), %xmm0
# CHECK: vprotq %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x93,0x00]
# INTEL: vprotq xmm0, xmmword ptr [rax], xmm0
vpshlb %xmm0, %xmm1, %xmm0
# CHECK: vpshlb %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x94,0xc1]
# INTEL: vpshlb xmm0, xmm1, xmm0
vpshlb %xmm0, (%rax), %xmm0
# CHECK: vpshlb %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x94,0x00]
# INTEL: vpshlb xmm0, xmmword ptr [rax], xmm0
vpshlw %xmm0, %xmm1, %xmm0
# CHECK: vpshlw %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x95,0xc1]
# INTEL: vpshlw xmm0, xmm1, xmm0
vpshlw %xmm0, (%rax), %xmm0
# CHECK: vpshlw %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x95,0x00]
# INTEL: vpshlw xmm0, xmmword ptr [rax], xmm0
vpshld %xmm0, %xmm1, %xmm0
# CHECK: vpshld %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x96,0xc1]
# INTEL: vpshld xmm0, xmm1, xmm0
vpshld %xmm0, (%rax), %xmm0
# CHECK: vpshld %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x96,0x00]
# INTEL: vpshld xmm0, xmmword ptr [rax], xmm0
vpshlq %xmm0, %xmm1, %xmm0
# CHECK: vpshlq %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x97,0xc1]
# INTEL: vpshlq xmm0, xmm1, xmm0
vpshlq %xmm0, (%rax), %xmm0
# CHECK: vpshlq %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x97,0x00]
# INTEL: vpshlq xmm0, xmmword ptr [rax], xmm0
vpshab %xmm0, %xmm1, %xmm0
# CHECK: vpshab %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x98,0xc1]
# INTEL: vpshab xmm0, xmm1, xmm0
vpshab %xmm0, (%rax), %xmm0
# CHECK: vpshab %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x98,0x00]
# INTEL: vpshab xmm0, xmmword ptr [rax], xmm0
vpshaw %xmm0, %xmm1, %xmm0
# CHECK: vpshaw %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x99,0xc1]
# INTEL: vpshaw xmm0, xmm1, xmm0
vpshaw %xmm0, (%rax), %xmm0
# CHECK: vpshaw %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x99,0x00]
# INTEL: vpshaw xmm0, xmmword ptr [rax], xmm0
vpshad %xmm0, %xmm1, %xmm0
# CHECK: vpshad %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x9a,0xc1]
# INTEL: vpshad xmm0, xmm1, xmm0
vpshad %xmm0, (%rax), %xmm0
# CHECK: vpshad %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x9a,0x00]
# INTEL: vpshad xmm0, xmmword ptr [rax], xmm0
vpshaq %xmm0, %xmm1, %xmm0
# CHECK: vpshaq %xmm0, %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0x9b,0xc1]
# INTEL: vpshaq xmm0, xmm1, xmm0
vpshaq %xmm0, (%rax), %xmm0
# CHECK: vpshaq %xmm0, (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0x9b,0x00]
# INTEL: vpshaq xmm0, xmmword ptr [rax], xmm0
vphaddbw %xmm1, %xmm0
# CHECK: vphaddbw %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xc1,0xc1]
# INTEL: vphaddbw xmm0, xmm1
vphaddbw (%rax), %xmm0
# CHECK: vphaddbw (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xc1,0x00]
# INTEL: vphaddbw xmm0, xmmword ptr [rax]
vphaddbd %xmm1, %xmm0
# CHECK: vphaddbd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xc2,0xc1]
# INTEL: vphaddbd xmm0, xmm1
vphaddbd (%rax), %xmm0
# CHECK: vphaddbd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xc2,0x00]
# INTEL: vphaddbd xmm0, xmmword ptr [rax]
vphaddbq %xmm1, %xmm0
# CHECK: vphaddbq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xc3,0xc1]
# INTEL: vphaddbq xmm0, xmm1
vphaddbq (%rax), %xmm0
# CHECK: vphaddbq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xc3,0x00]
# INTEL: vphaddbq xmm0, xmmword ptr [rax]
vphaddwd %xmm1, %xmm0
# CHECK: vphaddwd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xc6,0xc1]
# INTEL: vphaddwd xmm0, xmm1
vphaddwd (%rax), %xmm0
# CHECK: vphaddwd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xc6,0x00]
# INTEL: vphaddwd xmm0, xmmword ptr [rax]
vphaddwq %xmm1, %xmm0
# CHECK: vphaddwq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xc7,0xc1]
# INTEL: vphaddwq xmm0, xmm1
vphaddwq (%rax), %xmm0
# CHECK: vphaddwq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xc7,0x00]
# INTEL: vphaddwq xmm0, xmmword ptr [rax]
vphadddq %xmm1, %xmm0
# CHECK: vphadddq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xcb,0xc1]
# INTEL: vphadddq xmm0, xmm1
vphadddq (%rax), %xmm0
# CHECK: vphadddq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xcb,0x00]
# INTEL: vphadddq xmm0, xmmword ptr [rax]
vphaddubw %xmm1, %xmm0
# CHECK: vphaddubw %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xd1,0xc1]
# INTEL: vphaddubw xmm0, xmm1
vphaddubw (%rax), %xmm0
# CHECK: vphaddubw (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xd1,0x00]
# INTEL: vphaddubw xmm0, xmmword ptr [rax]
vphaddubd %xmm1, %xmm0
# CHECK: vphaddubd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xd2,0xc1]
# INTEL: vphaddubd xmm0, xmm1
vphaddubd (%rax), %xmm0
# CHECK: vphaddubd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xd2,0x00]
# INTEL: vphaddubd xmm0, xmmword ptr [rax]
vphaddubq %xmm1, %xmm0
# CHECK: vphaddubq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xd3,0xc1]
# INTEL: vphaddubq xmm0, xmm1
vphaddubq (%rax), %xmm0
# CHECK: vphaddubq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xd3,0x00]
# INTEL: vphaddubq xmm0, xmmword ptr [rax]
vphadduwd %xmm1, %xmm0
# CHECK: vphadduwd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xd6,0xc1]
# INTEL: vphadduwd xmm0, xmm1
vphadduwd (%rax), %xmm0
# CHECK: vphadduwd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xd6,0x00]
# INTEL: vphadduwd xmm0, xmmword ptr [rax]
vphadduwq %xmm1, %xmm0
# CHECK: vphadduwq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xd7,0xc1]
# INTEL: vphadduwq xmm0, xmm1
vphadduwq (%rax), %xmm0
# CHECK: vphadduwq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xd7,0x00]
# INTEL: vphadduwq xmm0, xmmword ptr [rax]
vphaddudq %xmm1, %xmm0
# CHECK: vphaddudq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xdb,0xc1]
# INTEL: vphaddudq xmm0, xmm1
vphaddudq (%rax), %xmm0
# CHECK: vphaddudq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xdb,0x00]
# INTEL: vphaddudq xmm0, xmmword ptr [rax]
vphsubbw %xmm1, %xmm0
# CHECK: vphsubbw %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xe1,0xc1]
# INTEL: vphsubbw xmm0, xmm1
vphsubbw (%rax), %xmm0
# CHECK: vphsubbw (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xe1,0x00]
# INTEL: vphsubbw xmm0, xmmword ptr [rax]
vphsubwd %xmm1, %xmm0
# CHECK: vphsubwd %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xe2,0xc1]
# INTEL: vphsubwd xmm0, xmm1
vphsubwd (%rax), %xmm0
# CHECK: vphsubwd (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xe2,0x00]
# INTEL: vphsubwd xmm0, xmmword ptr [rax]
vphsubdq %xmm1, %xmm0
# CHECK: vphsubdq %xmm1, %xmm0 # encoding: [0x8f,0xe9,0x78,0xe3,0xc1]
# INTEL: vphsubdq xmm0, xmm1
vphsubdq (%rax), %xmm0
# CHECK: vphsubdq (%rax), %xmm0 # encoding: [0x8f,0xe9,0x78,0xe3,0x00]
# INTEL: vphsubdq xmm0, xmmword ptr [rax]
bextrl $5, %ecx, %eax
# CHECK: bextrl $5, %ecx, %eax # encoding: [0x8f,0xea,0x78,0x10,0xc1,0x05,0x00,0x00,0x00]
# INTEL: bextr eax, ecx, 5
bextrl $5, (%rax), %eax
# CHECK: bextrl $5, (%rax), %eax # encoding: [0x8f,0xea,0x78,0x10,0x00,0x05,0x00,0x00,0x00]
# INTEL: bextr eax, dword ptr [rax], 5
lwpins $5, %ecx, %eax
# CHECK: lwpins $5, %ecx, %eax # encoding: [0x8f,0xea,0x78,0x12,0xc1,0x05,0x00,0x00,0x00]
# INTEL: lwpins eax, ecx, 5
lwpval $5, %ecx, %eax
# CHECK: lwpval $5, %ecx, %eax # encoding: [0x8f,0xea,0x78,0x12,0xc9,0x05,0x00,0x00,0x00]
# INTEL: lwpval eax, ecx, 5
lwpins $5, (%rax), %eax
# CHECK: lwpins $5, (%rax), %eax # encoding: [0x8f,0xea,0x78,0x12,0x00,0x05,0x00,0x00,0x00]
# INTEL: lwpins eax, dword ptr [rax], 5
lwpval $5, (%rax), %eax
# CHECK: lwpval $5, (%rax), %eax # encoding: [0x8f,0xea,0x78,0x12,0x08,0x05,0x00,0x00,0x00]
# INTEL: lwpval eax, dword ptr [rax], 5
vpcmov %ymm0, %ymm1, %ymm0, %ymm0
# CHECK: vpcmov %ymm0, %ymm1, %ymm0, %ymm0 # encoding: [0x8f,0xe8,0x7c,0xa2,0xc1,0x00]
# INTEL: vpcmov ymm0, ymm0, ymm1, ymm0
vpcmov %ymm0, (%rax), %ymm0, %ymm0
# CHECK: vpcmov %ymm0, (%rax), %ymm0, %ymm0 # encoding: [0x8f,0xe8,0x7c,0xa2,0x00,0x00]
# INTEL: vpcmov ymm0, ymm0, ymmword ptr [rax], ymm0
vfrczps %ymm1, %ymm0
# CHECK: vfrczps %ymm1, %ymm0 # encoding: [0x8f,0xe9,0x7c,0x80,0xc1]
# INTEL: vfrczps ymm0, ymm1
vfrczps (%rax), %ymm0
# CHECK: vfrczps (%rax), %ymm0 # encoding: [0x8f,0xe9,0x7c,0x80,0x00]
# INTEL: vfrczps ymm0, ymmword ptr [rax]
vfrczpd %ymm1, %ymm0
# CHECK: vfrczpd %ymm1, %ymm0 # encoding: [0x8f,0xe9,0x7c,0x81,0xc1]
# INTEL: vfrczpd ymm0, ymm1
vfrczpd (%rax), %ymm0
# CHECK: vfrczpd (%rax), %ymm0 # encoding: [0x8f,0xe9,0x7c,0x81,0x00]
# INTEL: vfrczpd ymm0, ymmword ptr [rax]
vpcmov %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vpcmov %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa2,0xc0,0x10]
# INTEL: vpcmov xmm0, xmm0, xmm0, xmm1
vpcmov (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vpcmov (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0xf8,0xa2,0x00,0x00]
# INTEL: vpcmov xmm0, xmm0, xmm0, xmmword ptr [rax]
vpperm %xmm1, %xmm0, %xmm0, %xmm0
# CHECK: vpperm %xmm1, %xmm0, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0x78,0xa3,0xc0,0x10]
# INTEL: vpperm xmm0, xmm0, xmm0, xmm1
vpperm (%rax), %xmm0, %xmm0, %xmm0
# CHECK: vpperm (%rax), %xmm0, %xmm0, %xmm0 # encoding: [0x8f,0xe8,0xf8,0xa3,0x00,0x00]
# INTEL: vpperm xmm0, xmm0, xmm0, xmmword ptr [rax]
blcfillq %rcx, %rax
# CHECK: blcfillq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xc9]
# INTEL: blcfill rax, rcx
blsfillq %rcx, %rax
# CHECK: blsfillq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xd1]
# INTEL: blsfill rax, rcx
blcsq %rcx, %rax
# CHECK: blcsq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xd9]
# INTEL: blcs rax, rcx
tzmskq %rcx, %rax
# CHECK: tzmskq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xe1]
# INTEL: tzmsk rax, rcx
blcicq %rcx, %rax
# CHECK: blcicq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xe9]
# INTEL: blcic rax, rcx
blsicq %rcx, %rax
# CHECK: blsicq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xf1]
# INTEL: blsic rax, rcx
t1mskcq %rcx, %rax
# CHECK: t1mskcq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x01,0xf9]
# INTEL: t1mskc rax, rcx
blcfillq (%rax), %rax
# CHECK: blcfillq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x08]
# INTEL: blcfill rax, qword ptr [rax]
blsfillq (%rax), %rax
# CHECK: blsfillq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x10]
# INTEL: blsfill rax, qword ptr [rax]
blcsq (%rax), %rax
# CHECK: blcsq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x18]
# INTEL: blcs rax, qword ptr [rax]
tzmskq (%rax), %rax
# CHECK: tzmskq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x20]
# INTEL: tzmsk rax, qword ptr [rax]
blcicq (%rax), %rax
# CHECK: blcicq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x28]
# INTEL: blcic rax, qword ptr [rax]
blsicq (%rax), %rax
# CHECK: blsicq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x30]
# INTEL: blsic rax, qword ptr [rax]
t1mskcq (%rax), %rax
# CHECK: t1mskcq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x01,0x38]
# INTEL: t1mskc rax, qword ptr [rax]
blcmskq %rcx, %rax
# CHECK: blcmskq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x02,0xc9]
# INTEL: blcmsk rax, rcx
blciq %rcx, %rax
# CHECK: blciq %rcx, %rax # encoding: [0x8f,0xe9,0xf8,0x02,0xf1]
# INTEL: blci rax, rcx
blcmskq (%rax), %rax
# CHECK: blcmskq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x02,0x08]
# INTEL: blcmsk rax, qword ptr [rax]
blciq (%rax), %rax
# CHECK: blciq (%rax), %rax # encoding: [0x8f,0xe9,0xf8,0x02,0x30]
# INTEL: blci rax, qword ptr [rax]
llwpcb %rcx
# CHECK: llwpcb %rcx # encoding: [0x8f,0xe9,0xf8,0x12,0xc1]
# INTEL: llwpcb rcx
slwpcb %rcx
# CHECK: slwpcb %rcx # encoding: [0x8f,0xe9,0xf8,0x12,0xc9]
# INTEL: slwpcb rcx
vprotb %xmm1, %xmm0, %xmm0
# CHECK: vprotb %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x90,0xc0]
# INTEL: vprotb xmm0, xmm0, xmm1
vprotb (%rax), %xmm0, %xmm0
# CHECK: vprotb (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x90,0x00]
# INTEL: vprotb xmm0, xmm0, xmmword ptr [rax]
vprotw %xmm1, %xmm0, %xmm0
# CHECK: vprotw %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x91,0xc0]
# INTEL: vprotw xmm0, xmm0, xmm1
vprotw (%rax), %xmm0, %xmm0
# CHECK: vprotw (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x91,0x00]
# INTEL: vprotw xmm0, xmm0, xmmword ptr [rax]
vprotd %xmm1, %xmm0, %xmm0
# CHECK: vprotd %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x92,0xc0]
# INTEL: vprotd xmm0, xmm0, xmm1
vprotd (%rax), %xmm0, %xmm0
# CHECK: vprotd (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x92,0x00]
# INTEL: vprotd xmm0, xmm0, xmmword ptr [rax]
vprotq %xmm1, %xmm0, %xmm0
# CHECK: vprotq %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x93,0xc0]
# INTEL: vprotq xmm0, xmm0, xmm1
vprotq (%rax), %xmm0, %xmm0
# CHECK: vprotq (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x93,0x00]
# INTEL: vprotq xmm0, xmm0, xmmword ptr [rax]
vpshlb %xmm1, %xmm0, %xmm0
# CHECK: vpshlb %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x94,0xc0]
# INTEL: vpshlb xmm0, xmm0, xmm1
vpshlb (%rax), %xmm0, %xmm0
# CHECK: vpshlb (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x94,0x00]
# INTEL: vpshlb xmm0, xmm0, xmmword ptr [rax]
vpshlw %xmm1, %xmm0, %xmm0
# CHECK: vpshlw %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x95,0xc0]
# INTEL: vpshlw xmm0, xmm0, xmm1
vpshlw (%rax), %xmm0, %xmm0
# CHECK: vpshlw (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x95,0x00]
# INTEL: vpshlw xmm0, xmm0, xmmword ptr [rax]
vpshld %xmm1, %xmm0, %xmm0
# CHECK: vpshld %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x96,0xc0]
# INTEL: vpshld xmm0, xmm0, xmm1
vpshld (%rax), %xmm0, %xmm0
# CHECK: vpshld (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x96,0x00]
# INTEL: vpshld xmm0, xmm0, xmmword ptr [rax]
vpshlq %xmm1, %xmm0, %xmm0
# CHECK: vpshlq %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x97,0xc0]
# INTEL: vpshlq xmm0, xmm0, xmm1
vpshlq (%rax), %xmm0, %xmm0
# CHECK: vpshlq (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x97,0x00]
# INTEL: vpshlq xmm0, xmm0, xmmword ptr [rax]
vpshab %xmm1, %xmm0, %xmm0
# CHECK: vpshab %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x98,0xc0]
# INTEL: vpshab xmm0, xmm0, xmm1
vpshab (%rax), %xmm0, %xmm0
# CHECK: vpshab (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x98,0x00]
# INTEL: vpshab xmm0, xmm0, xmmword ptr [rax]
vpshaw %xmm1, %xmm0, %xmm0
# CHECK: vpshaw %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x99,0xc0]
# INTEL: vpshaw xmm0, xmm0, xmm1
vpshaw (%rax), %xmm0, %xmm0
# CHECK: vpshaw (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x99,0x00]
# INTEL: vpshaw xmm0, xmm0, xmmword ptr [rax]
vpshad %xmm1, %xmm0, %xmm0
# CHECK: vpshad %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x9a,0xc0]
# INTEL: vpshad xmm0, xmm0, xmm1
vpshad (%rax), %xmm0, %xmm0
# CHECK: vpshad (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x9a,0x00]
# INTEL: vpshad xmm0, xmm0, xmmword ptr [rax]
vpshaq %xmm1, %xmm0, %xmm0
# CHECK: vpshaq %xmm1, %xmm0, %xmm0 # encoding: [0x8f,0xe9,0x70,0x9b,0xc0]
# INTEL: vpshaq xmm0, xmm0, xmm1
vpshaq (%rax), %xmm0, %xmm0
# CHECK: vpshaq (%rax), %xmm0, %xmm0 # encoding: [0x8f,0xe9,0xf8,0x9b,0x00]
# INTEL: vpshaq xmm0, xmm0, xmmword ptr [rax]
bextrq $5, %rcx, %rax
# CHECK: bextrq $5, %rcx, %rax # encoding: [0x8f,0xea,0xf8,0x10,0xc1,0x05,0x00,0x00,0x00]
# INTEL: bextr rax, rcx, 5
bextrq $5, (%rax), %rax
# CHECK: bextrq $5, (%rax), %rax # encoding: [0x8f,0xea,0xf8,0x10,0x00,0x05,0x00,0x00,0x00]
# INTEL: bextr rax, qword ptr [rax], 5
lwpins $5, %ecx, %rax
# CHECK: lwpins $5, %ecx, %rax # encoding: [0x8f,0xea,0xf8,0x12,0xc1,0x05,0x00,0x00,0x00]
# INTEL: lwpins rax, ecx, 5
lwpval $5, %ecx, %rax
# CHECK: lwpval $5, %ecx, %rax # encoding: [0x8f,0xea,0xf8,0x12,0xc9,0x05,0x00,0x00,0x00]
# INTEL: lwpval rax, ecx, 5
lwpins $5, (%rax), %rax
# CHECK: lwpins $5, (%rax), %rax # encoding: [0x8f,0xea,0xf8,0x12,0x00,0x05,0x00,0x00,0x00]
# INTEL: lwpins rax, dword ptr [rax], 5
lwpval $5, (%rax), %rax
# CHECK: lwpval $5, (%rax), %rax # encoding: [0x8f,0xea,0xf8,0x12,0x08,0x05,0x00,0x00,0x00]
# INTEL: lwpval rax, dword ptr [rax], 5
vpcmov %ymm1, %ymm0, %ymm0, %ymm0
# CHECK: vpcmov %ymm1, %ymm0, %ymm0, %ymm0 # encoding: [0x8f,0xe8,0x7c,0xa2,0xc0,0x10]
# INTEL: vpcmov ymm0, ymm0, ymm0, ymm1
vpcmov (%rax), %ymm0, %ymm0, %ymm0
# CHECK: vpcmov (%rax), %ymm0, %ymm0, %ymm0 # encoding: [0x8f,0xe8,0xfc,0xa2,0x00,0x00]
# INTEL: vpcmov ymm0, ymm0, ymm0, ymmword ptr [rax]
