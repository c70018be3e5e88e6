# Moves of vectors and scalars with SSE and with VEX, hints, fences, MXCSR.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

prefetch (%rax)
# CHECK: prefetch (%rax) # encoding: [0x0f,0x0d,0x00]
# INTEL: prefetch byte ptr [rax]
prefetchw (%rax)
# CHECK: prefetchw (%rax) # encoding: [0x0f,0x0d,0x08]
# INTEL: prefetchw byte ptr [rax]
prefetchwt1 (%rax)
# CHECK: prefetchwt1 (%rax) # encoding: [0x0f,0x0d,0x10]
# INTEL: prefetchwt1 byte ptr [rax]
movups %xmm1, %xmm0
# CHECK: movups %xmm1, %xmm0 # encoding: [0x0f,0x10,0xc1]
# INTEL: movups xmm0, xmm1
movups (%rax), %xmm0
# CHECK: movups (%rax), %xmm0 # encoding: [0x0f,0x10,0x00]
# INTEL: movups xmm0, xmmword ptr [rax]
movups %xmm0, %xmm1
# CHECK: movups %xmm0, %xmm1 # encoding: [0x0f,0x10,0xc8]
# INTEL: movups xmm1, xmm0
movups %xmm0, (%rax)
# CHECK: movups %xmm0, (%rax) # encoding: [0x0f,0x11,0x00]
# INTEL: movups xmmword ptr [rax], xmm0
movhlps %xmm1, %xmm0
# CHECK: movhlps %xmm1, %xmm0 # encoding: [0x0f,0x12,0xc1]
# INTEL: movhlps xmm0, xmm1
movlps (%rax), %xmm0
# CHECK: movlps (%rax), %xmm0 # encoding: [0x0f,0x12,0x00]
# INTEL: movlps xmm0, qword ptr [rax]
movlps %xmm0, (%rax)
# CHECK: movlps %xmm0, (%rax) # encoding: [0x0f,0x13,0x00]
# INTEL: movlps qword ptr [rax], xmm0
movlhps %xmm1, %xmm0
# CHECK: movlhps %xmm1, %xmm0 # encoding: [0x0f,0x16,0xc1]
# INTEL: movlhps xmm0, xmm1
movhps (%rax), %xmm0
# CHECK: movhps (%rax), %xmm0 # encoding: [0x0f,0x16,0x00]
# INTEL: movhps xmm0, qword ptr [rax]
movhps %xmm0, (%rax)
# CHECK: movhps %xmm0, (%rax) # encoding: [0x0f,0x17,0x00]
# INTEL: movhps qword ptr [rax], xmm0
prefetchnta (%rax)
# CHECK: prefetchnta (%rax) # encoding: [0x0f,0x18,0x00]
# INTEL: prefetchnta byte ptr [rax]
prefetcht0 (%rax)
# CHECK: prefetcht0 (%rax) # encoding: [0x0f,0x18,0x08]
# INTEL: prefetcht0 byte ptr [rax]
prefetcht1 (%rax)
# CHECK: prefetcht1 (%rax) # encoding: [0x0f,0x18,0x10]
# INTEL: prefetcht1 byte ptr [rax]
prefetcht2 (%rax)
# CHECK: prefetcht2 (%rax) # encoding: [0x0f,0x18,0x18]
# INTEL: prefetcht2 byte ptr [rax]
prefetchrst2 (%rax)
# CHECK: prefetchrst2 (%rax) # encoding: [0x0f,0x18,0x20]
# INTEL: prefetchrst2 byte ptr [rax]
prefetchit1 (%rax)
# CHECK: prefetchit1 (%rax) # encoding: [0x0f,0x18,0x30]
# INTEL: prefetchit1 byte ptr [rax]
prefetchit0 (%rax)
# CHECK: prefetchit0 (%rax) # encoding: [0x0f,0x18,0x38]
# INTEL: prefetchit0 byte ptr [rax]
movaps %xmm1, %xmm0
# CHECK: movaps %xmm1, %xmm0 # encoding: [0x0f,0x28,0xc1]
# INTEL: movaps xmm0, xmm1
movaps (%rax), %xmm0
# CHECK: movaps (%rax), %xmm0 # encoding: [0x0f,0x28,0x00]
# INTEL: movaps xmm0, xmmword ptr [rax]
movaps %xmm0, %xmm1
# CHECK: movaps %xmm0, %xmm1 # encoding: [0x0f,0x28,0xc8]
# INTEL: movaps xmm1, xmm0
movaps %xmm0, (%rax)
# CHECK: movaps %xmm0, (%rax) # encoding: [0x0f,0x29,0x00]
# INTEL: movaps xmmword ptr [rax], xmm0
movntps %xmm0, (%rax)
# CHECK: movntps %xmm0, (%rax) # encoding: [0x0f,0x2b,0x00]
# INTEL: movntps xmmword ptr [rax], xmm0
movmskps %xmm1, %eax
# CHECK: movmskps %xmm1, %eax # encoding: [0x0f,0x50,0xc1]
# INTEL: movmskps eax, xmm1
lfence
# CHECK: lfence # encoding: [0x0f,0xae,0xe8]
# INTEL: lfence
mfence
# CHECK: mfence # encoding: [0x0f,0xae,0xf0]
# INTEL: mfence
sfence
# CHECK: sfence # encoding: [0x0f,0xae,0xf8]
# INTEL: sfence
ldmxcsr (%rax)
# CHECK: ldmxcsr (%rax) # encoding: [0x0f,0xae,0x10]
# INTEL: ldmxcsr dword ptr [rax]
stmxcsr (%rax)
# CHECK: stmxcsr (%rax) # encoding: [0x0f,0xae,0x18]
# INTEL: stmxcsr dword ptr [rax]
movntil %eax, (%rax)
# CHECK: movntil %eax, (%rax) # encoding: [0x0f,0xc3,0x00]
# INTEL: movnti dword ptr [rax], eax
movntiq %rax, (%rax)
# CHECK: movntiq %rax, (%rax) # encoding: [0x48,0x0f,0xc3,0x00]
# INTEL: movnti qword ptr [rax], rax
movupd %xmm1, %xmm0
# CHECK: movupd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x10,0xc1]
# INTEL: movupd xmm0, xmm1
movupd (%rax), %xmm0
# CHECK: movupd (%rax), %xmm0 # encoding: [0x66,0x0f,0x10,0x00]
# INTEL: movupd xmm0, xmmword ptr [rax]
movupd %xmm0, %xmm1
# CHECK: movupd %xmm0, %xmm1 # encoding: [0x66,0x0f,0x10,0xc8]
# INTEL: movupd xmm1, xmm0
movupd %xmm0, (%rax)
# CHECK: movupd %xmm0, (%rax) # encoding: [0x66,0x0f,0x11,0x00]
# INTEL: movupd xmmword ptr [rax], xmm0
movlpd (%rax), %xmm0
# CHECK: movlpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x12,0x00]
# INTEL: movlpd xmm0, qword ptr [rax]
movlpd %xmm0, (%rax)
# CHECK: movlpd %xmm0, (%rax) # encoding: [0x66,0x0f,0x13,0x00]
# INTEL: movlpd qword ptr [rax], xmm0
movhpd (%rax), %xmm0
# CHECK: movhpd (%rax), %xmm0 # encoding: [0x66,0x0f,0x16,0x00]
# INTEL: movhpd xmm0, qword ptr [rax]
movhpd %xmm0, (%rax)
# CHECK: movhpd %xmm0, (%rax) # encoding: [0x66,0x0f,0x17,0x00]
# INTEL: movhpd qword ptr [rax], xmm0
movapd %xmm1, %xmm0
# CHECK: movapd %xmm1, %xmm0 # encoding: [0x66,0x0f,0x28,0xc1]
# INTEL: movapd xmm0, xmm1
movapd (%rax), %xmm0
# CHECK: movapd (%rax), %xmm0 # encoding: [0x66,0x0f,0x28,0x00]
# INTEL: movapd xmm0, xmmword ptr [rax]
movapd %xmm0, %xmm1
# CHECK: movapd %xmm0, %xmm1 # encoding: [0x66,0x0f,0x28,0xc8]
# INTEL: movapd xmm1, xmm0
movapd %xmm0, (%rax)
# CHECK: movapd %xmm0, (%rax) # encoding: [0x66,0x0f,0x29,0x00]
# INTEL: movapd xmmword ptr [rax], xmm0
movntpd %xmm0, (%rax)
# CHECK: movntpd %xmm0, (%rax) # encoding: [0x66,0x0f,0x2b,0x00]
# INTEL: movntpd xmmword ptr [rax], xmm0
movmskpd %xmm1, %eax
# CHECK: movmskpd %xmm1, %eax # encoding: [0x66,0x0f,0x50,0xc1]
# INTEL: movmskpd eax, xmm1
movd %ecx, %xmm0
# CHECK: movd %ecx, %xmm0 # encoding: [0x66,0x0f,0x6e,0xc1]
# INTEL: movd xmm0, ecx
movd (%rax), %xmm0
# CHECK: movd (%rax), %xmm0 # encoding: [0x66,0x0f,0x6e,0x00]
# INTEL: movd xmm0, dword ptr [rax]
movdqa %xmm1, %xmm0
# CHECK: movdqa %xmm1, %xmm0 # encoding: [0x66,0x0f,0x6f,0xc1]
# INTEL: movdqa xmm0, xmm1
movdqa (%rax), %xmm0
# CHECK: movdqa (%rax), %xmm0 # encoding: [0x66,0x0f,0x6f,0x00]
# INTEL: movdqa xmm0, xmmword ptr [rax]
movd %xmm0, %ecx
# CHECK: movd %xmm0, %ecx # encoding: [0x66,0x0f,0x7e,0xc1]
# INTEL: movd ecx, xmm0
movd %xmm0, (%rax)
# CHECK: movd %xmm0, (%rax) # encoding: [0x66,0x0f,0x7e,0x00]
# INTEL: movd dword ptr [rax], xmm0
movdqa %xmm0, %xmm1
# CHECK: movdqa %xmm0, %xmm1 # encoding: [0x66,0x0f,0x6f,0xc8]
# INTEL: movdqa xmm1, xmm0
movdqa %xmm0, (%rax)
# CHECK: movdqa %xmm0, (%rax) # encoding: [0x66,0x0f,0x7f,0x00]
# INTEL: movdqa xmmword ptr [rax], xmm0
movq %xmm0, %xmm1
# CHECK: movq %xmm0, %xmm1 # encoding: [0xf3,0x0f,0x7e,0xc8]
# INTEL: movq xmm1, xmm0
movq %xmm0, (%rax)
# CHECK: movq %xmm0, (%rax) # encoding: [0x66,0x0f,0xd6,0x00]
# INTEL: movq qword ptr [rax], xmm0
pmovmskb %xmm1, %eax
# CHECK: pmovmskb %xmm1, %eax # encoding: [0x66,0x0f,0xd7,0xc1]
# INTEL: pmovmskb eax, xmm1
movntdq %xmm0, (%rax)
# CHECK: movntdq %xmm0, (%rax) # encoding: [0x66,0x0f,0xe7,0x00]
# INTEL: movntdq xmmword ptr [rax], xmm0
maskmovdqu %xmm1, %xmm0
# CHECK: maskmovdqu %xmm1, %xmm0 # encoding: [0x66,0x0f,0xf7,0xc1]
# INTEL: maskmovdqu xmm0, xmm1
movntdqa (%rax), %xmm0
# CHECK: movntdqa (%rax), %xmm0 # encoding: [0x66,0x0f,0x38,0x2a,0x00]
# INTEL: movntdqa xmm0, xmmword ptr [rax]
movq %rcx, %xmm0
# CHECK: movq %rcx, %xmm0 # encoding: [0x66,0x48,0x0f,0x6e,0xc1]
# INTEL: movq xmm0, rcx
movq (%rax), %xmm0
# CHECK: movq (%rax), %xmm0 # encoding: [0xf3,0x0f,0x7e,0x00]
# INTEL: movq xmm0, qword ptr [rax]
movq %xmm0, %rcx
# CHECK: movq %xmm0, %rcx # encoding: [0x66,0x48,0x0f,0x7e,0xc1]
# INTEL: movq rcx, xmm0
movss %xmm1, %xmm0
# CHECK: movss %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x10,0xc1]
# INTEL: movss xmm0, xmm1
movss (%rax), %xmm0
# CHECK: movss (%rax), %xmm0 # encoding: [0xf3,0x0f,0x10,0x00]
# INTEL: movss xmm0, dword ptr [rax]
movss %xmm0, %xmm1
# CHECK: movss %xmm0, %xmm1 # encoding: [0xf3,0x0f,0x10,0xc8]
# INTEL: movss xmm1, xmm0
movss %xmm0, (%rax)
# CHECK: movss %xmm0, (%rax) # encoding: [0xf3,0x0f,0x11,0x00]
# INTEL: movss dword ptr [rax], xmm0
movsldup %xmm1, %xmm0
# CHECK: movsldup %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x12,0xc1]
# INTEL: movsldup xmm0, xmm1
movsldup (%rax), %xmm0
# CHECK: movsldup (%rax), %xmm0 # encoding: [0xf3,0x0f,0x12,0x00]
# INTEL: movsldup xmm0, xmmword ptr [rax]
movshdup %xmm1, %xmm0
# CHECK: movshdup %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x16,0xc1]
# INTEL: movshdup xmm0, xmm1
movshdup (%rax), %xmm0
# CHECK: movshdup (%rax), %xmm0 # encoding: [0xf3,0x0f,0x16,0x00]
# INTEL: movshdup xmm0, xmmword ptr [rax]
movntss %xmm0, (%rax)
# CHECK: movntss %xmm0, (%rax) # encoding: [0xf3,0x0f,0x2b,0x00]
# INTEL: movntss dword ptr [rax], xmm0
movdqu %xmm1, %xmm0
# CHECK: movdqu %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x6f,0xc1]
# INTEL: movdqu xmm0, xmm1
movdqu (%rax), %xmm0
# CHECK: movdqu (%rax), %xmm0 # encoding: [0xf3,0x0f,0x6f,0x00]
# INTEL: movdqu xmm0, xmmword ptr [rax]
movq %xmm1, %xmm0
# CHECK: movq %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x7e,0xc1]
# INTEL: movq xmm0, xmm1
movdqu %xmm0, %xmm1
# CHECK: movdqu %xmm0, %xmm1 # encoding: [0xf3,0x0f,0x6f,0xc8]
# INTEL: movdqu xmm1, xmm0
movdqu %xmm0, (%rax)
# CHECK: movdqu %xmm0, (%rax) # encoding: [0xf3,0x0f,0x7f,0x00]
# INTEL: movdqu xmmword ptr [rax], xmm0
movsd %xmm1, %xmm0
# CHECK: movsd %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x10,0xc1]
# INTEL: movsd xmm0, xmm1
movsd (%rax), %xmm0
# CHECK: movsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x10,0x00]
# INTEL: movsd xmm0, qword ptr [rax]
movsd %xmm0, %xmm1
# CHECK: movsd %xmm0, %xmm1 # encoding: [0xf2,0x0f,0x10,0xc8]
# INTEL: movsd xmm1, xmm0
movsd %xmm0, (%rax)
# CHECK: movsd %xmm0, (%rax) # encoding: [0xf2,0x0f,0x11,0x00]
# INTEL: movsd qword ptr [rax], xmm0
movddup %xmm1, %xmm0
# CHECK: movddup %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x12,0xc1]
# INTEL: movddup xmm0, xmm1
movddup (%rax), %xmm0
# CHECK: movddup (%rax), %xmm0 # encoding: [0xf2,0x0f,0x12,0x00]
# INTEL: movddup xmm0, qword ptr [rax]
movntsd %xmm0, (%rax)
# CHECK: movntsd %xmm0, (%rax) # encoding: [0xf2,0x0f,0x2b,0x00]
# INTEL: movntsd qword ptr [rax], xmm0
lddqu (%rax), %xmm0
# CHECK: lddqu (%rax), %xmm0 # encoding: [0xf2,0x0f,0xf0,0x00]
# INTEL: lddqu xmm0, xmmword ptr [rax]
vmovups %xmm1, %xmm0
# CHECK: vmovups %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x10,0xc1]
# INTEL: vmovups xmm0, xmm1
vmovups (%rax), %xmm0
# CHECK: vmovups (%rax), %xmm0 # encoding: [0xc5,0xf8,0x10,0x00]
# INTEL: vmovups xmm0, xmmword ptr [rax]
vmovups %xmm0, %xmm1
# CHECK: vmovups %xmm0, %xmm1 # encoding: [0xc5,0xf8,0x10,0xc8]
# INTEL: vmovups xmm1, xmm0
vmovups %xmm0, (%rax)
# CHECK: vmovups %xmm0, (%rax) # encoding: [0xc5,0xf8,0x11,0x00]
# INTEL: vmovups xmmword ptr [rax], xmm0
vmovhlps %xmm1, %xmm0, %xmm0
# CHECK: vmovhlps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x12,0xc1]
# INTEL: vmovhlps xmm0, xmm0, xmm1
vmovlps (%rax), %xmm0, %xmm0
# CHECK: vmovlps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x12,0x00]
# INTEL: vmovlps xmm0, xmm0, qword ptr [rax]
vmovlps %xmm0, (%rax)
# CHECK: vmovlps %xmm0, (%rax) # encoding: [0xc5,0xf8,0x13,0x00]
# INTEL: vmovlps qword ptr [rax], xmm0
vmovlhps %xmm1, %xmm0, %xmm0
# CHECK: vmovlhps %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x16,0xc1]
# INTEL: vmovlhps xmm0, xmm0, xmm1
vmovhps (%rax), %xmm0, %xmm0
# CHECK: vmovhps (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf8,0x16,0x00]
# INTEL: vmovhps xmm0, xmm0, qword ptr [rax]
vmovhps %xmm0, (%rax)
# CHECK: vmovhps %xmm0, (%rax) # encoding: [0xc5,0xf8,0x17,0x00]
# INTEL: vmovhps qword ptr [rax], xmm0
vmovaps %xmm1, %xmm0
# CHECK: vmovaps %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x28,0xc1]
# INTEL: vmovaps xmm0, xmm1
vmovaps (%rax), %xmm0
# CHECK: vmovaps (%rax), %xmm0 # encoding: [0xc5,0xf8,0x28,0x00]
# INTEL: vmovaps xmm0, xmmword ptr [rax]
vmovaps %xmm0, %xmm1
# CHECK: vmovaps %xmm0, %xmm1 # encoding: [0xc5,0xf8,0x28,0xc8]
# INTEL: vmovaps xmm1, xmm0
vmovaps %xmm0, (%rax)
# CHECK: vmovaps %xmm0, (%rax) # encoding: [0xc5,0xf8,0x29,0x00]
# INTEL: vmovaps xmmword ptr [rax], xmm0
vmovntps %xmm0, (%rax)
# CHECK: vmovntps %xmm0, (%rax) # encoding: [0xc5,0xf8,0x2b,0x00]
# INTEL: vmovntps xmmword ptr [rax], xmm0
vmovmskps %xmm1, %eax
# CHECK: vmovmskps %xmm1, %eax # encoding: [0xc5,0xf8,0x50,0xc1]
# INTEL: vmovmskps eax, xmm1
vldmxcsr (%rax)
# CHECK: vldmxcsr (%rax) # encoding: [0xc5,0xf8,0xae,0x10]
# INTEL: vldmxcsr dword ptr [rax]
vstmxcsr (%rax)
# CHECK: vstmxcsr (%rax) # encoding: [0xc5,0xf8,0xae,0x18]
# INTEL: vstmxcsr dword ptr [rax]
vmovups %ymm1, %ymm0
# CHECK: vmovups %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x10,0xc1]
# INTEL: vmovups ymm0, ymm1
vmovups (%rax), %ymm0
# CHECK: vmovups (%rax), %ymm0 # encoding: [0xc5,0xfc,0x10,0x00]
# INTEL: vmovups ymm0, ymmword ptr [rax]
vmovups %ymm0, %ymm1
# CHECK: vmovups %ymm0, %ymm1 # encoding: [0xc5,0xfc,0x10,0xc8]
# INTEL: vmovups ymm1, ymm0
vmovups %ymm0, (%rax)
# CHECK: vmovups %ymm0, (%rax) # encoding: [0xc5,0xfc,0x11,0x00]
# INTEL: vmovups ymmword ptr [rax], ymm0
vmovaps %ymm1, %ymm0
# CHECK: vmovaps %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x28,0xc1]
# INTEL: vmovaps ymm0, ymm1
vmovaps (%rax), %ymm0
# CHECK: vmovaps (%rax), %ymm0 # encoding: [0xc5,0xfc,0x28,0x00]
# INTEL: vmovaps ymm0, ymmword ptr [rax]
vmovaps %ymm0, %ymm1
# CHECK: vmovaps %ymm0, %ymm1 # encoding: [0xc5,0xfc,0x28,0xc8]
# INTEL: vmovaps ymm1, ymm0
vmovaps %ymm0, (%rax)
# CHECK: vmovaps %ymm0, (%rax) # encoding: [0xc5,0xfc,0x29,0x00]
# INTEL: vmovaps ymmword ptr [rax], ymm0
vmovntps %ymm0, (%rax)
# CHECK: vmovntps %ymm0, (%rax) # encoding: [0xc5,0xfc,0x2b,0x00]
# INTEL: vmovntps ymmword ptr [rax], ymm0
vmovmskps %ymm1, %eax
# CHECK: vmovmskps %ymm1, %eax # encoding: [0xc5,0xfc,0x50,0xc1]
# INTEL: vmovmskps eax, ymm1
vmovupd %xmm1, %xmm0
# CHECK: vmovupd %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x10,0xc1]
# INTEL: vmovupd xmm0, xmm1
vmovupd (%rax), %xmm0
# CHECK: vmovupd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x10,0x00]
# INTEL: vmovupd xmm0, xmmword ptr [rax]
vmovupd %xmm0, %xmm1
# CHECK: vmovupd %xmm0, %xmm1 # encoding: [0xc5,0xf9,0x10,0xc8]
# INTEL: vmovupd xmm1, xmm0
vmovupd %xmm0, (%rax)
# CHECK: vmovupd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x11,0x00]
# INTEL: vmovupd xmmword ptr [rax], xmm0
vmovlpd (%rax), %xmm0, %xmm0
# CHECK: vmovlpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x12,0x00]
# INTEL: vmovlpd xmm0, xmm0, qword ptr [rax]
vmovlpd %xmm0, (%rax)
# CHECK: vmovlpd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x13,0x00]
# INTEL: vmovlpd qword ptr [rax], xmm0
vmovhpd (%rax), %xmm0, %xmm0
# CHECK: vmovhpd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xf9,0x16,0x00]
# INTEL: vmovhpd xmm0, xmm0, qword ptr [rax]
vmovhpd %xmm0, (%rax)
# CHECK: vmovhpd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x17,0x00]
# INTEL: vmovhpd qword ptr [rax], xmm0
vmovapd %xmm1, %xmm0
# CHECK: vmovapd %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x28,0xc1]
# INTEL: vmovapd xmm0, xmm1
vmovapd (%rax), %xmm0
# CHECK: vmovapd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x28,0x00]
# INTEL: vmovapd xmm0, xmmword ptr [rax]
vmovapd %xmm0, %xmm1
# CHECK: vmovapd %xmm0, %xmm1 # encoding: [0xc5,0xf9,0x28,0xc8]
# INTEL: vmovapd xmm1, xmm0
vmovapd %xmm0, (%rax)
# CHECK: vmovapd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x29,0x00]
# INTEL: vmovapd xmmword ptr [rax], xmm0
vmovntpd %xmm0, (%rax)
# CHECK: vmovntpd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x2b,0x00]
# INTEL: vmovntpd xmmword ptr [rax], xmm0
vmovmskpd %xmm1, %eax
# CHECK: vmovmskpd %xmm1, %eax # encoding: [0xc5,0xf9,0x50,0xc1]
# INTEL: vmovmskpd eax, xmm1
vmovd %ecx, %xmm0
# CHECK: vmovd %ecx, %xmm0 # encoding: [0xc5,0xf9,0x6e,0xc1]
# INTEL: vmovd xmm0, ecx
vmovd (%rax), %xmm0
# CHECK: vmovd (%rax), %xmm0 # encoding: [0xc5,0xf9,0x6e,0x00]
# INTEL: vmovd xmm0, dword ptr [rax]
vmovdqa %xmm1, %xmm0
# CHECK: vmovdqa %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x6f,0xc1]
# INTEL: vmovdqa xmm0, xmm1
vmovdqa (%rax), %xmm0
# CHECK: vmovdqa (%rax), %xmm0 # encoding: [0xc5,0xf9,0x6f,0x00]
# INTEL: vmovdqa xmm0, xmmword ptr [rax]
vmovd %xmm0, %ecx
# CHECK: vmovd %xmm0, %ecx # encoding: [0xc5,0xf9,0x7e,0xc1]
# INTEL: vmovd ecx, xmm0
vmovd %xmm0, (%rax)
# CHECK: vmovd %xmm0, (%rax) # encoding: [0xc5,0xf9,0x7e,0x00]
# INTEL: vmovd dword ptr [rax], xmm0
vmovdqa %xmm0, %xmm1
# CHECK: vmovdqa %xmm0, %xmm1 # encoding: [0xc5,0xf9,0x6f,0xc8]
# INTEL: vmovdqa xmm1, xmm0
vmovdqa %xmm0, (%rax)
# CHECK: vmovdqa %xmm0, (%rax) # encoding: [0xc5,0xf9,0x7f,0x00]
# INTEL: vmovdqa xmmword ptr [rax], xmm0
vmovq %xmm0, %xmm1
# CHECK: vmovq %xmm0, %xmm1 # encoding: [0xc5,0xfa,0x7e,0xc8]
# INTEL: vmovq xmm1, xmm0
vmovq %xmm0, (%rax)
# CHECK: vmovq %xmm0, (%rax) # encoding: [0xc5,0xf9,0xd6,0x00]
# INTEL: vmovq qword ptr [rax], xmm0
vpmovmskb %xmm1, %eax
# CHECK: vpmovmskb %xmm1, %eax # encoding: [0xc5,0xf9,0xd7,0xc1]
# INTEL: vpmovmskb eax, xmm1
vmovntdq %xmm0, (%rax)
# CHECK: vmovntdq %xmm0, (%rax) # encoding: [0xc5,0xf9,0xe7,0x00]
# INTEL: vmovntdq xmmword ptr [rax], xmm0
vmovntdqa (%rax), %xmm0
# CHECK: vmovntdqa (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x2a,0x00]
# INTEL: vmovntdqa xmm0, xmmword ptr [rax]
vmovupd %ymm1, %ymm0
# CHECK: vmovupd %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x10,0xc1]
# INTEL: vmovupd ymm0, ymm1
vmovupd (%rax), %ymm0
# CHECK: vmovupd (%rax), %ymm0 # encoding: [0xc5,0xfd,0x10,0x00]
# INTEL: vmovupd ymm0, ymmword ptr [rax]
vmovupd %ymm0, %ymm1
# CHECK: vmovupd %ymm0, %ymm1 # encoding: [0xc5,0xfd,0x10,0xc8]
# INTEL: vmovupd ymm1, ymm0
vmovupd %ymm0, (%rax)
# CHECK: vmovupd %ymm0, (%rax) # encoding: [0xc5,0xfd,0x11,0x00]
# INTEL: vmovupd ymmword ptr [rax], ymm0
vmovapd %ymm1, %ymm0
# CHECK: vmovapd %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x28,0xc1]
# INTEL: vmovapd ymm0, ymm1
vmovapd (%rax), %ymm0
# CHECK: vmovapd (%rax), %ymm0 # encoding: [0xc5,0xfd,0x28,0x00]
# INTEL: vmovapd ymm0, ymmword ptr [rax]
vmovapd %ymm0, %ymm1
# CHECK: vmovapd %ymm0, %ymm1 # encoding: [0xc5,0xfd,0x28,0xc8]
# INTEL: vmovapd ymm1, ymm0
vmovapd %ymm0, (%rax)
# CHECK: vmovapd %ymm0, (%rax) # encoding: [0xc5,0xfd,0x29,0x00]
# INTEL: vmovapd ymmword ptr [rax], ymm0
vmovntpd %ymm0, (%rax)
# CHECK: vmovntpd %ymm0, (%rax) # encoding: [0xc5,0xfd,0x2b,0x00]
# INTEL: vmovntpd ymmword ptr [rax], ymm0
vmovmskpd %ymm1, %eax
# CHECK: vmovmskpd %ymm1, %eax # encoding: [0xc5,0xfd,0x50,0xc1]
# INTEL: vmovmskpd eax, ymm1
vmovdqa %ymm1, %ymm0
# CHECK: vmovdqa %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x6f,0xc1]
# INTEL: vmovdqa ymm0, ymm1
vmovdqa (%rax), %ymm0
# CHECK: vmovdqa (%rax), %ymm0 # encoding: [0xc5,0xfd,0x6f,0x00]
# INTEL: vmovdqa ymm0, ymmword ptr [rax]
vmovdqa %ymm0, %ymm1
# CHECK: vmovdqa %ymm0, %ymm1 # encoding: [0xc5,0xfd,0x6f,0xc8]
# INTEL: vmovdqa ymm1, ymm0
vmovdqa %ymm0, (%rax)
# CHECK: vmovdqa %ymm0, (%rax) # encoding: [0xc5,0xfd,0x7f,0x00]
# INTEL: vmovdqa ymmword ptr [rax], ymm0
vpmovmskb %ymm1, %eax
# CHECK: vpmovmskb %ymm1, %eax # encoding: [0xc5,0xfd,0xd7,0xc1]
# INTEL: vpmovmskb eax, ymm1
vmovntdq %ymm0, (%rax)
# CHECK: vmovntdq %ymm0, (%rax) # encoding: [0xc5,0xfd,0xe7,0x00]
# INTEL: vmovntdq ymmword ptr [rax], ymm0
vmovntdqa (%rax), %ymm0
# CHECK: vmovntdqa (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x2a,0x00]
# INTEL: vmovntdqa ymm0, ymmword ptr [rax]
vmovq %rcx, %xmm0
# CHECK: vmovq %rcx, %xmm0 # encoding: [0xc4,0xe1,0xf9,0x6e,0xc1]
# INTEL: vmovq xmm0, rcx
vmovq (%rax), %xmm0
# CHECK: vmovq (%rax), %xmm0 # encoding: [0xc5,0xfa,0x7e,0x00]
# INTEL: vmovq xmm0, qword ptr [rax]
vmovq %xmm0, %rcx
# CHECK: vmovq %xmm0, %rcx # encoding: [0xc4,0xe1,0xf9,0x7e,0xc1]
# INTEL: vmovq rcx, xmm0
vmovss %xmm1, %xmm0, %xmm0
# CHECK: vmovss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x10,0xc1]
# INTEL: vmovss xmm0, xmm0, xmm1
vmovss (%rax), %xmm0
# CHECK: vmovss (%rax), %xmm0 # encoding: [0xc5,0xfa,0x10,0x00]
# INTEL: vmovss xmm0, dword ptr [rax]
vmovss %xmm0, %xmm0, %xmm1
# CHECK: vmovss %xmm0, %xmm0, %xmm1 # encoding: [0xc5,0xfa,0x10,0xc8]
# INTEL: vmovss xmm1, xmm0, xmm0
vmovss %xmm0, (%rax)
# CHECK: vmovss %xmm0, (%rax) # encoding: [0xc5,0xfa,0x11,0x00]
# INTEL: vmovss dword ptr [rax], xmm0
vmovsldup %xmm1, %xmm0
# CHECK: vmovsldup %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x12,0xc1]
# INTEL: vmovsldup xmm0, xmm1
vmovsldup (%rax), %xmm0
# CHECK: vmovsldup (%rax), %xmm0 # encoding: [0xc5,0xfa,0x12,0x00]
# INTEL: vmovsldup xmm0, xmmword ptr [rax]
vmovshdup %xmm1, %xmm0
# CHECK: vmovshdup %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x16,0xc1]
# INTEL: vmovshdup xmm0, xmm1
vmovshdup (%rax), %xmm0
# CHECK: vmovshdup (%rax), %xmm0 # encoding: [0xc5,0xfa,0x16,0x00]
# INTEL: vmovshdup xmm0, xmmword ptr [rax]
vmovdqu %xmm1, %xmm0
# CHECK: vmovdqu %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x6f,0xc1]
# INTEL: vmovdqu xmm0, xmm1
vmovdqu (%rax), %xmm0
# CHECK: vmovdqu (%rax), %xmm0 # encoding: [0xc5,0xfa,0x6f,0x00]
# INTEL: vmovdqu xmm0, xmmword ptr [rax]
vmovq %xmm1, %xmm0
# CHECK: vmovq %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x7e,0xc1]
# INTEL: vmovq xmm0, xmm1
vmovdqu %xmm0, %xmm1
# CHECK: vmovdqu %xmm0, %xmm1 # encoding: [0xc5,0xfa,0x6f,0xc8]
# INTEL: vmovdqu xmm1, xmm0
vmovdqu %xmm0, (%rax)
# CHECK: vmovdqu %xmm0, (%rax) # encoding: [0xc5,0xfa,0x7f,0x00]
# INTEL: vmovdqu xmmword ptr [rax], xmm0
vmovsldup %ymm1, %ymm0
# CHECK: vmovsldup %ymm1, %ymm0 # encoding: [0xc5,0xfe,0x12,0xc1]
# INTEL: vmovsldup ymm0, ymm1
vmovsldup (%rax), %ymm0
# CHECK: vmovsldup (%rax), %ymm0 # encoding: [0xc5,0xfe,0x12,0x00]
# INTEL: vmovsldup ymm0, ymmword ptr [rax]
vmovshdup %ymm1, %ymm0
# CHECK: vmovshdup %ymm1, %ymm0 # encoding: [0xc5,0xfe,0x16,0xc1]
# INTEL: vmovshdup ymm0, ymm1
vmovshdup (%rax), %ymm0
# CHECK: vmovshdup (%rax), %ymm0 # encoding: [0xc5,0xfe,0x16,0x00]
# INTEL: vmovshdup ymm0, ymmword ptr [rax]
vmovdqu %ymm1, %ymm0
# CHECK: vmovdqu %ymm1, %ymm0 # encoding: [0xc5,0xfe,0x6f,0xc1]
# INTEL: vmovdqu ymm0, ymm1
vmovdqu (%rax), %ymm0
# CHECK: vmovdqu (%rax), %ymm0 # encoding: [0xc5,0xfe,0x6f,0x00]
# INTEL: vmovdqu ymm0, ymmword ptr [rax]
vmovdqu %ymm0, %ymm1
# CHECK: vmovdqu %ymm0, %ymm1 # encoding: [0xc5,0xfe,0x6f,0xc8]
# INTEL: vmovdqu ymm1, ymm0
vmovdqu %ymm0, (%rax)
# CHECK: vmovdqu %ymm0, (%rax) # encoding: [0xc5,0xfe,0x7f,0x00]
# INTEL: vmovdqu ymmword ptr [rax], ymm0
vmovsd %xmm1, %xmm0, %xmm0
# CHECK: vmovsd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x10,0xc1]
# INTEL: vmovsd xmm0, xmm0, xmm1
vmovsd (%rax), %xmm0
# CHECK: vmovsd (%rax), %xmm0 # encoding: [0xc5,0xfb,0x10,0x00]
# INTEL: vmovsd xmm0, qword ptr [rax]
vmovsd %xmm0, %xmm0, %xmm1
# CHECK: vmovsd %xmm0, %xmm0, %xmm1 # encoding: [0xc5,0xfb,0x10,0xc8]
# INTEL: vmovsd xmm1, xmm0, xmm0
vmovsd %xmm0, (%rax)
# CHECK: vmovsd %xmm0, (%rax) # encoding: [0xc5,0xfb,0x11,0x00]
# INTEL: vmovsd qword ptr [rax], xmm0
vmovddup %xmm1, %xmm0
# CHECK: vmovddup %xmm1, %xmm0 # encoding: [0xc5,0xfb,0x12,0xc1]
# INTEL: vmovddup xmm0, xmm1
vmovddup (%rax), %xmm0
# CHECK: vmovddup (%rax), %xmm0 # encoding: [0xc5,0xfb,0x12,0x00]
# INTEL: vmovddup xmm0, qword ptr [rax]
vlddqu (%rax), %xmm0
# CHECK: vlddqu (%rax), %xmm0 # encoding: [0xc5,0xfb,0xf0,0x00]
# INTEL: vlddqu xmm0, xmmword ptr [rax]
vmovddup %ymm1, %ymm0
# CHECK: vmovddup %ymm1, %ymm0 # encoding: [0xc5,0xff,0x12,0xc1]
# INTEL: vmovddup ymm0, ymm1
vmovddup (%rax), %ymm0
# CHECK: vmovddup (%rax), %ymm0 # encoding: [0xc5,0xff,0x12,0x00]
# INTEL: vmovddup ymm0, ymmword ptr [rax]
vlddqu (%rax), %ymm0
# CHECK: vlddqu (%rax), %ymm0 # encoding: [0xc5,0xff,0xf0,0x00]
# INTEL: vlddqu ymm0, ymmword ptr [rax]
