# Conversions with SSE and with VEX.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

cvtps2pd %xmm1, %xmm0
# CHECK: cvtps2pd %xmm1, %xmm0 # encoding: [0x0f,0x5a,0xc1]
# INTEL: cvtps2pd xmm0, xmm1
cvtps2pd (%rax), %xmm0
# CHECK: cvtps2pd (%rax), %xmm0 # encoding: [0x0f,0x5a,0x00]
# INTEL: cvtps2pd xmm0, qword ptr [rax]
cvtdq2ps %xmm1, %xmm0
# CHECK: cvtdq2ps %xmm1, %xmm0 # encoding: [0x0f,0x5b,0xc1]
# INTEL: cvtdq2ps xmm0, xmm1
cvtdq2ps (%rax), %xmm0
# CHECK: cvtdq2ps (%rax), %xmm0 # encoding: [0x0f,0x5b,0x00]
# INTEL: cvtdq2ps xmm0, xmmword ptr [rax]
cvtpd2ps %xmm1, %xmm0
# CHECK: cvtpd2ps %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5a,0xc1]
# INTEL: cvtpd2ps xmm0, xmm1
cvtpd2ps (%rax), %xmm0
# CHECK: cvtpd2ps (%rax), %xmm0 # encoding: [0x66,0x0f,0x5a,0x00]
# INTEL: cvtpd2ps xmm0, xmmword ptr [rax]
cvtps2dq %xmm1, %xmm0
# CHECK: cvtps2dq %xmm1, %xmm0 # encoding: [0x66,0x0f,0x5b,0xc1]
# INTEL: cvtps2dq xmm0, xmm1
cvtps2dq (%rax), %xmm0
# CHECK: cvtps2dq (%rax), %xmm0 # encoding: [0x66,0x0f,0x5b,0x00]
# INTEL: cvtps2dq xmm0, xmmword ptr [rax]
cvttpd2dq %xmm1, %xmm0
# CHECK: cvttpd2dq %xmm1, %xmm0 # encoding: [0x66,0x0f,0xe6,0xc1]
# INTEL: cvttpd2dq xmm0, xmm1
cvttpd2dq (%rax), %xmm0
# CHECK: cvttpd2dq (%rax), %xmm0 # encoding: [0x66,0x0f,0xe6,0x00]
# INTEL: cvttpd2dq xmm0, xmmword ptr [rax]
cvtsi2ss %ecx, %xmm0
# CHECK: cvtsi2ss %ecx, %xmm0 # encoding: [0xf3,0x0f,0x2a,0xc1]
# INTEL: cvtsi2ss xmm0, ecx
cvtsi2ssl (%rax), %xmm0
# CHECK: cvtsi2ssl (%rax), %xmm0 # encoding: [0xf3,0x0f,0x2a,0x00]
# INTEL: cvtsi2ss xmm0, dword ptr [rax]
cvttss2si %xmm1, %eax
# CHECK: cvttss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2c,0xc1]
# INTEL: cvttss2si eax, xmm1
cvttss2si (%rax), %eax
# CHECK: cvttss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2c,0x00]
# INTEL: cvttss2si eax, dword ptr [rax]
cvtss2si %xmm1, %eax
# CHECK: cvtss2si %xmm1, %eax # encoding: [0xf3,0x0f,0x2d,0xc1]
# INTEL: cvtss2si eax, xmm1
cvtss2si (%rax), %eax
# CHECK: cvtss2si (%rax), %eax # encoding: [0xf3,0x0f,0x2d,0x00]
# INTEL: cvtss2si eax, dword ptr [rax]
cvtss2sd %xmm1, %xmm0
# CHECK: cvtss2sd %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5a,0xc1]
# INTEL: cvtss2sd xmm0, xmm1
cvtss2sd (%rax), %xmm0
# CHECK: cvtss2sd (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5a,0x00]
# INTEL: cvtss2sd xmm0, dword ptr [rax]
cvttps2dq %xmm1, %xmm0
# CHECK: cvttps2dq %xmm1, %xmm0 # encoding: [0xf3,0x0f,0x5b,0xc1]
# INTEL: cvttps2dq xmm0, xmm1
cvttps2dq (%rax), %xmm0
# CHECK: cvttps2dq (%rax), %xmm0 # encoding: [0xf3,0x0f,0x5b,0x00]
# INTEL: cvttps2dq xmm0, xmmword ptr [rax]
cvtdq2pd %xmm1, %xmm0
# CHECK: cvtdq2pd %xmm1, %xmm0 # encoding: [0xf3,0x0f,0xe6,0xc1]
# INTEL: cvtdq2pd xmm0, xmm1
cvtdq2pd (%rax), %xmm0
# CHECK: cvtdq2pd (%rax), %xmm0 # encoding: [0xf3,0x0f,0xe6,0x00]
# INTEL: cvtdq2pd xmm0, qword ptr [rax]
cvtsi2ss %rcx, %xmm0
# CHECK: cvtsi2ss %rcx, %xmm0 # encoding: [0xf3,0x48,0x0f,0x2a,0xc1]
# INTEL: cvtsi2ss xmm0, rcx
cvtsi2ssq (%rax), %xmm0
# CHECK: cvtsi2ssq (%rax), %xmm0 # encoding: [0xf3,0x48,0x0f,0x2a,0x00]
# INTEL: cvtsi2ss xmm0, qword ptr [rax]
cvttss2si %xmm1, %rax
# CHECK: cvttss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttss2si rax, xmm1
cvttss2si (%rax), %rax
# CHECK: cvttss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2c,0x00]
# INTEL: cvttss2si rax, dword ptr [rax]
cvtss2si %xmm1, %rax
# CHECK: cvtss2si %xmm1, %rax # encoding: [0xf3,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtss2si rax, xmm1
cvtss2si (%rax), %rax
# CHECK: cvtss2si (%rax), %rax # encoding: [0xf3,0x48,0x0f,0x2d,0x00]
# INTEL: cvtss2si rax, dword ptr [rax]
cvtsi2sd %ecx, %xmm0
# CHECK: cvtsi2sd %ecx, %xmm0 # encoding: [0xf2,0x0f,0x2a,0xc1]
# INTEL: cvtsi2sd xmm0, ecx
cvtsi2sdl (%rax), %xmm0
# CHECK: cvtsi2sdl (%rax), %xmm0 # encoding: [0xf2,0x0f,0x2a,0x00]
# INTEL: cvtsi2sd xmm0, dword ptr [rax]
cvttsd2si %xmm1, %eax
# CHECK: cvttsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si eax, xmm1
cvttsd2si (%rax), %eax
# CHECK: cvttsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2c,0x00]
# INTEL: cvttsd2si eax, qword ptr [rax]
cvtsd2si %xmm1, %eax
# CHECK: cvtsd2si %xmm1, %eax # encoding: [0xf2,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si eax, xmm1
cvtsd2si (%rax), %eax
# CHECK: cvtsd2si (%rax), %eax # encoding: [0xf2,0x0f,0x2d,0x00]
# INTEL: cvtsd2si eax, qword ptr [rax]
cvtsd2ss %xmm1, %xmm0
# CHECK: cvtsd2ss %xmm1, %xmm0 # encoding: [0xf2,0x0f,0x5a,0xc1]
# INTEL: cvtsd2ss xmm0, xmm1
cvtsd2ss (%rax), %xmm0
# CHECK: cvtsd2ss (%rax), %xmm0 # encoding: [0xf2,0x0f,0x5a,0x00]
# INTEL: cvtsd2ss xmm0, qword ptr [rax]
cvtpd2dq %xmm1, %xmm0
# CHECK: cvtpd2dq %xmm1, %xmm0 # encoding: [0xf2,0x0f,0xe6,0xc1]
# INTEL: cvtpd2dq xmm0, xmm1
cvtpd2dq (%rax), %xmm0
# CHECK: cvtpd2dq (%rax), %xmm0 # encoding: [0xf2,0x0f,0xe6,0x00]
# INTEL: cvtpd2dq xmm0, xmmword ptr [rax]
cvtsi2sd %rcx, %xmm0
# CHECK: cvtsi2sd %rcx, %xmm0 # encoding: [0xf2,0x48,0x0f,0x2a,0xc1]
# INTEL: cvtsi2sd xmm0, rcx
cvtsi2sdq (%rax), %xmm0
# CHECK: cvtsi2sdq (%rax), %xmm0 # encoding: [0xf2,0x48,0x0f,0x2a,0x00]
# INTEL: cvtsi2sd xmm0, qword ptr [rax]
cvttsd2si %xmm1, %rax
# CHECK: cvttsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2c,0xc1]
# INTEL: cvttsd2si rax, xmm1
cvttsd2si (%rax), %rax
# CHECK: cvttsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2c,0x00]
# INTEL: cvttsd2si rax, qword ptr [rax]
cvtsd2si %xmm1, %rax
# CHECK: cvtsd2si %xmm1, %rax # encoding: [0xf2,0x48,0x0f,0x2d,0xc1]
# INTEL: cvtsd2si rax, xmm1
cvtsd2si (%rax), %rax
# CHECK: cvtsd2si (%rax), %rax # encoding: [0xf2,0x48,0x0f,0x2d,0x00]
# INTEL: cvtsd2si rax, qword ptr [rax]
vcvtps2pd %xmm1, %xmm0
# CHECK: vcvtps2pd %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x5a,0xc1]
# INTEL: vcvtps2pd xmm0, xmm1
vcvtps2pd (%rax), %xmm0
# CHECK: vcvtps2pd (%rax), %xmm0 # encoding: [0xc5,0xf8,0x5a,0x00]
# INTEL: vcvtps2pd xmm0, qword ptr [rax]
vcvtdq2ps %xmm1, %xmm0
# CHECK: vcvtdq2ps %xmm1, %xmm0 # encoding: [0xc5,0xf8,0x5b,0xc1]
# INTEL: vcvtdq2ps xmm0, xmm1
vcvtdq2ps (%rax), %xmm0
# CHECK: vcvtdq2ps (%rax), %xmm0 # encoding: [0xc5,0xf8,0x5b,0x00]
# INTEL: vcvtdq2ps xmm0, xmmword ptr [rax]
vcvtps2pd %xmm1, %ymm0
# CHECK: vcvtps2pd %xmm1, %ymm0 # encoding: [0xc5,0xfc,0x5a,0xc1]
# INTEL: vcvtps2pd ymm0, xmm1
vcvtps2pd (%rax), %ymm0
# CHECK: vcvtps2pd (%rax), %ymm0 # encoding: [0xc5,0xfc,0x5a,0x00]
# INTEL: vcvtps2pd ymm0, xmmword ptr [rax]
vcvtdq2ps %ymm1, %ymm0
# CHECK: vcvtdq2ps %ymm1, %ymm0 # encoding: [0xc5,0xfc,0x5b,0xc1]
# INTEL: vcvtdq2ps ymm0, ymm1
vcvtdq2ps (%rax), %ymm0
# CHECK: vcvtdq2ps (%rax), %ymm0 # encoding: [0xc5,0xfc,0x5b,0x00]
# INTEL: vcvtdq2ps ymm0, ymmword ptr [rax]
vcvtpd2ps %xmm1, %xmm0
# CHECK: vcvtpd2ps %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x5a,0xc1]
# INTEL: vcvtpd2ps xmm0, xmm1
vcvtpd2psx (%rax), %xmm0
# CHECK: vcvtpd2psx (%rax), %xmm0 # encoding: [0xc5,0xf9,0x5a,0x00]
# INTEL: vcvtpd2ps xmm0, xmmword ptr [rax]
vcvtps2dq %xmm1, %xmm0
# CHECK: vcvtps2dq %xmm1, %xmm0 # encoding: [0xc5,0xf9,0x5b,0xc1]
# INTEL: vcvtps2dq xmm0, xmm1
vcvtps2dq (%rax), %xmm0
# CHECK: vcvtps2dq (%rax), %xmm0 # encoding: [0xc5,0xf9,0x5b,0x00]
# INTEL: vcvtps2dq xmm0, xmmword ptr [rax]
vcvttpd2dq %xmm1, %xmm0
# CHECK: vcvttpd2dq %xmm1, %xmm0 # encoding: [0xc5,0xf9,0xe6,0xc1]
# INTEL: vcvttpd2dq xmm0, xmm1
vcvttpd2dqx (%rax), %xmm0
# CHECK: vcvttpd2dqx (%rax), %xmm0 # encoding: [0xc5,0xf9,0xe6,0x00]
# INTEL: vcvttpd2dq xmm0, xmmword ptr [rax]
vcvtph2ps %xmm1, %xmm0
# CHECK: vcvtph2ps %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x13,0xc1]
# INTEL: vcvtph2ps xmm0, xmm1
vcvtph2ps (%rax), %xmm0
# CHECK: vcvtph2ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x13,0x00]
# INTEL: vcvtph2ps xmm0, qword ptr [rax]
vcvtps2ph $5, %xmm0, %xmm1
# CHECK: vcvtps2ph $5, %xmm0, %xmm1 # encoding: [0xc4,0xe3,0x79,0x1d,0xc1,0x05]
# INTEL: vcvtps2ph xmm1, xmm0, 5
vcvtps2ph $5, %xmm0, (%rax)
# CHECK: vcvtps2ph $5, %xmm0, (%rax) # encoding: [0xc4,0xe3,0x79,0x1d,0x00,0x05]
# INTEL: vcvtps2ph qword ptr [rax], xmm0, 5
vcvtpd2ps %ymm1, %xmm0
# CHECK: vcvtpd2ps %ymm1, %xmm0 # encoding: [0xc5,0xfd,0x5a,0xc1]
# INTEL: vcvtpd2ps xmm0, ymm1
vcvtpd2psy (%rax), %xmm0
# CHECK: vcvtpd2psy (%rax), %xmm0 # encoding: [0xc5,0xfd,0x5a,0x00]
# INTEL: vcvtpd2ps xmm0, ymmword ptr [rax]
vcvtps2dq %ymm1, %ymm0
# CHECK: vcvtps2dq %ymm1, %ymm0 # encoding: [0xc5,0xfd,0x5b,0xc1]
# INTEL: vcvtps2dq ymm0, ymm1
vcvtps2dq (%rax), %ymm0
# CHECK: vcvtps2dq (%rax), %ymm0 # encoding: [0xc5,0xfd,0x5b,0x00]
# INTEL: vcvtps2dq ymm0, ymmword ptr [rax]
vcvttpd2dq %ymm1, %xmm0
# CHECK: vcvttpd2dq %ymm1, %xmm0 # encoding: [0xc5,0xfd,0xe6,0xc1]
# INTEL: vcvttpd2dq xmm0, ymm1
vcvttpd2dqy (%rax), %xmm0
# CHECK: vcvttpd2dqy (%rax), %xmm0 # encoding: [0xc5,0xfd,0xe6,0x00]
# INTEL: vcvttpd2dq xmm0, ymmword ptr [rax]
vcvtph2ps %xmm1, %ymm0
# CHECK: vcvtph2ps %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x13,0xc1]
# INTEL: vcvtph2ps ymm0, xmm1
vcvtph2ps (%rax), %ymm0
# CHECK: vcvtph2ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x13,0x00]
# INTEL: vcvtph2ps ymm0, xmmword ptr [rax]
vcvtps2ph $5, %ymm0, %xmm1
# CHECK: vcvtps2ph $5, %ymm0, %xmm1 # encoding: [0xc4,0xe3,0x7d,0x1d,0xc1,0x05]
# INTEL: vcvtps2ph xmm1, ymm0, 5
vcvtps2ph $5, %ymm0, (%rax)
# CHECK: vcvtps2ph $5, %ymm0, (%rax) # encoding: [0xc4,0xe3,0x7d,0x1d,0x00,0x05]
# INTEL: vcvtps2ph xmmword ptr [rax], ymm0, 5
vcvtsi2ss %ecx, %xmm0, %xmm0
# CHECK: vcvtsi2ss %ecx, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x2a,0xc1]
# INTEL: vcvtsi2ss xmm0, xmm0, ecx
vcvtsi2ssl (%rax), %xmm0, %xmm0
# CHECK: vcvtsi2ssl (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x2a,0x00]
# INTEL: vcvtsi2ss xmm0, xmm0, dword ptr [rax]
vcvttss2si %xmm1, %eax
# CHECK: vcvttss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si eax, xmm1
vcvttss2si (%rax), %eax
# CHECK: vcvttss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2c,0x00]
# INTEL: vcvttss2si eax, dword ptr [rax]
vcvtss2si %xmm1, %eax
# CHECK: vcvtss2si %xmm1, %eax # encoding: [0xc5,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si eax, xmm1
vcvtss2si (%rax), %eax
# CHECK: vcvtss2si (%rax), %eax # encoding: [0xc5,0xfa,0x2d,0x00]
# INTEL: vcvtss2si eax, dword ptr [rax]
vcvtss2sd %xmm1, %xmm0, %xmm0
# CHECK: vcvtss2sd %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5a,0xc1]
# INTEL: vcvtss2sd xmm0, xmm0, xmm1
vcvtss2sd (%rax), %xmm0, %xmm0
# CHECK: vcvtss2sd (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfa,0x5a,0x00]
# INTEL: vcvtss2sd xmm0, xmm0, dword ptr [rax]
vcvttps2dq %xmm1, %xmm0
# CHECK: vcvttps2dq %xmm1, %xmm0 # encoding: [0xc5,0xfa,0x5b,0xc1]
# INTEL: vcvttps2dq xmm0, xmm1
vcvttps2dq (%rax), %xmm0
# CHECK: vcvttps2dq (%rax), %xmm0 # encoding: [0xc5,0xfa,0x5b,0x00]
# INTEL: vcvttps2dq xmm0, xmmword ptr [rax]
vcvtdq2pd %xmm1, %xmm0
# CHECK: vcvtdq2pd %xmm1, %xmm0 # encoding: [0xc5,0xfa,0xe6,0xc1]
# INTEL: vcvtdq2pd xmm0, xmm1
vcvtdq2pd (%rax), %xmm0
# CHECK: vcvtdq2pd (%rax), %xmm0 # encoding: [0xc5,0xfa,0xe6,0x00]
# INTEL: vcvtdq2pd xmm0, qword ptr [rax]
vcvttps2dq %ymm1, %ymm0
# CHECK: vcvttps2dq %ymm1, %ymm0 # encoding: [0xc5,0xfe,0x5b,0xc1]
# INTEL: vcvttps2dq ymm0, ymm1
vcvttps2dq (%rax), %ymm0
# CHECK: vcvttps2dq (%rax), %ymm0 # encoding: [0xc5,0xfe,0x5b,0x00]
# INTEL: vcvttps2dq ymm0, ymmword ptr [rax]
vcvtdq2pd %xmm1, %ymm0
# CHECK: vcvtdq2pd %xmm1, %ymm0 # encoding: [0xc5,0xfe,0xe6,0xc1]
# INTEL: vcvtdq2pd ymm0, xmm1
vcvtdq2pd (%rax), %ymm0
# CHECK: vcvtdq2pd (%rax), %ymm0 # encoding: [0xc5,0xfe,0xe6,0x00]
# INTEL: vcvtdq2pd ymm0, xmmword ptr [rax]
vcvtsi2ss %rcx, %xmm0, %xmm0
# CHECK: vcvtsi2ss %rcx, %xmm0, %xmm0 # encoding: [0xc4,0xe1,0xfa,0x2a,0xc1]
# INTEL: vcvtsi2ss xmm0, xmm0, rcx
vcvtsi2ssq (%rax), %xmm0, %xmm0
# CHECK: vcvtsi2ssq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe1,0xfa,0x2a,0x00]
# INTEL: vcvtsi2ss xmm0, xmm0, qword ptr [rax]
vcvttss2si %xmm1, %rax
# CHECK: vcvttss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0xc1]
# INTEL: vcvttss2si rax, xmm1
vcvttss2si (%rax), %rax
# CHECK: vcvttss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2c,0x00]
# INTEL: vcvttss2si rax, dword ptr [rax]
vcvtss2si %xmm1, %rax
# CHECK: vcvtss2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0xc1]
# INTEL: vcvtss2si rax, xmm1
vcvtss2si (%rax), %rax
# CHECK: vcvtss2si (%rax), %rax # encoding: [0xc4,0xe1,0xfa,0x2d,0x00]
# INTEL: vcvtss2si rax, dword ptr [rax]
vcvtsi2sd %ecx, %xmm0, %xmm0
# CHECK: vcvtsi2sd %ecx, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x2a,0xc1]
# INTEL: vcvtsi2sd xmm0, xmm0, ecx
vcvtsi2sdl (%rax), %xmm0, %xmm0
# CHECK: vcvtsi2sdl (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x2a,0x00]
# INTEL: vcvtsi2sd xmm0, xmm0, dword ptr [rax]
vcvttsd2si %xmm1, %eax
# CHECK: vcvttsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si eax, xmm1
vcvttsd2si (%rax), %eax
# CHECK: vcvttsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si eax, qword ptr [rax]
vcvtsd2si %xmm1, %eax
# CHECK: vcvtsd2si %xmm1, %eax # encoding: [0xc5,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si eax, xmm1
vcvtsd2si (%rax), %eax
# CHECK: vcvtsd2si (%rax), %eax # encoding: [0xc5,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si eax, qword ptr [rax]
vcvtsd2ss %xmm1, %xmm0, %xmm0
# CHECK: vcvtsd2ss %xmm1, %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5a,0xc1]
# INTEL: vcvtsd2ss xmm0, xmm0, xmm1
vcvtsd2ss (%rax), %xmm0, %xmm0
# CHECK: vcvtsd2ss (%rax), %xmm0, %xmm0 # encoding: [0xc5,0xfb,0x5a,0x00]
# INTEL: vcvtsd2ss xmm0, xmm0, qword ptr [rax]
vcvtpd2dq %xmm1, %xmm0
# CHECK: vcvtpd2dq %xmm1, %xmm0 # encoding: [0xc5,0xfb,0xe6,0xc1]
# INTEL: vcvtpd2dq xmm0, xmm1
vcvtpd2dqx (%rax), %xmm0
# CHECK: vcvtpd2dqx (%rax), %xmm0 # encoding: [0xc5,0xfb,0xe6,0x00]
# INTEL: vcvtpd2dq xmm0, xmmword ptr [rax]
vcvtpd2dq %ymm1, %xmm0
# CHECK: vcvtpd2dq %ymm1, %xmm0 # encoding: [0xc5,0xff,0xe6,0xc1]
# INTEL: vcvtpd2dq xmm0, ymm1
vcvtpd2dqy (%rax), %xmm0
# CHECK: vcvtpd2dqy (%rax), %xmm0 # encoding: [0xc5,0xff,0xe6,0x00]
# INTEL: vcvtpd2dq xmm0, ymmword ptr [rax]
vcvtsi2sd %rcx, %xmm0, %xmm0
# CHECK: vcvtsi2sd %rcx, %xmm0, %xmm0 # encoding: [0xc4,0xe1,0xfb,0x2a,0xc1]
# INTEL: vcvtsi2sd xmm0, xmm0, rcx
vcvtsi2sdq (%rax), %xmm0, %xmm0
# CHECK: vcvtsi2sdq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe1,0xfb,0x2a,0x00]
# INTEL: vcvtsi2sd xmm0, xmm0, qword ptr [rax]
vcvttsd2si %xmm1, %rax
# CHECK: vcvttsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0xc1]
# INTEL: vcvttsd2si rax, xmm1
vcvttsd2si (%rax), %rax
# CHECK: vcvttsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2c,0x00]
# INTEL: vcvttsd2si rax, qword ptr [rax]
vcvtsd2si %xmm1, %rax
# CHECK: vcvtsd2si %xmm1, %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0xc1]
# INTEL: vcvtsd2si rax, xmm1
vcvtsd2si (%rax), %rax
# CHECK: vcvtsd2si (%rax), %rax # encoding: [0xc4,0xe1,0xfb,0x2d,0x00]
# INTEL: vcvtsd2si rax, qword ptr [rax]
