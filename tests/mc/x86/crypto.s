# AES, SHA, SM3, SM4, carry-less multiplication, Galois fields, Key Locker.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

sha1nexte %xmm1, %xmm0
# CHECK: sha1nexte %xmm1, %xmm0 # encoding: [0x0f,0x38,0xc8,0xc1]
# INTEL: sha1nexte xmm0, xmm1
sha1nexte (%rax), %xmm0
# CHECK: sha1nexte (%rax), %xmm0 # encoding: [0x0f,0x38,0xc8,0x00]
# INTEL: sha1nexte xmm0, xmmword ptr [rax]
sha1msg1 %xmm1, %xmm0
# CHECK: sha1msg1 %xmm1, %xmm0 # encoding: [0x0f,0x38,0xc9,0xc1]
# INTEL: sha1msg1 xmm0, xmm1
sha1msg1 (%rax), %xmm0
# CHECK: sha1msg1 (%rax), %xmm0 # encoding: [0x0f,0x38,0xc9,0x00]
# INTEL: sha1msg1 xmm0, xmmword ptr [rax]
sha1msg2 %xmm1, %xmm0
# CHECK: sha1msg2 %xmm1, %xmm0 # encoding: [0x0f,0x38,0xca,0xc1]
# INTEL: sha1msg2 xmm0, xmm1
sha1msg2 (%rax), %xmm0
# CHECK: sha1msg2 (%rax), %xmm0 # encoding: [0x0f,0x38,0xca,0x00]
# INTEL: sha1msg2 xmm0, xmmword ptr [rax]
sha256rnds2 %xmm0, %xmm1, %xmm0
# CHECK: sha256rnds2 %xmm0, %xmm1, %xmm0 # encoding: [0x0f,0x38,0xcb,0xc1]
# INTEL: sha256rnds2 xmm0, xmm1, xmm0
sha256rnds2 %xmm0, (%rax), %xmm0
# CHECK: sha256rnds2 %xmm0, (%rax), %xmm0 # encoding: [0x0f,0x38,0xcb,0x00]
# INTEL: sha256rnds2 xmm0, xmmword ptr [rax], xmm0
sha256msg1 %xmm1, %xmm0
# CHECK: sha256msg1 %xmm1, %xmm0 # encoding: [0x0f,0x38,0xcc,0xc1]
# INTEL: sha256msg1 xmm0, xmm1
sha256msg1 (%rax), %xmm0
# CHECK: sha256msg1 (%rax), %xmm0 # encoding: [0x0f,0x38,0xcc,0x00]
# INTEL: sha256msg1 xmm0, xmmword ptr [rax]
sha256msg2 %xmm1, %xmm0
# CHECK: sha256msg2 %xmm1, %xmm0 # encoding: [0x0f,0x38,0xcd,0xc1]
# INTEL: sha256msg2 xmm0, xmm1
sha256msg2 (%rax), %xmm0
# CHECK: sha256msg2 (%rax), %xmm0 # encoding: [0x0f,0x38,0xcd,0x00]
# INTEL: sha256msg2 xmm0, xmmword ptr [rax]
sha1rnds4 $5, %xmm1, %xmm0
# CHECK: sha1rnds4 $5, %xmm1, %xmm0 # encoding: [0x0f,0x3a,0xcc,0xc1,0x05]
# INTEL: sha1rnds4 xmm0, xmm1, 5
sha1rnds4 $5, (%rax), %xmm0
# CHECK: sha1rnds4 $5, (%rax), %xmm0 # encoding: [0x0f,0x3a,0xcc,0x00,0x05]
# INTEL: sha1rnds4 xmm0, xmmword ptr [rax], 5
gf2p8mulb %xmm1, %xmm0
# CHECK: gf2p8mulb %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xcf,0xc1]
# INTEL: gf2p8mulb xmm0, xmm1
gf2p8mulb (%rax), %xmm0
# CHECK: gf2p8mulb (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xcf,0x00]
# INTEL: gf2p8mulb xmm0, xmmword ptr [rax]
aesimc %xmm1, %xmm0
# CHECK: aesimc %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xdb,0xc1]
# INTEL: aesimc xmm0, xmm1
aesimc (%rax), %xmm0
# CHECK: aesimc (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xdb,0x00]
# INTEL: aesimc xmm0, xmmword ptr [rax]
aesenc %xmm1, %xmm0
# CHECK: aesenc %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xdc,0xc1]
# INTEL: aesenc xmm0, xmm1
aesenc (%rax), %xmm0
# CHECK: aesenc (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xdc,0x00]
# INTEL: aesenc xmm0, xmmword ptr [rax]
aesenclast %xmm1, %xmm0
# CHECK: aesenclast %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xdd,0xc1]
# INTEL: aesenclast xmm0, xmm1
aesenclast (%rax), %xmm0
# CHECK: aesenclast (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xdd,0x00]
# INTEL: aesenclast xmm0, xmmword ptr [rax]
aesdec %xmm1, %xmm0
# CHECK: aesdec %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xde,0xc1]
# INTEL: aesdec xmm0, xmm1
aesdec (%rax), %xmm0
# CHECK: aesdec (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xde,0x00]
# INTEL: aesdec xmm0, xmmword ptr [rax]
aesdeclast %xmm1, %xmm0
# CHECK: aesdeclast %xmm1, %xmm0 # encoding: [0x66,0x0f,0x38,0xdf,0xc1]
# INTEL: aesdeclast xmm0, xmm1
aesdeclast (%rax), %xmm0
# CHECK: aesdeclast (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0xdf,0x00]
# INTEL: aesdeclast xmm0, xmmword ptr [rax]
pclmulqdq $5, %xmm1, %xmm0
# CHECK: pclmulqdq $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0x44,0xc1,0x05]
# INTEL: pclmulqdq xmm0, xmm1, 5
pclmulqdq $5, (%rax), %xmm0
# CHECK: pclmulqdq $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0x44,0x00,0x05]
# INTEL: pclmulqdq xmm0, xmmword ptr [rax], 5
gf2p8affineqb $5, %xmm1, %xmm0
# CHECK: gf2p8affineqb $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0xce,0xc1,0x05]
# INTEL: gf2p8affineqb xmm0, xmm1, 5
gf2p8affineqb $5, (%rax), %xmm0
# CHECK: gf2p8affineqb $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0xce,0x00,0x05]
# INTEL: gf2p8affineqb xmm0, xmmword ptr [rax], 5
gf2p8affineinvqb $5, %xmm1, %xmm0
# CHECK: gf2p8affineinvqb $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0xcf,0xc1,0x05]
# INTEL: gf2p8affineinvqb xmm0, xmm1, 5
gf2p8affineinvqb $5, (%rax), %xmm0
# CHECK: gf2p8affineinvqb $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0xcf,0x00,0x05]
# INTEL: gf2p8affineinvqb xmm0, xmmword ptr [rax], 5
aeskeygenassist $5, %xmm1, %xmm0
# CHECK: aeskeygenassist $5, %xmm1, %xmm0 # encoding: [0x66,0x0f,0x3a,0xdf,0xc1,0x05]
# INTEL: aeskeygenassist xmm0, xmm1, 5
aeskeygenassist $5, (%rax), %xmm0
# CHECK: aeskeygenassist $5, (%rax), %xmm0 # encoding: [0x66,0x0f,0x3a,0xdf,0x00,0x05]
# INTEL: aeskeygenassist xmm0, xmmword ptr [rax], 5
aesencwide128kl (%rax)
# CHECK: aesencwide128kl (%rax) # encoding: [0xf3,0x0f,0x38,0xd8,0x00]
# INTEL: aesencwide128kl [rax]
aesdecwide128kl (%rax)
# CHECK: aesdecwide128kl (%rax) # encoding: [0xf3,0x0f,0x38,0xd8,0x08]
# INTEL: aesdecwide128kl [rax]
aesencwide256kl (%rax)
# CHECK: aesencwide256kl (%rax) # encoding: [0xf3,0x0f,0x38,0xd8,0x10]
# INTEL: aesencwide256kl [rax]
aesdecwide256kl (%rax)
# CHECK: aesdecwide256kl (%rax) # encoding: [0xf3,0x0f,0x38,0xd8,0x18]
# INTEL: aesdecwide256kl [rax]
loadiwkey %xmm1, %xmm0
# CHECK: loadiwkey %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x38,0xdc,0xc1]
# INTEL: loadiwkey xmm0, xmm1
aesenc128kl (%rax), %xmm0
# CHECK: aesenc128kl (%rax), %xmm0 # encoding: [0xf3,0x0f,0x38,0xdc,0x00]
# INTEL: aesenc128kl xmm0, [rax]
aesdec128kl (%rax), %xmm0
# CHECK: aesdec128kl (%rax), %xmm0 # encoding: [0xf3,0x0f,0x38,0xdd,0x00]
# INTEL: aesdec128kl xmm0, [rax]
aesenc256kl (%rax), %xmm0
# CHECK: aesenc256kl (%rax), %xmm0 # encoding: [0xf3,0x0f,0x38,0xde,0x00]
# INTEL: aesenc256kl xmm0, [rax]
aesdec256kl (%rax), %xmm0
# CHECK: aesdec256kl (%rax), %xmm0 # encoding: [0xf3,0x0f,0x38,0xdf,0x00]
# INTEL: aesdec256kl xmm0, [rax]
encodekey128 %ecx, %eax
# CHECK: encodekey128 %ecx, %eax # encoding: [0xf3,0x0f,0x38,0xfa,0xc1]
# INTEL: encodekey128 eax, ecx
encodekey256 %ecx, %eax
# CHECK: encodekey256 %ecx, %eax # encoding: [0xf3,0x0f,0x38,0xfb,0xc1]
# INTEL: encodekey256 eax, ecx
vsm3msg1 %xmm1, %xmm0, %xmm0
# CHECK: vsm3msg1 %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xda,0xc1]
# INTEL: vsm3msg1 xmm0, xmm0, xmm1
vsm3msg1 (%rax), %xmm0, %xmm0
# CHECK: vsm3msg1 (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xda,0x00]
# INTEL: vsm3msg1 xmm0, xmm0, xmmword ptr [rax]
vgf2p8mulb %xmm1, %xmm0, %xmm0
# CHECK: vgf2p8mulb %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xcf,0xc1]
# INTEL: vgf2p8mulb xmm0, xmm0, xmm1
vgf2p8mulb (%rax), %xmm0, %xmm0
# CHECK: vgf2p8mulb (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xcf,0x00]
# INTEL: vgf2p8mulb xmm0, xmm0, xmmword ptr [rax]
vsm3msg2 %xmm1, %xmm0, %xmm0
# CHECK: vsm3msg2 %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xda,0xc1]
# INTEL: vsm3msg2 xmm0, xmm0, xmm1
vsm3msg2 (%rax), %xmm0, %xmm0
# CHECK: vsm3msg2 (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xda,0x00]
# INTEL: vsm3msg2 xmm0, xmm0, xmmword ptr [rax]
vaesimc %xmm1, %xmm0
# CHECK: vaesimc %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdb,0xc1]
# INTEL: vaesimc xmm0, xmm1
vaesimc (%rax), %xmm0
# CHECK: vaesimc (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0xdb,0x00]
# INTEL: vaesimc xmm0, xmmword ptr [rax]
vaesenc %xmm1, %xmm0, %xmm0
# CHECK: vaesenc %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdc,0xc1]
# INTEL: vaesenc xmm0, xmm0, xmm1
vaesenc (%rax), %xmm0, %xmm0
# CHECK: vaesenc (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdc,0x00]
# INTEL: vaesenc xmm0, xmm0, xmmword ptr [rax]
vaesenclast %xmm1, %xmm0, %xmm0
# CHECK: vaesenclast %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdd,0xc1]
# INTEL: vaesenclast xmm0, xmm0, xmm1
vaesenclast (%rax), %xmm0, %xmm0
# CHECK: vaesenclast (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdd,0x00]
# INTEL: vaesenclast xmm0, xmm0, xmmword ptr [rax]
vaesdec %xmm1, %xmm0, %xmm0
# CHECK: vaesdec %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xde,0xc1]
# INTEL: vaesdec xmm0, xmm0, xmm1
vaesdec (%rax), %xmm0, %xmm0
# CHECK: vaesdec (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xde,0x00]
# INTEL: vaesdec xmm0, xmm0, xmmword ptr [rax]
vaesdeclast %xmm1, %xmm0, %xmm0
# CHECK: vaesdeclast %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdf,0xc1]
# INTEL: vaesdeclast xmm0, xmm0, xmm1
vaesdeclast (%rax), %xmm0, %xmm0
# CHECK: vaesdeclast (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xdf,0x00]
# INTEL: vaesdeclast xmm0, xmm0, xmmword ptr [rax]
vpclmulqdq $5, %xmm1, %xmm0, %xmm0
# CHECK: vpclmulqdq $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x44,0xc1,0x05]
# INTEL: vpclmulqdq xmm0, xmm0, xmm1, 5
vpclmulqdq $5, (%rax), %xmm0, %xmm0
# CHECK: vpclmulqdq $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x44,0x00,0x05]
# INTEL: vpclmulqdq xmm0, xmm0, xmmword ptr [rax], 5
vsm3rnds2 $5, %xmm1, %xmm0, %xmm0
# CHECK: vsm3rnds2 $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0xde,0xc1,0x05]
# INTEL: vsm3rnds2 xmm0, xmm0, xmm1, 5
vsm3rnds2 $5, (%rax), %xmm0, %xmm0
# CHECK: vsm3rnds2 $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0xde,0x00,0x05]
# INTEL: vsm3rnds2 xmm0, xmm0, xmmword ptr [rax], 5
vaeskeygenassist $5, %xmm1, %xmm0
# CHECK: vaeskeygenassist $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0xdf,0xc1,0x05]
# INTEL: vaeskeygenassist xmm0, xmm1, 5
vaeskeygenassist $5, (%rax), %xmm0
# CHECK: vaeskeygenassist $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0xdf,0x00,0x05]
# INTEL: vaeskeygenassist xmm0, xmmword ptr [rax], 5
vgf2p8mulb %ymm1, %ymm0, %ymm0
# CHECK: vgf2p8mulb %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xcf,0xc1]
# INTEL: vgf2p8mulb ymm0, ymm0, ymm1
vgf2p8mulb (%rax), %ymm0, %ymm0
# CHECK: vgf2p8mulb (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xcf,0x00]
# INTEL: vgf2p8mulb ymm0, ymm0, ymmword ptr [rax]
vaesenc %ymm1, %ymm0, %ymm0
# CHECK: vaesenc %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdc,0xc1]
# INTEL: vaesenc ymm0, ymm0, ymm1
vaesenc (%rax), %ymm0, %ymm0
# CHECK: vaesenc (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdc,0x00]
# INTEL: vaesenc ymm0, ymm0, ymmword ptr [rax]
vaesenclast %ymm1, %ymm0, %ymm0
# CHECK: vaesenclast %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdd,0xc1]
# INTEL: vaesenclast ymm0, ymm0, ymm1
vaesenclast (%rax), %ymm0, %ymm0
# CHECK: vaesenclast (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdd,0x00]
# INTEL: vaesenclast ymm0, ymm0, ymmword ptr [rax]
vaesdec %ymm1, %ymm0, %ymm0
# CHECK: vaesdec %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xde,0xc1]
# INTEL: vaesdec ymm0, ymm0, ymm1
vaesdec (%rax), %ymm0, %ymm0
# CHECK: vaesdec (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xde,0x00]
# INTEL: vaesdec ymm0, ymm0, ymmword ptr [rax]
vaesdeclast %ymm1, %ymm0, %ymm0
# CHECK: vaesdeclast %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdf,0xc1]
# INTEL: vaesdeclast ymm0, ymm0, ymm1
vaesdeclast (%rax), %ymm0, %ymm0
# CHECK: vaesdeclast (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xdf,0x00]
# INTEL: vaesdeclast ymm0, ymm0, ymmword ptr [rax]
vpclmulqdq $5, %ymm1, %ymm0, %ymm0
# CHECK: vpclmulqdq $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x44,0xc1,0x05]
# INTEL: vpclmulqdq ymm0, ymm0, ymm1, 5
vpclmulqdq $5, (%rax), %ymm0, %ymm0
# CHECK: vpclmulqdq $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x44,0x00,0x05]
# INTEL: vpclmulqdq ymm0, ymm0, ymmword ptr [rax], 5
vgf2p8affineqb $5, %xmm1, %xmm0, %xmm0
# CHECK: vgf2p8affineqb $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0xce,0xc1,0x05]
# INTEL: vgf2p8affineqb xmm0, xmm0, xmm1, 5
vgf2p8affineqb $5, (%rax), %xmm0, %xmm0
# CHECK: vgf2p8affineqb $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0xce,0x00,0x05]
# INTEL: vgf2p8affineqb xmm0, xmm0, xmmword ptr [rax], 5
vgf2p8affineinvqb $5, %xmm1, %xmm0, %xmm0
# CHECK: vgf2p8affineinvqb $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0xcf,0xc1,0x05]
# INTEL: vgf2p8affineinvqb xmm0, xmm0, xmm1, 5
vgf2p8affineinvqb $5, (%rax), %xmm0, %xmm0
# CHECK: vgf2p8affineinvqb $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0xf9,0xcf,0x00,0x05]
# INTEL: vgf2p8affineinvqb xmm0, xmm0, xmmword ptr [rax], 5
vgf2p8affineqb $5, %ymm1, %ymm0, %ymm0
# CHECK: vgf2p8affineqb $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0xce,0xc1,0x05]
# INTEL: vgf2p8affineqb ymm0, ymm0, ymm1, 5
vgf2p8affineqb $5, (%rax), %ymm0, %ymm0
# CHECK: vgf2p8affineqb $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0xce,0x00,0x05]
# INTEL: vgf2p8affineqb ymm0, ymm0, ymmword ptr [rax], 5
vgf2p8affineinvqb $5, %ymm1, %ymm0, %ymm0
# CHECK: vgf2p8affineinvqb $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0xcf,0xc1,0x05]
# INTEL: vgf2p8affineinvqb ymm0, ymm0, ymm1, 5
vgf2p8affineinvqb $5, (%rax), %ymm0, %ymm0
# CHECK: vgf2p8affineinvqb $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0xfd,0xcf,0x00,0x05]
# INTEL: vgf2p8affineinvqb ymm0, ymm0, ymmword ptr [rax], 5
vsm4key4 %xmm1, %xmm0, %xmm0
# CHECK: vsm4key4 %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xda,0xc1]
# INTEL: vsm4key4 xmm0, xmm0, xmm1
vsm4key4 (%rax), %xmm0, %xmm0
# CHECK: vsm4key4 (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xda,0x00]
# INTEL: vsm4key4 xmm0, xmm0, xmmword ptr [rax]
vsm4key4 %ymm1, %ymm0, %ymm0
# CHECK: vsm4key4 %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xda,0xc1]
# INTEL: vsm4key4 ymm0, ymm0, ymm1
vsm4key4 (%rax), %ymm0, %ymm0
# CHECK: vsm4key4 (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xda,0x00]
# INTEL: vsm4key4 ymm0, ymm0, ymmword ptr [rax]
vsm4rnds4 %xmm1, %xmm0, %xmm0
# CHECK: vsm4rnds4 %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0xda,0xc1]
# INTEL: vsm4rnds4 xmm0, xmm0, xmm1
vsm4rnds4 (%rax), %xmm0, %xmm0
# CHECK: vsm4rnds4 (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0xda,0x00]
# INTEL: vsm4rnds4 xmm0, xmm0, xmmword ptr [rax]
vsha512rnds2 %xmm1, %ymm0, %ymm0
# CHECK: vsha512rnds2 %xmm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0xcb,0xc1]
# INTEL: vsha512rnds2 ymm0, ymm0, xmm1
vsha512msg1 %xmm1, %ymm0
# CHECK: vsha512msg1 %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7f,0xcc,0xc1]
# INTEL: vsha512msg1 ymm0, xmm1
vsha512msg2 %ymm1, %ymm0
# CHECK: vsha512msg2 %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7f,0xcd,0xc1]
# INTEL: vsha512msg2 ymm0, ymm1
vsm4rnds4 %ymm1, %ymm0, %ymm0
# CHECK: vsm4rnds4 %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0xda,0xc1]
# INTEL: vsm4rnds4 ymm0, ymm0, ymm1
vsm4rnds4 (%rax), %ymm0, %ymm0
# CHECK: vsm4rnds4 (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0xda,0x00]
# INTEL: vsm4rnds4 ymm0, ymm0, ymmword ptr [rax]
