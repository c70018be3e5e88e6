# One or more of each family of AVX-512.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vcmpeqps %xmm1,%xmm2,%xmm3
# CHECK: vcmpeqps %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe8,0xc2,0xd9,0x00]
# INTEL: vcmpeqps xmm3, xmm2, xmm1
vcmpeqps %zmm1,%zmm2,%k3
# CHECK: vcmpeqps %zmm1, %zmm2, %k3 # encoding: [0x62,0xf1,0x6c,0x48,0xc2,0xd9,0x00]
# INTEL: vcmpeqps k3, zmm2, zmm1
vcmpneq_uqps {sae}, %zmm1,%zmm2,%k3{%k2}
# CHECK: vcmpneqps {sae}, %zmm1, %zmm2, %k3 {%k2} # encoding: [0x62,0xf1,0x6c,0x1a,0xc2,0xd9,0x04]
# INTEL: vcmpneqps k3 {k2}, zmm2, zmm1, {sae}
vcmpps $3, %zmm1,%zmm2,%k3
# CHECK: vcmpunordps %zmm1, %zmm2, %k3 # encoding: [0x62,0xf1,0x6c,0x48,0xc2,0xd9,0x03]
# INTEL: vcmpunordps k3, zmm2, zmm1
vcmpps $33, %zmm1,%zmm2,%k3
# CHECK: vcmpps $33, %zmm1, %zmm2, %k3 # encoding: [0x62,0xf1,0x6c,0x48,0xc2,0xd9,0x21]
# INTEL: vcmpps k3, zmm2, zmm1, 33
vpcmpltud %zmm1,%zmm2,%k3{%k1}
# CHECK: vpcmpltud %zmm1, %zmm2, %k3 {%k1} # encoding: [0x62,0xf3,0x6d,0x49,0x1e,0xd9,0x01]
# INTEL: vpcmpltud k3 {k1}, zmm2, zmm1
vpcmpud $3, %zmm1,%zmm2,%k3{%k1}
# CHECK: vpcmpud $3, %zmm1, %zmm2, %k3 {%k1} # encoding: [0x62,0xf3,0x6d,0x49,0x1e,0xd9,0x03]
# INTEL: vpcmpud k3 {k1}, zmm2, zmm1, 3
vpcmpeqd %zmm1,%zmm2,%k3{%k1}
# CHECK: vpcmpeqd %zmm1, %zmm2, %k3 {%k1} # encoding: [0x62,0xf1,0x6d,0x49,0x76,0xd9]
# INTEL: vpcmpeqd k3 {k1}, zmm2, zmm1
vpcmpeqd %xmm1,%xmm2,%xmm3
# CHECK: vpcmpeqd %xmm1, %xmm2, %xmm3 # encoding: [0xc5,0xe9,0x76,0xd9]
# INTEL: vpcmpeqd xmm3, xmm2, xmm1
vpclmulhqlqdq %zmm1,%zmm2,%zmm3
# CHECK: vpclmulqdq $1, %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf3,0x6d,0x48,0x44,0xd9,0x01]
# INTEL: vpclmulqdq zmm3, zmm2, zmm1, 1
vpclmulhqlqdq %ymm1,%ymm2,%ymm3
# CHECK: vpclmulqdq $1, %ymm1, %ymm2, %ymm3 # encoding: [0xc4,0xe3,0x6d,0x44,0xd9,0x01]
# INTEL: vpclmulqdq ymm3, ymm2, ymm1, 1
vcvtpd2psx (%rax),%xmm3
# CHECK: vcvtpd2psx (%rax), %xmm3 # encoding: [0xc5,0xf9,0x5a,0x18]
# INTEL: vcvtpd2ps xmm3, xmmword ptr [rax]
vcvtpd2psy (%rax),%xmm3{%k1}
# CHECK: vcvtpd2psy (%rax), %xmm3 {%k1} # encoding: [0x62,0xf1,0xfd,0x29,0x5a,0x18]
# INTEL: vcvtpd2ps xmm3 {k1}, ymmword ptr [rax]
vcvtpd2ps (%rax){1to2},%xmm3{%k1}
# CHECK: vcvtpd2ps (%rax){1to2}, %xmm3 {%k1} # encoding: [0x62,0xf1,0xfd,0x19,0x5a,0x18]
# INTEL: vcvtpd2ps xmm3 {k1}, qword ptr [rax]{1to2}
vcvtpd2psx (%rax){1to2},%xmm3{%k1}
# CHECK: vcvtpd2ps (%rax){1to2}, %xmm3 {%k1} # encoding: [0x62,0xf1,0xfd,0x19,0x5a,0x18]
# INTEL: vcvtpd2ps xmm3 {k1}, qword ptr [rax]{1to2}
vfpclasspdz $1, (%rax),%k1
# CHECK: vfpclasspdz $1, (%rax), %k1 # encoding: [0x62,0xf3,0xfd,0x48,0x66,0x08,0x01]
# INTEL: vfpclasspd k1, zmmword ptr [rax], 1
vcvtsi2ssl %eax, {rn-sae}, %xmm1, %xmm17
# CHECK: vcvtsi2ss %eax, {rn-sae}, %xmm1, %xmm17 # encoding: [0x62,0xe1,0x76,0x18,0x2a,0xc8]
# INTEL: vcvtsi2ss xmm17, xmm1, {rn-sae}, eax
vcvtsi2sdq (%rax), %xmm1, %xmm17
# CHECK: vcvtsi2sdq (%rax), %xmm1, %xmm17 # encoding: [0x62,0xe1,0xf7,0x08,0x2a,0x08]
# INTEL: vcvtsi2sd xmm17, xmm1, qword ptr [rax]
vp2intersectd %zmm1,%zmm2,%k3
# CHECK: vp2intersectd %zmm1, %zmm2, %k2 # encoding: [0x62,0xf2,0x6f,0x48,0x68,0xd1]
# INTEL: vp2intersectd k2, zmm2, zmm1
vp2intersectd %zmm1,%zmm2,%k4
# CHECK: vp2intersectd %zmm1, %zmm2, %k4 # encoding: [0x62,0xf2,0x6f,0x48,0x68,0xe1]
# INTEL: vp2intersectd k4, zmm2, zmm1
vgatherdps (%rax,%zmm17,4), %zmm2{%k1}
# CHECK: vgatherdps (%rax,%zmm17,4), %zmm2 {%k1} # encoding: [0x62,0xf2,0x7d,0x41,0x92,0x14,0x88]
# INTEL: vgatherdps zmm2 {k1}, dword ptr [rax + 4*zmm17]
vscatterqpd %zmm2, 8(%rax,%zmm17,4){%k1}
# CHECK: vscatterqpd %zmm2, 8(%rax,%zmm17,4) {%k1} # encoding: [0x62,0xf2,0xfd,0x41,0xa3,0x54,0x88,0x01]
# INTEL: vscatterqpd qword ptr [rax + 4*zmm17 + 8] {k1}, zmm2
vpbroadcastb %eax, %xmm1
# CHECK: vpbroadcastb %eax, %xmm1 # encoding: [0x62,0xf2,0x7d,0x08,0x7a,0xc8]
# INTEL: vpbroadcastb xmm1, eax
vmovd %eax,%xmm17
# CHECK: vmovd %eax, %xmm17 # encoding: [0x62,0xe1,0x7d,0x08,0x6e,0xc8]
# INTEL: vmovd xmm17, eax
vmovq %rax,%xmm17
# CHECK: vmovq %rax, %xmm17 # encoding: [0x62,0xe1,0xfd,0x08,0x6e,0xc8]
# INTEL: vmovq xmm17, rax
{evex} vmovq %rax,%xmm7
# CHECK: {evex} vmovq %rax, %xmm7 # encoding: [0x62,0xf1,0xfd,0x08,0x6e,0xf8]
# INTEL: {evex} vmovq xmm7, rax
vmovaps.s %zmm1,%zmm2{%k1}{z}
# CHECK: vmovaps %zmm1, %zmm2 {%k1} {z} # encoding: [0x62,0xf1,0x7c,0xc9,0x29,0xca]
# INTEL: vmovaps zmm2 {k1} {z}, zmm1
{evex} vpextrw $1,%xmm7,%eax
# CHECK: {evex} vpextrw $1, %xmm7, %eax # encoding: [0x62,0xf1,0x7d,0x08,0xc5,0xc7,0x01]
# INTEL: {evex} vpextrw eax, xmm7, 1
vbroadcastf32x2 (%rax),%ymm1
# CHECK: vbroadcastf32x2 (%rax), %ymm1 # encoding: [0x62,0xf2,0x7d,0x28,0x19,0x08]
# INTEL: vbroadcastf32x2 ymm1, qword ptr [rax]
vpermq $1, (%rax){1to4}, %ymm1
# CHECK: vpermq $1, (%rax){1to4}, %ymm1 # encoding: [0x62,0xf3,0xfd,0x38,0x00,0x08,0x01]
# INTEL: vpermq ymm1, qword ptr [rax]{1to4}, 1
v4fmaddps (%rax), %zmm4, %zmm1{%k1}
# CHECK: v4fmaddps (%rax), %zmm4, %zmm1 {%k1} # encoding: [0x62,0xf2,0x5f,0x49,0x9a,0x08]
# INTEL: v4fmaddps zmm1 {k1}, zmm4, xmmword ptr [rax]
vgatherpf0dps (%rax,%zmm1){%k1}
# CHECK: vgatherpf0dps (%rax,%zmm1) {%k1} # encoding: [0x62,0xf2,0x7d,0x49,0xc6,0x0c,0x08]
# INTEL: vgatherpf0dps {k1}, dword ptr [rax + zmm1]
vprold $3, (%rax){1to16}, %zmm1
# CHECK: vprold $3, (%rax){1to16}, %zmm1 # encoding: [0x62,0xf1,0x75,0x58,0x72,0x08,0x03]
# INTEL: vprold zmm1, dword ptr [rax]{1to16}, 3
vpternlogd $0xff, %zmm0,%zmm0,%zmm0
# CHECK: vpternlogd $255, %zmm0, %zmm0, %zmm0 # encoding: [0x62,0xf3,0x7d,0x48,0x25,0xc0,0xff]
# INTEL: vpternlogd zmm0, zmm0, zmm0, 255
vrndscaleps $4,{sae},%zmm1,%zmm2
# CHECK: vrndscaleps $4, {sae}, %zmm1, %zmm2 # encoding: [0x62,0xf3,0x7d,0x18,0x08,0xd1,0x04]
# INTEL: vrndscaleps zmm2, zmm1, {sae}, 4
vaddph %zmm1,%zmm2,%zmm3
# CHECK: vaddph %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf5,0x6c,0x48,0x58,0xd9]
# INTEL: vaddph zmm3, zmm2, zmm1
vcvtsh2usi {rn-sae},%xmm1,%rax
# CHECK: vcvtsh2usi {rn-sae}, %xmm1, %rax # encoding: [0x62,0xf5,0xfe,0x18,0x79,0xc1]
# INTEL: vcvtsh2usi rax, xmm1, {rn-sae}
vaddbf16 %zmm1,%zmm2,%zmm3
# CHECK: vaddbf16 %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf5,0x6d,0x48,0x58,0xd9]
# INTEL: vaddbf16 zmm3, zmm2, zmm1
vpcmpeqb (%rdi), %ymm16, %k0
# CHECK: vpcmpeqb (%rdi), %ymm16, %k0 # encoding: [0x62,0xf1,0x7d,0x20,0x74,0x07]
# INTEL: vpcmpeqb k0, ymm16, ymmword ptr [rdi]
vpcmpneqb (%rdi), %ymm16, %k0
# CHECK: vpcmpneqb (%rdi), %ymm16, %k0 # encoding: [0x62,0xf3,0x7d,0x20,0x3f,0x07,0x04]
# INTEL: vpcmpneqb k0, ymm16, ymmword ptr [rdi]
kortestd %k0,%k0
# CHECK: kortestd %k0, %k0 # encoding: [0xc4,0xe1,0xf9,0x98,0xc0]
# INTEL: kortestd k0, k0
vaesenc %zmm1,%zmm2,%zmm3
# CHECK: vaesenc %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf2,0x6d,0x48,0xdc,0xd9]
# INTEL: vaesenc zmm3, zmm2, zmm1
vgf2p8affineqb $3,(%rax){1to8},%zmm2,%zmm3
# CHECK: vgf2p8affineqb $3, (%rax){1to8}, %zmm2, %zmm3 # encoding: [0x62,0xf3,0xed,0x58,0xce,0x18,0x03]
# INTEL: vgf2p8affineqb zmm3, zmm2, qword ptr [rax]{1to8}, 3
vpopcntq %zmm1,%zmm2
# CHECK: vpopcntq %zmm1, %zmm2 # encoding: [0x62,0xf2,0xfd,0x48,0x55,0xd1]
# INTEL: vpopcntq zmm2, zmm1
vaddps (%rax){1to16},%zmm1,%zmm2{%k1}{z}
# CHECK: vaddps (%rax){1to16}, %zmm1, %zmm2 {%k1} {z} # encoding: [0x62,0xf1,0x74,0xd9,0x58,0x10]
# INTEL: vaddps zmm2 {k1} {z}, zmm1, dword ptr [rax]{1to16}
vmovaps (%rax), %zmm1 {%k1} {z}
# CHECK: vmovaps (%rax), %zmm1 {%k1} {z} # encoding: [0x62,0xf1,0x7c,0xc9,0x28,0x08]
# INTEL: vmovaps zmm1 {k1} {z}, zmmword ptr [rax]
vmovups %zmm1, (%rax) {%k1}
# CHECK: vmovups %zmm1, (%rax) {%k1} # encoding: [0x62,0xf1,0x7c,0x49,0x11,0x08]
# INTEL: vmovups zmmword ptr [rax] {k1}, zmm1
vmovss %xmm1, %xmm2, %xmm3 {%k1} {z}
# CHECK: vmovss %xmm1, %xmm2, %xmm3 {%k1} {z} # encoding: [0x62,0xf1,0x6e,0x89,0x10,0xd9]
# INTEL: vmovss xmm3 {k1} {z}, xmm2, xmm1
vmovss (%rax), %xmm3 {%k1} {z}
# CHECK: vmovss (%rax), %xmm3 {%k1} {z} # encoding: [0x62,0xf1,0x7e,0x89,0x10,0x18]
# INTEL: vmovss xmm3 {k1} {z}, dword ptr [rax]
vmovsd %xmm16, 8(%rax) {%k1}
# CHECK: vmovsd %xmm16, 8(%rax) {%k1} # encoding: [0x62,0xe1,0xff,0x09,0x11,0x40,0x01]
# INTEL: vmovsd qword ptr [rax + 8] {k1}, xmm16
vmovddup (%rax), %xmm16
# CHECK: vmovddup (%rax), %xmm16 # encoding: [0x62,0xe1,0xff,0x08,0x12,0x00]
# INTEL: vmovddup xmm16, qword ptr [rax]
vmovhps (%rax), %xmm16, %xmm1
# CHECK: vmovhps (%rax), %xmm16, %xmm1 # encoding: [0x62,0xf1,0x7c,0x00,0x16,0x08]
# INTEL: vmovhps xmm1, xmm16, qword ptr [rax]
vmovntdq %zmm1, (%rax)
# CHECK: vmovntdq %zmm1, (%rax) # encoding: [0x62,0xf1,0x7d,0x48,0xe7,0x08]
# INTEL: vmovntdq zmmword ptr [rax], zmm1
vpmovm2b %k1, %zmm2
# CHECK: vpmovm2b %k1, %zmm2 # encoding: [0x62,0xf2,0x7e,0x48,0x28,0xd1]
# INTEL: vpmovm2b zmm2, k1
vpmovq2m %ymm1, %k2
# CHECK: vpmovq2m %ymm1, %k2 # encoding: [0x62,0xf2,0xfe,0x28,0x39,0xd1]
# INTEL: vpmovq2m k2, ymm1
vpbroadcastmb2q %k1, %xmm1
# CHECK: vpbroadcastmb2q %k1, %xmm1 # encoding: [0x62,0xf2,0xfe,0x08,0x2a,0xc9]
# INTEL: vpbroadcastmb2q xmm1, k1
vpcompressw %zmm1, 2(%rax) {%k1}
# CHECK: vpcompressw %zmm1, 2(%rax) {%k1} # encoding: [0x62,0xf2,0xfd,0x49,0x63,0x48,0x01]
# INTEL: vpcompressw zmmword ptr [rax + 2] {k1}, zmm1
vexpandpd 8(%rax), %ymm1 {%k1} {z}
# CHECK: vexpandpd 8(%rax), %ymm1 {%k1} {z} # encoding: [0x62,0xf2,0xfd,0xa9,0x88,0x48,0x01]
# INTEL: vexpandpd ymm1 {k1} {z}, ymmword ptr [rax + 8]
vpmovsxbq 4(%rax), %ymm17
# CHECK: vpmovsxbq 4(%rax), %ymm17 # encoding: [0x62,0xe2,0x7d,0x28,0x22,0x48,0x01]
# INTEL: vpmovsxbq ymm17, dword ptr [rax + 4]
vpmovusdb %zmm1, 16(%rax) {%k2}
# CHECK: vpmovusdb %zmm1, 16(%rax) {%k2} # encoding: [0x62,0xf2,0x7e,0x4a,0x11,0x48,0x01]
# INTEL: vpmovusdb xmmword ptr [rax + 16] {k2}, zmm1
vcvtph2ps (%rax), %zmm1
# CHECK: vcvtph2ps (%rax), %zmm1 # encoding: [0x62,0xf2,0x7d,0x48,0x13,0x08]
# INTEL: vcvtph2ps zmm1, ymmword ptr [rax]
vcvtps2ph $1, {sae}, %zmm1, %ymm2 {%k1}
# CHECK: vcvtps2ph $1, {sae}, %zmm1, %ymm2 {%k1} # encoding: [0x62,0xf3,0x7d,0x19,0x1d,0xca,0x01]
# INTEL: vcvtps2ph ymm2 {k1}, zmm1, {sae}, 1
vcvtuqq2ps (%rax){1to8}, %ymm2
# CHECK: vcvtuqq2ps (%rax){1to8}, %ymm2 # encoding: [0x62,0xf1,0xff,0x58,0x7a,0x10]
# INTEL: vcvtuqq2ps ymm2, qword ptr [rax]{1to8}
vcvttpd2udq {sae}, %zmm1, %ymm2
# CHECK: vcvttpd2udq {sae}, %zmm1, %ymm2 # encoding: [0x62,0xf1,0xfc,0x18,0x78,0xd1]
# INTEL: vcvttpd2udq ymm2, zmm1, {sae}
vpsrlw $3, %zmm1, %zmm2
# CHECK: vpsrlw $3, %zmm1, %zmm2 # encoding: [0x62,0xf1,0x6d,0x48,0x71,0xd1,0x03]
# INTEL: vpsrlw zmm2, zmm1, 3
vpsrlw $3, (%rax), %zmm2
# CHECK: vpsrlw $3, (%rax), %zmm2 # encoding: [0x62,0xf1,0x6d,0x48,0x71,0x10,0x03]
# INTEL: vpsrlw zmm2, zmmword ptr [rax], 3
vpsraq %xmm1, %zmm2, %zmm3
# CHECK: vpsraq %xmm1, %zmm2, %zmm3 # encoding: [0x62,0xf1,0xed,0x48,0xe2,0xd9]
# INTEL: vpsraq zmm3, zmm2, xmm1
vpslldq $3, (%rax), %zmm2
# CHECK: vpslldq $3, (%rax), %zmm2 # encoding: [0x62,0xf1,0x6d,0x48,0x73,0x38,0x03]
# INTEL: vpslldq zmm2, zmmword ptr [rax], 3
vpsllvw %zmm1, %zmm2, %zmm3
# CHECK: vpsllvw %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf2,0xed,0x48,0x12,0xd9]
# INTEL: vpsllvw zmm3, zmm2, zmm1
vpshldvq (%rax){1to8}, %zmm2, %zmm3
# CHECK: vpshldvq (%rax){1to8}, %zmm2, %zmm3 # encoding: [0x62,0xf2,0xed,0x58,0x71,0x18]
# INTEL: vpshldvq zmm3, zmm2, qword ptr [rax]{1to8}
vpmadd52luq %zmm1, %zmm2, %zmm3 {%k1}
# CHECK: vpmadd52luq %zmm1, %zmm2, %zmm3 {%k1} # encoding: [0x62,0xf2,0xed,0x49,0xb4,0xd9]
# INTEL: vpmadd52luq zmm3 {k1}, zmm2, zmm1
vdbpsadbw $3, %zmm1, %zmm2, %zmm3
# CHECK: vdbpsadbw $3, %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf3,0x6d,0x48,0x42,0xd9,0x03]
# INTEL: vdbpsadbw zmm3, zmm2, zmm1, 3
vpconflictq (%rax){1to4}, %ymm3
# CHECK: vpconflictq (%rax){1to4}, %ymm3 # encoding: [0x62,0xf2,0xfd,0x38,0xc4,0x18]
# INTEL: vpconflictq ymm3, qword ptr [rax]{1to4}
vfmadd231ps {rd-sae}, %zmm1, %zmm2, %zmm3 {%k1}
# CHECK: vfmadd231ps {rd-sae}, %zmm1, %zmm2, %zmm3 {%k1} # encoding: [0x62,0xf2,0x6d,0x39,0xb8,0xd9]
# INTEL: vfmadd231ps zmm3 {k1}, zmm2, zmm1, {rd-sae}
vfnmsub132sd {ru-sae}, %xmm1, %xmm2, %xmm3 {%k1} {z}
# CHECK: vfnmsub132sd {ru-sae}, %xmm1, %xmm2, %xmm3 {%k1} {z} # encoding: [0x62,0xf2,0xed,0xd9,0x9f,0xd9]
# INTEL: vfnmsub132sd xmm3 {k1} {z}, xmm2, xmm1, {ru-sae}
vfixupimmsd $3, {sae}, %xmm1, %xmm2, %xmm3 {%k1}
# CHECK: vfixupimmsd $3, {sae}, %xmm1, %xmm2, %xmm3 {%k1} # encoding: [0x62,0xf3,0xed,0x19,0x55,0xd9,0x03]
# INTEL: vfixupimmsd xmm3 {k1}, xmm2, xmm1, {sae}, 3
vscalefss {rz-sae}, %xmm1, %xmm2, %xmm3
# CHECK: vscalefss {rz-sae}, %xmm1, %xmm2, %xmm3 # encoding: [0x62,0xf2,0x6d,0x78,0x2d,0xd9]
# INTEL: vscalefss xmm3, xmm2, xmm1, {rz-sae}
vgetmantpd $3, {sae}, %zmm1, %zmm2
# CHECK: vgetmantpd $3, {sae}, %zmm1, %zmm2 # encoding: [0x62,0xf3,0xfd,0x18,0x26,0xd1,0x03]
# INTEL: vgetmantpd zmm2, zmm1, {sae}, 3
vreducess $3, (%rax), %xmm1, %xmm2 {%k1}
# CHECK: vreducess $3, (%rax), %xmm1, %xmm2 {%k1} # encoding: [0x62,0xf3,0x75,0x09,0x57,0x10,0x03]
# INTEL: vreducess xmm2 {k1}, xmm1, dword ptr [rax], 3
vrcp28ps {sae}, %zmm1, %zmm2
# CHECK: vrcp28ps {sae}, %zmm1, %zmm2 # encoding: [0x62,0xf2,0x7d,0x18,0xca,0xd1]
# INTEL: vrcp28ps zmm2, zmm1, {sae}
vshuff64x2 $3, (%rax){1to8}, %zmm1, %zmm2
# CHECK: vshuff64x2 $3, (%rax){1to8}, %zmm1, %zmm2 # encoding: [0x62,0xf3,0xf5,0x58,0x23,0x10,0x03]
# INTEL: vshuff64x2 zmm2, zmm1, qword ptr [rax]{1to8}, 3
vinserti32x8 $1, (%rax), %zmm1, %zmm2
# CHECK: vinserti32x8 $1, (%rax), %zmm1, %zmm2 # encoding: [0x62,0xf3,0x75,0x48,0x3a,0x10,0x01]
# INTEL: vinserti32x8 zmm2, zmm1, ymmword ptr [rax], 1
vextractf64x4 $1, %zmm1, 32(%rax) {%k1}
# CHECK: vextractf64x4 $1, %zmm1, 32(%rax) {%k1} # encoding: [0x62,0xf3,0xfd,0x49,0x1b,0x48,0x01,0x01]
# INTEL: vextractf64x4 ymmword ptr [rax + 32] {k1}, zmm1, 1
vpinsrb $1, 1(%rax), %xmm17, %xmm18
# CHECK: vpinsrb $1, 1(%rax), %xmm17, %xmm18 # encoding: [0x62,0xe3,0x75,0x00,0x20,0x50,0x01,0x01]
# INTEL: vpinsrb xmm18, xmm17, byte ptr [rax + 1], 1
vpextrw $1, %xmm17, 2(%rax)
# CHECK: vpextrw $1, %xmm17, 2(%rax) # encoding: [0x62,0xe3,0x7d,0x08,0x15,0x48,0x01,0x01]
# INTEL: vpextrw word ptr [rax + 2], xmm17, 1
vpermt2pd (%rax){1to2}, %xmm1, %xmm2
# CHECK: vpermt2pd (%rax){1to2}, %xmm1, %xmm2 # encoding: [0x62,0xf2,0xf5,0x18,0x7f,0x10]
# INTEL: vpermt2pd xmm2, xmm1, qword ptr [rax]{1to2}
valignq $1, %zmm1, %zmm2, %zmm3
# CHECK: valignq $1, %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf3,0xed,0x48,0x03,0xd9,0x01]
# INTEL: valignq zmm3, zmm2, zmm1, 1
vpblendmb %zmm1, %zmm2, %zmm3 {%k1}
# CHECK: vpblendmb %zmm1, %zmm2, %zmm3 {%k1} # encoding: [0x62,0xf2,0x6d,0x49,0x66,0xd9]
# INTEL: vpblendmb zmm3 {k1}, zmm2, zmm1
vpackssdw (%rax){1to8}, %ymm1, %ymm2
# CHECK: vpackssdw (%rax){1to8}, %ymm1, %ymm2 # encoding: [0x62,0xf1,0x75,0x38,0x6b,0x10]
# INTEL: vpackssdw ymm2, ymm1, dword ptr [rax]{1to8}
vbroadcasti64x4 (%rax), %zmm1
# CHECK: vbroadcasti64x4 (%rax), %zmm1 # encoding: [0x62,0xf2,0xfd,0x48,0x5b,0x08]
# INTEL: vbroadcasti64x4 zmm1, ymmword ptr [rax]
vpscatterdq %ymm1, 8(%rax,%xmm2,8) {%k1}
# CHECK: vpscatterdq %ymm1, 8(%rax,%xmm2,8) {%k1} # encoding: [0x62,0xf2,0xfd,0x29,0xa0,0x4c,0xd0,0x01]
# INTEL: vpscatterdq qword ptr [rax + 8*xmm2 + 8] {k1}, ymm1
vcomish {sae}, %xmm1, %xmm2
# CHECK: vcomish {sae}, %xmm1, %xmm2 # encoding: [0x62,0xf5,0x7c,0x18,0x2f,0xd1]
# INTEL: vcomish xmm2, xmm1, {sae}
vfcmulcsh (%rax), %xmm1, %xmm2
# CHECK: vfcmulcsh (%rax), %xmm1, %xmm2 # encoding: [0x62,0xf6,0x77,0x08,0xd7,0x10]
# INTEL: vfcmulcsh xmm2, xmm1, dword ptr [rax]
vcvtph2qq 2(%rax){1to8}, %zmm2
# CHECK: vcvtph2qq 2(%rax){1to8}, %zmm2 # encoding: [0x62,0xf5,0x7d,0x58,0x7b,0x50,0x01]
# INTEL: vcvtph2qq zmm2, word ptr [rax + 2]{1to8}
vmovw %eax, %xmm1
# CHECK: vmovw %eax, %xmm1 # encoding: [0x62,0xf5,0x7d,0x08,0x6e,0xc8]
# INTEL: vmovw xmm1, eax
vmovsh 2(%rax), %xmm1
# CHECK: vmovsh 2(%rax), %xmm1 # encoding: [0x62,0xf5,0x7e,0x08,0x10,0x48,0x01]
# INTEL: vmovsh xmm1, word ptr [rax + 2]
vminmaxps $1, {sae}, %zmm1, %zmm2, %zmm3
# CHECK: vminmaxps $1, {sae}, %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf3,0x6d,0x18,0x52,0xd9,0x01]
# INTEL: vminmaxps zmm3, zmm2, zmm1, {sae}, 1
vcvttsd2sis %xmm1, %rax
# CHECK: vcvttsd2sis %xmm1, %rax # encoding: [0x62,0xf5,0xff,0x08,0x6d,0xc1]
# INTEL: vcvttsd2sis rax, xmm1
vcvtbiasph2bf8 (%rax){1to8}, %xmm1, %xmm2
# CHECK: vcvtbiasph2bf8 (%rax){1to8}, %xmm1, %xmm2 # encoding: [0x62,0xf2,0x74,0x18,0x74,0x10]
# INTEL: vcvtbiasph2bf8 xmm2, xmm1, word ptr [rax]{1to8}
vdpphps %zmm1, %zmm2, %zmm3
# CHECK: vdpphps %zmm1, %zmm2, %zmm3 # encoding: [0x62,0xf2,0x6c,0x48,0x52,0xd9]
# INTEL: vdpphps zmm3, zmm2, zmm1
vcomxsd {sae}, %xmm1, %xmm2
# CHECK: vcomxsd {sae}, %xmm1, %xmm2 # encoding: [0x62,0xf1,0xff,0x18,0x2f,0xd1]
# INTEL: vcomxsd xmm2, xmm1, {sae}
