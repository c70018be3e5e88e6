# What only VEX has: broadcasts, permutations, masked moves, gathers, dot products.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -output-asm-variant=1 %s | FileCheck %s --check-prefix=INTEL

vzeroupper
# CHECK: vzeroupper # encoding: [0xc5,0xf8,0x77]
# INTEL: vzeroupper
vpdpbuud %xmm1, %xmm0, %xmm0
# CHECK: vpdpbuud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0x50,0xc1]
# INTEL: vpdpbuud xmm0, xmm0, xmm1
vpdpbuud (%rax), %xmm0, %xmm0
# CHECK: vpdpbuud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0x50,0x00]
# INTEL: vpdpbuud xmm0, xmm0, xmmword ptr [rax]
vpdpbuuds %xmm1, %xmm0, %xmm0
# CHECK: vpdpbuuds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0x51,0xc1]
# INTEL: vpdpbuuds xmm0, xmm0, xmm1
vpdpbuuds (%rax), %xmm0, %xmm0
# CHECK: vpdpbuuds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0x51,0x00]
# INTEL: vpdpbuuds xmm0, xmm0, xmmword ptr [rax]
vcvtneoph2ps (%rax), %xmm0
# CHECK: vcvtneoph2ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x78,0xb0,0x00]
# INTEL: vcvtneoph2ps xmm0, xmmword ptr [rax]
vpdpwuud %xmm1, %xmm0, %xmm0
# CHECK: vpdpwuud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xd2,0xc1]
# INTEL: vpdpwuud xmm0, xmm0, xmm1
vpdpwuud (%rax), %xmm0, %xmm0
# CHECK: vpdpwuud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xd2,0x00]
# INTEL: vpdpwuud xmm0, xmm0, xmmword ptr [rax]
vpdpwuuds %xmm1, %xmm0, %xmm0
# CHECK: vpdpwuuds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xd3,0xc1]
# INTEL: vpdpwuuds xmm0, xmm0, xmm1
vpdpwuuds (%rax), %xmm0, %xmm0
# CHECK: vpdpwuuds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x78,0xd3,0x00]
# INTEL: vpdpwuuds xmm0, xmm0, xmmword ptr [rax]
vzeroall
# CHECK: vzeroall # encoding: [0xc5,0xfc,0x77]
# INTEL: vzeroall
vpdpbuud %ymm1, %ymm0, %ymm0
# CHECK: vpdpbuud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0x50,0xc1]
# INTEL: vpdpbuud ymm0, ymm0, ymm1
vpdpbuud (%rax), %ymm0, %ymm0
# CHECK: vpdpbuud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0x50,0x00]
# INTEL: vpdpbuud ymm0, ymm0, ymmword ptr [rax]
vpdpbuuds %ymm1, %ymm0, %ymm0
# CHECK: vpdpbuuds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0x51,0xc1]
# INTEL: vpdpbuuds ymm0, ymm0, ymm1
vpdpbuuds (%rax), %ymm0, %ymm0
# CHECK: vpdpbuuds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0x51,0x00]
# INTEL: vpdpbuuds ymm0, ymm0, ymmword ptr [rax]
vcvtneoph2ps (%rax), %ymm0
# CHECK: vcvtneoph2ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7c,0xb0,0x00]
# INTEL: vcvtneoph2ps ymm0, ymmword ptr [rax]
vpdpwuud %ymm1, %ymm0, %ymm0
# CHECK: vpdpwuud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0xd2,0xc1]
# INTEL: vpdpwuud ymm0, ymm0, ymm1
vpdpwuud (%rax), %ymm0, %ymm0
# CHECK: vpdpwuud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0xd2,0x00]
# INTEL: vpdpwuud ymm0, ymm0, ymmword ptr [rax]
vpdpwuuds %ymm1, %ymm0, %ymm0
# CHECK: vpdpwuuds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0xd3,0xc1]
# INTEL: vpdpwuuds ymm0, ymm0, ymm1
vpdpwuuds (%rax), %ymm0, %ymm0
# CHECK: vpdpwuuds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7c,0xd3,0x00]
# INTEL: vpdpwuuds ymm0, ymm0, ymmword ptr [rax]
vmaskmovdqu %xmm1, %xmm0
# CHECK: vmaskmovdqu %xmm1, %xmm0 # encoding: [0xc5,0xf9,0xf7,0xc1]
# INTEL: vmaskmovdqu xmm0, xmm1
vpermilps %xmm1, %xmm0, %xmm0
# CHECK: vpermilps %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0c,0xc1]
# INTEL: vpermilps xmm0, xmm0, xmm1
vpermilps (%rax), %xmm0, %xmm0
# CHECK: vpermilps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0c,0x00]
# INTEL: vpermilps xmm0, xmm0, xmmword ptr [rax]
vpermilpd %xmm1, %xmm0, %xmm0
# CHECK: vpermilpd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0d,0xc1]
# INTEL: vpermilpd xmm0, xmm0, xmm1
vpermilpd (%rax), %xmm0, %xmm0
# CHECK: vpermilpd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0d,0x00]
# INTEL: vpermilpd xmm0, xmm0, xmmword ptr [rax]
vtestps %xmm1, %xmm0
# CHECK: vtestps %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0e,0xc1]
# INTEL: vtestps xmm0, xmm1
vtestps (%rax), %xmm0
# CHECK: vtestps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x0e,0x00]
# INTEL: vtestps xmm0, xmmword ptr [rax]
vtestpd %xmm1, %xmm0
# CHECK: vtestpd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x0f,0xc1]
# INTEL: vtestpd xmm0, xmm1
vtestpd (%rax), %xmm0
# CHECK: vtestpd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x0f,0x00]
# INTEL: vtestpd xmm0, xmmword ptr [rax]
vbroadcastss %xmm1, %xmm0
# CHECK: vbroadcastss %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x18,0xc1]
# INTEL: vbroadcastss xmm0, xmm1
vbroadcastss (%rax), %xmm0
# CHECK: vbroadcastss (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x18,0x00]
# INTEL: vbroadcastss xmm0, dword ptr [rax]
vmaskmovps (%rax), %xmm0, %xmm0
# CHECK: vmaskmovps (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x2c,0x00]
# INTEL: vmaskmovps xmm0, xmm0, xmmword ptr [rax]
vmaskmovpd (%rax), %xmm0, %xmm0
# CHECK: vmaskmovpd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x2d,0x00]
# INTEL: vmaskmovpd xmm0, xmm0, xmmword ptr [rax]
vmaskmovps %xmm0, %xmm0, (%rax)
# CHECK: vmaskmovps %xmm0, %xmm0, (%rax) # encoding: [0xc4,0xe2,0x79,0x2e,0x00]
# INTEL: vmaskmovps xmmword ptr [rax], xmm0, xmm0
vmaskmovpd %xmm0, %xmm0, (%rax)
# CHECK: vmaskmovpd %xmm0, %xmm0, (%rax) # encoding: [0xc4,0xe2,0x79,0x2f,0x00]
# INTEL: vmaskmovpd xmmword ptr [rax], xmm0, xmm0
vpsrlvd %xmm1, %xmm0, %xmm0
# CHECK: vpsrlvd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x45,0xc1]
# INTEL: vpsrlvd xmm0, xmm0, xmm1
vpsrlvd (%rax), %xmm0, %xmm0
# CHECK: vpsrlvd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x45,0x00]
# INTEL: vpsrlvd xmm0, xmm0, xmmword ptr [rax]
vpsravd %xmm1, %xmm0, %xmm0
# CHECK: vpsravd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x46,0xc1]
# INTEL: vpsravd xmm0, xmm0, xmm1
vpsravd (%rax), %xmm0, %xmm0
# CHECK: vpsravd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x46,0x00]
# INTEL: vpsravd xmm0, xmm0, xmmword ptr [rax]
vpsllvd %xmm1, %xmm0, %xmm0
# CHECK: vpsllvd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x47,0xc1]
# INTEL: vpsllvd xmm0, xmm0, xmm1
vpsllvd (%rax), %xmm0, %xmm0
# CHECK: vpsllvd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x47,0x00]
# INTEL: vpsllvd xmm0, xmm0, xmmword ptr [rax]
{vex} vpdpbusd %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpdpbusd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x50,0xc1]
# INTEL: {vex} vpdpbusd xmm0, xmm0, xmm1
{vex} vpdpbusd (%rax), %xmm0, %xmm0
# CHECK: {vex} vpdpbusd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x50,0x00]
# INTEL: {vex} vpdpbusd xmm0, xmm0, xmmword ptr [rax]
{vex} vpdpbusds %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpdpbusds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x51,0xc1]
# INTEL: {vex} vpdpbusds xmm0, xmm0, xmm1
{vex} vpdpbusds (%rax), %xmm0, %xmm0
# CHECK: {vex} vpdpbusds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x51,0x00]
# INTEL: {vex} vpdpbusds xmm0, xmm0, xmmword ptr [rax]
{vex} vpdpwssd %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpdpwssd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x52,0xc1]
# INTEL: {vex} vpdpwssd xmm0, xmm0, xmm1
{vex} vpdpwssd (%rax), %xmm0, %xmm0
# CHECK: {vex} vpdpwssd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x52,0x00]
# INTEL: {vex} vpdpwssd xmm0, xmm0, xmmword ptr [rax]
{vex} vpdpwssds %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpdpwssds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x53,0xc1]
# INTEL: {vex} vpdpwssds xmm0, xmm0, xmm1
{vex} vpdpwssds (%rax), %xmm0, %xmm0
# CHECK: {vex} vpdpwssds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x53,0x00]
# INTEL: {vex} vpdpwssds xmm0, xmm0, xmmword ptr [rax]
vpbroadcastd %xmm1, %xmm0
# CHECK: vpbroadcastd %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x58,0xc1]
# INTEL: vpbroadcastd xmm0, xmm1
vpbroadcastd (%rax), %xmm0
# CHECK: vpbroadcastd (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x58,0x00]
# INTEL: vpbroadcastd xmm0, dword ptr [rax]
vpbroadcastq %xmm1, %xmm0
# CHECK: vpbroadcastq %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x59,0xc1]
# INTEL: vpbroadcastq xmm0, xmm1
vpbroadcastq (%rax), %xmm0
# CHECK: vpbroadcastq (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x59,0x00]
# INTEL: vpbroadcastq xmm0, qword ptr [rax]
vpbroadcastb %xmm1, %xmm0
# CHECK: vpbroadcastb %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x78,0xc1]
# INTEL: vpbroadcastb xmm0, xmm1
vpbroadcastb (%rax), %xmm0
# CHECK: vpbroadcastb (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x78,0x00]
# INTEL: vpbroadcastb xmm0, byte ptr [rax]
vpbroadcastw %xmm1, %xmm0
# CHECK: vpbroadcastw %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x79,0x79,0xc1]
# INTEL: vpbroadcastw xmm0, xmm1
vpbroadcastw (%rax), %xmm0
# CHECK: vpbroadcastw (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0x79,0x00]
# INTEL: vpbroadcastw xmm0, word ptr [rax]
vpmaskmovd (%rax), %xmm0, %xmm0
# CHECK: vpmaskmovd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0x8c,0x00]
# INTEL: vpmaskmovd xmm0, xmm0, xmmword ptr [rax]
vpmaskmovd %xmm0, %xmm0, (%rax)
# CHECK: vpmaskmovd %xmm0, %xmm0, (%rax) # encoding: [0xc4,0xe2,0x79,0x8e,0x00]
# INTEL: vpmaskmovd xmmword ptr [rax], xmm0, xmm0
vcvtneeph2ps (%rax), %xmm0
# CHECK: vcvtneeph2ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0xb0,0x00]
# INTEL: vcvtneeph2ps xmm0, xmmword ptr [rax]
vbcstnesh2ps (%rax), %xmm0
# CHECK: vbcstnesh2ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x79,0xb1,0x00]
# INTEL: vbcstnesh2ps xmm0, word ptr [rax]
vpdpwusd %xmm1, %xmm0, %xmm0
# CHECK: vpdpwusd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xd2,0xc1]
# INTEL: vpdpwusd xmm0, xmm0, xmm1
vpdpwusd (%rax), %xmm0, %xmm0
# CHECK: vpdpwusd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xd2,0x00]
# INTEL: vpdpwusd xmm0, xmm0, xmmword ptr [rax]
vpdpwusds %xmm1, %xmm0, %xmm0
# CHECK: vpdpwusds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xd3,0xc1]
# INTEL: vpdpwusds xmm0, xmm0, xmm1
vpdpwusds (%rax), %xmm0, %xmm0
# CHECK: vpdpwusds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x79,0xd3,0x00]
# INTEL: vpdpwusds xmm0, xmm0, xmmword ptr [rax]
vpblendd $5, %xmm1, %xmm0, %xmm0
# CHECK: vpblendd $5, %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x02,0xc1,0x05]
# INTEL: vpblendd xmm0, xmm0, xmm1, 5
vpblendd $5, (%rax), %xmm0, %xmm0
# CHECK: vpblendd $5, (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe3,0x79,0x02,0x00,0x05]
# INTEL: vpblendd xmm0, xmm0, xmmword ptr [rax], 5
vpermilps $5, %xmm1, %xmm0
# CHECK: vpermilps $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x04,0xc1,0x05]
# INTEL: vpermilps xmm0, xmm1, 5
vpermilps $5, (%rax), %xmm0
# CHECK: vpermilps $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x04,0x00,0x05]
# INTEL: vpermilps xmm0, xmmword ptr [rax], 5
vpermilpd $5, %xmm1, %xmm0
# CHECK: vpermilpd $5, %xmm1, %xmm0 # encoding: [0xc4,0xe3,0x79,0x05,0xc1,0x05]
# INTEL: vpermilpd xmm0, xmm1, 5
vpermilpd $5, (%rax), %xmm0
# CHECK: vpermilpd $5, (%rax), %xmm0 # encoding: [0xc4,0xe3,0x79,0x05,0x00,0x05]
# INTEL: vpermilpd xmm0, xmmword ptr [rax], 5
vpermilps %ymm1, %ymm0, %ymm0
# CHECK: vpermilps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0c,0xc1]
# INTEL: vpermilps ymm0, ymm0, ymm1
vpermilps (%rax), %ymm0, %ymm0
# CHECK: vpermilps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0c,0x00]
# INTEL: vpermilps ymm0, ymm0, ymmword ptr [rax]
vpermilpd %ymm1, %ymm0, %ymm0
# CHECK: vpermilpd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0d,0xc1]
# INTEL: vpermilpd ymm0, ymm0, ymm1
vpermilpd (%rax), %ymm0, %ymm0
# CHECK: vpermilpd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0d,0x00]
# INTEL: vpermilpd ymm0, ymm0, ymmword ptr [rax]
vtestps %ymm1, %ymm0
# CHECK: vtestps %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0e,0xc1]
# INTEL: vtestps ymm0, ymm1
vtestps (%rax), %ymm0
# CHECK: vtestps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0e,0x00]
# INTEL: vtestps ymm0, ymmword ptr [rax]
vtestpd %ymm1, %ymm0
# CHECK: vtestpd %ymm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0f,0xc1]
# INTEL: vtestpd ymm0, ymm1
vtestpd (%rax), %ymm0
# CHECK: vtestpd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x0f,0x00]
# INTEL: vtestpd ymm0, ymmword ptr [rax]
vpermps %ymm1, %ymm0, %ymm0
# CHECK: vpermps %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x16,0xc1]
# INTEL: vpermps ymm0, ymm0, ymm1
vpermps (%rax), %ymm0, %ymm0
# CHECK: vpermps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x16,0x00]
# INTEL: vpermps ymm0, ymm0, ymmword ptr [rax]
vbroadcastss %xmm1, %ymm0
# CHECK: vbroadcastss %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x18,0xc1]
# INTEL: vbroadcastss ymm0, xmm1
vbroadcastss (%rax), %ymm0
# CHECK: vbroadcastss (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x18,0x00]
# INTEL: vbroadcastss ymm0, dword ptr [rax]
vbroadcastsd %xmm1, %ymm0
# CHECK: vbroadcastsd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x19,0xc1]
# INTEL: vbroadcastsd ymm0, xmm1
vbroadcastsd (%rax), %ymm0
# CHECK: vbroadcastsd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x19,0x00]
# INTEL: vbroadcastsd ymm0, qword ptr [rax]
vbroadcastf128 (%rax), %ymm0
# CHECK: vbroadcastf128 (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x1a,0x00]
# INTEL: vbroadcastf128 ymm0, xmmword ptr [rax]
vmaskmovps (%rax), %ymm0, %ymm0
# CHECK: vmaskmovps (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x2c,0x00]
# INTEL: vmaskmovps ymm0, ymm0, ymmword ptr [rax]
vmaskmovpd (%rax), %ymm0, %ymm0
# CHECK: vmaskmovpd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x2d,0x00]
# INTEL: vmaskmovpd ymm0, ymm0, ymmword ptr [rax]
vmaskmovps %ymm0, %ymm0, (%rax)
# CHECK: vmaskmovps %ymm0, %ymm0, (%rax) # encoding: [0xc4,0xe2,0x7d,0x2e,0x00]
# INTEL: vmaskmovps ymmword ptr [rax], ymm0, ymm0
vmaskmovpd %ymm0, %ymm0, (%rax)
# CHECK: vmaskmovpd %ymm0, %ymm0, (%rax) # encoding: [0xc4,0xe2,0x7d,0x2f,0x00]
# INTEL: vmaskmovpd ymmword ptr [rax], ymm0, ymm0
vpermd %ymm1, %ymm0, %ymm0
# CHECK: vpermd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x36,0xc1]
# INTEL: vpermd ymm0, ymm0, ymm1
vpermd (%rax), %ymm0, %ymm0
# CHECK: vpermd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x36,0x00]
# INTEL: vpermd ymm0, ymm0, ymmword ptr [rax]
vpsrlvd %ymm1, %ymm0, %ymm0
# CHECK: vpsrlvd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x45,0xc1]
# INTEL: vpsrlvd ymm0, ymm0, ymm1
vpsrlvd (%rax), %ymm0, %ymm0
# CHECK: vpsrlvd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x45,0x00]
# INTEL: vpsrlvd ymm0, ymm0, ymmword ptr [rax]
vpsravd %ymm1, %ymm0, %ymm0
# CHECK: vpsravd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x46,0xc1]
# INTEL: vpsravd ymm0, ymm0, ymm1
vpsravd (%rax), %ymm0, %ymm0
# CHECK: vpsravd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x46,0x00]
# INTEL: vpsravd ymm0, ymm0, ymmword ptr [rax]
vpsllvd %ymm1, %ymm0, %ymm0
# CHECK: vpsllvd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x47,0xc1]
# INTEL: vpsllvd ymm0, ymm0, ymm1
vpsllvd (%rax), %ymm0, %ymm0
# CHECK: vpsllvd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x47,0x00]
# INTEL: vpsllvd ymm0, ymm0, ymmword ptr [rax]
{vex} vpdpbusd %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpdpbusd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x50,0xc1]
# INTEL: {vex} vpdpbusd ymm0, ymm0, ymm1
{vex} vpdpbusd (%rax), %ymm0, %ymm0
# CHECK: {vex} vpdpbusd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x50,0x00]
# INTEL: {vex} vpdpbusd ymm0, ymm0, ymmword ptr [rax]
{vex} vpdpbusds %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpdpbusds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x51,0xc1]
# INTEL: {vex} vpdpbusds ymm0, ymm0, ymm1
{vex} vpdpbusds (%rax), %ymm0, %ymm0
# CHECK: {vex} vpdpbusds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x51,0x00]
# INTEL: {vex} vpdpbusds ymm0, ymm0, ymmword ptr [rax]
{vex} vpdpwssd %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpdpwssd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x52,0xc1]
# INTEL: {vex} vpdpwssd ymm0, ymm0, ymm1
{vex} vpdpwssd (%rax), %ymm0, %ymm0
# CHECK: {vex} vpdpwssd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x52,0x00]
# INTEL: {vex} vpdpwssd ymm0, ymm0, ymmword ptr [rax]
{vex} vpdpwssds %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpdpwssds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x53,0xc1]
# INTEL: {vex} vpdpwssds ymm0, ymm0, ymm1
{vex} vpdpwssds (%rax), %ymm0, %ymm0
# CHECK: {vex} vpdpwssds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x53,0x00]
# INTEL: {vex} vpdpwssds ymm0, ymm0, ymmword ptr [rax]
vpbroadcastd %xmm1, %ymm0
# CHECK: vpbroadcastd %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x58,0xc1]
# INTEL: vpbroadcastd ymm0, xmm1
vpbroadcastd (%rax), %ymm0
# CHECK: vpbroadcastd (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x58,0x00]
# INTEL: vpbroadcastd ymm0, dword ptr [rax]
vpbroadcastq %xmm1, %ymm0
# CHECK: vpbroadcastq %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x59,0xc1]
# INTEL: vpbroadcastq ymm0, xmm1
vpbroadcastq (%rax), %ymm0
# CHECK: vpbroadcastq (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x59,0x00]
# INTEL: vpbroadcastq ymm0, qword ptr [rax]
vbroadcasti128 (%rax), %ymm0
# CHECK: vbroadcasti128 (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x5a,0x00]
# INTEL: vbroadcasti128 ymm0, xmmword ptr [rax]
vpbroadcastb %xmm1, %ymm0
# CHECK: vpbroadcastb %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x78,0xc1]
# INTEL: vpbroadcastb ymm0, xmm1
vpbroadcastb (%rax), %ymm0
# CHECK: vpbroadcastb (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x78,0x00]
# INTEL: vpbroadcastb ymm0, byte ptr [rax]
vpbroadcastw %xmm1, %ymm0
# CHECK: vpbroadcastw %xmm1, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x79,0xc1]
# INTEL: vpbroadcastw ymm0, xmm1
vpbroadcastw (%rax), %ymm0
# CHECK: vpbroadcastw (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0x79,0x00]
# INTEL: vpbroadcastw ymm0, word ptr [rax]
vpmaskmovd (%rax), %ymm0, %ymm0
# CHECK: vpmaskmovd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0x8c,0x00]
# INTEL: vpmaskmovd ymm0, ymm0, ymmword ptr [rax]
vpmaskmovd %ymm0, %ymm0, (%rax)
# CHECK: vpmaskmovd %ymm0, %ymm0, (%rax) # encoding: [0xc4,0xe2,0x7d,0x8e,0x00]
# INTEL: vpmaskmovd ymmword ptr [rax], ymm0, ymm0
vcvtneeph2ps (%rax), %ymm0
# CHECK: vcvtneeph2ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb0,0x00]
# INTEL: vcvtneeph2ps ymm0, ymmword ptr [rax]
vbcstnesh2ps (%rax), %ymm0
# CHECK: vbcstnesh2ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7d,0xb1,0x00]
# INTEL: vbcstnesh2ps ymm0, word ptr [rax]
vpdpwusd %ymm1, %ymm0, %ymm0
# CHECK: vpdpwusd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xd2,0xc1]
# INTEL: vpdpwusd ymm0, ymm0, ymm1
vpdpwusd (%rax), %ymm0, %ymm0
# CHECK: vpdpwusd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xd2,0x00]
# INTEL: vpdpwusd ymm0, ymm0, ymmword ptr [rax]
vpdpwusds %ymm1, %ymm0, %ymm0
# CHECK: vpdpwusds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xd3,0xc1]
# INTEL: vpdpwusds ymm0, ymm0, ymm1
vpdpwusds (%rax), %ymm0, %ymm0
# CHECK: vpdpwusds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7d,0xd3,0x00]
# INTEL: vpdpwusds ymm0, ymm0, ymmword ptr [rax]
vpblendd $5, %ymm1, %ymm0, %ymm0
# CHECK: vpblendd $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x02,0xc1,0x05]
# INTEL: vpblendd ymm0, ymm0, ymm1, 5
vpblendd $5, (%rax), %ymm0, %ymm0
# CHECK: vpblendd $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x02,0x00,0x05]
# INTEL: vpblendd ymm0, ymm0, ymmword ptr [rax], 5
vpermilps $5, %ymm1, %ymm0
# CHECK: vpermilps $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x04,0xc1,0x05]
# INTEL: vpermilps ymm0, ymm1, 5
vpermilps $5, (%rax), %ymm0
# CHECK: vpermilps $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0x7d,0x04,0x00,0x05]
# INTEL: vpermilps ymm0, ymmword ptr [rax], 5
vpermilpd $5, %ymm1, %ymm0
# CHECK: vpermilpd $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x05,0xc1,0x05]
# INTEL: vpermilpd ymm0, ymm1, 5
vpermilpd $5, (%rax), %ymm0
# CHECK: vpermilpd $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0x7d,0x05,0x00,0x05]
# INTEL: vpermilpd ymm0, ymmword ptr [rax], 5
vperm2f128 $5, %ymm1, %ymm0, %ymm0
# CHECK: vperm2f128 $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x06,0xc1,0x05]
# INTEL: vperm2f128 ymm0, ymm0, ymm1, 5
vperm2f128 $5, (%rax), %ymm0, %ymm0
# CHECK: vperm2f128 $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x06,0x00,0x05]
# INTEL: vperm2f128 ymm0, ymm0, ymmword ptr [rax], 5
vinsertf128 $5, %xmm1, %ymm0, %ymm0
# CHECK: vinsertf128 $5, %xmm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x18,0xc1,0x05]
# INTEL: vinsertf128 ymm0, ymm0, xmm1, 5
vinsertf128 $5, (%rax), %ymm0, %ymm0
# CHECK: vinsertf128 $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x18,0x00,0x05]
# INTEL: vinsertf128 ymm0, ymm0, xmmword ptr [rax], 5
vextractf128 $5, %ymm0, %xmm1
# CHECK: vextractf128 $5, %ymm0, %xmm1 # encoding: [0xc4,0xe3,0x7d,0x19,0xc1,0x05]
# INTEL: vextractf128 xmm1, ymm0, 5
vextractf128 $5, %ymm0, (%rax)
# CHECK: vextractf128 $5, %ymm0, (%rax) # encoding: [0xc4,0xe3,0x7d,0x19,0x00,0x05]
# INTEL: vextractf128 xmmword ptr [rax], ymm0, 5
vinserti128 $5, %xmm1, %ymm0, %ymm0
# CHECK: vinserti128 $5, %xmm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x38,0xc1,0x05]
# INTEL: vinserti128 ymm0, ymm0, xmm1, 5
vinserti128 $5, (%rax), %ymm0, %ymm0
# CHECK: vinserti128 $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x38,0x00,0x05]
# INTEL: vinserti128 ymm0, ymm0, xmmword ptr [rax], 5
vextracti128 $5, %ymm0, %xmm1
# CHECK: vextracti128 $5, %ymm0, %xmm1 # encoding: [0xc4,0xe3,0x7d,0x39,0xc1,0x05]
# INTEL: vextracti128 xmm1, ymm0, 5
vextracti128 $5, %ymm0, (%rax)
# CHECK: vextracti128 $5, %ymm0, (%rax) # encoding: [0xc4,0xe3,0x7d,0x39,0x00,0x05]
# INTEL: vextracti128 xmmword ptr [rax], ymm0, 5
vperm2i128 $5, %ymm1, %ymm0, %ymm0
# CHECK: vperm2i128 $5, %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x46,0xc1,0x05]
# INTEL: vperm2i128 ymm0, ymm0, ymm1, 5
vperm2i128 $5, (%rax), %ymm0, %ymm0
# CHECK: vperm2i128 $5, (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe3,0x7d,0x46,0x00,0x05]
# INTEL: vperm2i128 ymm0, ymm0, ymmword ptr [rax], 5
vpsrlvq %xmm1, %xmm0, %xmm0
# CHECK: vpsrlvq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x45,0xc1]
# INTEL: vpsrlvq xmm0, xmm0, xmm1
vpsrlvq (%rax), %xmm0, %xmm0
# CHECK: vpsrlvq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x45,0x00]
# INTEL: vpsrlvq xmm0, xmm0, xmmword ptr [rax]
vpsllvq %xmm1, %xmm0, %xmm0
# CHECK: vpsllvq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x47,0xc1]
# INTEL: vpsllvq xmm0, xmm0, xmm1
vpsllvq (%rax), %xmm0, %xmm0
# CHECK: vpsllvq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x47,0x00]
# INTEL: vpsllvq xmm0, xmm0, xmmword ptr [rax]
vpmaskmovq (%rax), %xmm0, %xmm0
# CHECK: vpmaskmovq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0x8c,0x00]
# INTEL: vpmaskmovq xmm0, xmm0, xmmword ptr [rax]
vpmaskmovq %xmm0, %xmm0, (%rax)
# CHECK: vpmaskmovq %xmm0, %xmm0, (%rax) # encoding: [0xc4,0xe2,0xf9,0x8e,0x00]
# INTEL: vpmaskmovq xmmword ptr [rax], xmm0, xmm0
{vex} vpmadd52luq %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpmadd52luq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb4,0xc1]
# INTEL: {vex} vpmadd52luq xmm0, xmm0, xmm1
{vex} vpmadd52luq (%rax), %xmm0, %xmm0
# CHECK: {vex} vpmadd52luq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb4,0x00]
# INTEL: {vex} vpmadd52luq xmm0, xmm0, xmmword ptr [rax]
{vex} vpmadd52huq %xmm1, %xmm0, %xmm0
# CHECK: {vex} vpmadd52huq %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb5,0xc1]
# INTEL: {vex} vpmadd52huq xmm0, xmm0, xmm1
{vex} vpmadd52huq (%rax), %xmm0, %xmm0
# CHECK: {vex} vpmadd52huq (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0xf9,0xb5,0x00]
# INTEL: {vex} vpmadd52huq xmm0, xmm0, xmmword ptr [rax]
vpsrlvq %ymm1, %ymm0, %ymm0
# CHECK: vpsrlvq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x45,0xc1]
# INTEL: vpsrlvq ymm0, ymm0, ymm1
vpsrlvq (%rax), %ymm0, %ymm0
# CHECK: vpsrlvq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x45,0x00]
# INTEL: vpsrlvq ymm0, ymm0, ymmword ptr [rax]
vpsllvq %ymm1, %ymm0, %ymm0
# CHECK: vpsllvq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x47,0xc1]
# INTEL: vpsllvq ymm0, ymm0, ymm1
vpsllvq (%rax), %ymm0, %ymm0
# CHECK: vpsllvq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x47,0x00]
# INTEL: vpsllvq ymm0, ymm0, ymmword ptr [rax]
vpmaskmovq (%rax), %ymm0, %ymm0
# CHECK: vpmaskmovq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0x8c,0x00]
# INTEL: vpmaskmovq ymm0, ymm0, ymmword ptr [rax]
vpmaskmovq %ymm0, %ymm0, (%rax)
# CHECK: vpmaskmovq %ymm0, %ymm0, (%rax) # encoding: [0xc4,0xe2,0xfd,0x8e,0x00]
# INTEL: vpmaskmovq ymmword ptr [rax], ymm0, ymm0
{vex} vpmadd52luq %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpmadd52luq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb4,0xc1]
# INTEL: {vex} vpmadd52luq ymm0, ymm0, ymm1
{vex} vpmadd52luq (%rax), %ymm0, %ymm0
# CHECK: {vex} vpmadd52luq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb4,0x00]
# INTEL: {vex} vpmadd52luq ymm0, ymm0, ymmword ptr [rax]
{vex} vpmadd52huq %ymm1, %ymm0, %ymm0
# CHECK: {vex} vpmadd52huq %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb5,0xc1]
# INTEL: {vex} vpmadd52huq ymm0, ymm0, ymm1
{vex} vpmadd52huq (%rax), %ymm0, %ymm0
# CHECK: {vex} vpmadd52huq (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0xfd,0xb5,0x00]
# INTEL: {vex} vpmadd52huq ymm0, ymm0, ymmword ptr [rax]
vpermq $5, %ymm1, %ymm0
# CHECK: vpermq $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x00,0xc1,0x05]
# INTEL: vpermq ymm0, ymm1, 5
vpermq $5, (%rax), %ymm0
# CHECK: vpermq $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0xfd,0x00,0x00,0x05]
# INTEL: vpermq ymm0, ymmword ptr [rax], 5
vpermpd $5, %ymm1, %ymm0
# CHECK: vpermpd $5, %ymm1, %ymm0 # encoding: [0xc4,0xe3,0xfd,0x01,0xc1,0x05]
# INTEL: vpermpd ymm0, ymm1, 5
vpermpd $5, (%rax), %ymm0
# CHECK: vpermpd $5, (%rax), %ymm0 # encoding: [0xc4,0xe3,0xfd,0x01,0x00,0x05]
# INTEL: vpermpd ymm0, ymmword ptr [rax], 5
vpdpbsud %xmm1, %xmm0, %xmm0
# CHECK: vpdpbsud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0x50,0xc1]
# INTEL: vpdpbsud xmm0, xmm0, xmm1
vpdpbsud (%rax), %xmm0, %xmm0
# CHECK: vpdpbsud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0x50,0x00]
# INTEL: vpdpbsud xmm0, xmm0, xmmword ptr [rax]
vpdpbsuds %xmm1, %xmm0, %xmm0
# CHECK: vpdpbsuds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0x51,0xc1]
# INTEL: vpdpbsuds xmm0, xmm0, xmm1
vpdpbsuds (%rax), %xmm0, %xmm0
# CHECK: vpdpbsuds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0x51,0x00]
# INTEL: vpdpbsuds xmm0, xmm0, xmmword ptr [rax]
{vex} vcvtneps2bf16 %xmm1, %xmm0
# CHECK: {vex} vcvtneps2bf16 %xmm1, %xmm0 # encoding: [0xc4,0xe2,0x7a,0x72,0xc1]
# INTEL: {vex} vcvtneps2bf16 xmm0, xmm1
{vex} vcvtneps2bf16x (%rax), %xmm0
# CHECK: {vex} vcvtneps2bf16x (%rax), %xmm0 # encoding: [0xc4,0xe2,0x7a,0x72,0x00]
# INTEL: {vex} vcvtneps2bf16 xmm0, xmmword ptr [rax]
vcvtneebf162ps (%rax), %xmm0
# CHECK: vcvtneebf162ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x7a,0xb0,0x00]
# INTEL: vcvtneebf162ps xmm0, xmmword ptr [rax]
vbcstnebf162ps (%rax), %xmm0
# CHECK: vbcstnebf162ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x7a,0xb1,0x00]
# INTEL: vbcstnebf162ps xmm0, word ptr [rax]
vpdpwsud %xmm1, %xmm0, %xmm0
# CHECK: vpdpwsud %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xd2,0xc1]
# INTEL: vpdpwsud xmm0, xmm0, xmm1
vpdpwsud (%rax), %xmm0, %xmm0
# CHECK: vpdpwsud (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xd2,0x00]
# INTEL: vpdpwsud xmm0, xmm0, xmmword ptr [rax]
vpdpwsuds %xmm1, %xmm0, %xmm0
# CHECK: vpdpwsuds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xd3,0xc1]
# INTEL: vpdpwsuds xmm0, xmm0, xmm1
vpdpwsuds (%rax), %xmm0, %xmm0
# CHECK: vpdpwsuds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7a,0xd3,0x00]
# INTEL: vpdpwsuds xmm0, xmm0, xmmword ptr [rax]
vpdpbsud %ymm1, %ymm0, %ymm0
# CHECK: vpdpbsud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0x50,0xc1]
# INTEL: vpdpbsud ymm0, ymm0, ymm1
vpdpbsud (%rax), %ymm0, %ymm0
# CHECK: vpdpbsud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0x50,0x00]
# INTEL: vpdpbsud ymm0, ymm0, ymmword ptr [rax]
vpdpbsuds %ymm1, %ymm0, %ymm0
# CHECK: vpdpbsuds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0x51,0xc1]
# INTEL: vpdpbsuds ymm0, ymm0, ymm1
vpdpbsuds (%rax), %ymm0, %ymm0
# CHECK: vpdpbsuds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0x51,0x00]
# INTEL: vpdpbsuds ymm0, ymm0, ymmword ptr [rax]
{vex} vcvtneps2bf16 %ymm1, %xmm0
# CHECK: {vex} vcvtneps2bf16 %ymm1, %xmm0 # encoding: [0xc4,0xe2,0x7e,0x72,0xc1]
# INTEL: {vex} vcvtneps2bf16 xmm0, ymm1
{vex} vcvtneps2bf16y (%rax), %xmm0
# CHECK: {vex} vcvtneps2bf16y (%rax), %xmm0 # encoding: [0xc4,0xe2,0x7e,0x72,0x00]
# INTEL: {vex} vcvtneps2bf16 xmm0, ymmword ptr [rax]
vcvtneebf162ps (%rax), %ymm0
# CHECK: vcvtneebf162ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7e,0xb0,0x00]
# INTEL: vcvtneebf162ps ymm0, ymmword ptr [rax]
vbcstnebf162ps (%rax), %ymm0
# CHECK: vbcstnebf162ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7e,0xb1,0x00]
# INTEL: vbcstnebf162ps ymm0, word ptr [rax]
vpdpwsud %ymm1, %ymm0, %ymm0
# CHECK: vpdpwsud %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xd2,0xc1]
# INTEL: vpdpwsud ymm0, ymm0, ymm1
vpdpwsud (%rax), %ymm0, %ymm0
# CHECK: vpdpwsud (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xd2,0x00]
# INTEL: vpdpwsud ymm0, ymm0, ymmword ptr [rax]
vpdpwsuds %ymm1, %ymm0, %ymm0
# CHECK: vpdpwsuds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xd3,0xc1]
# INTEL: vpdpwsuds ymm0, ymm0, ymm1
vpdpwsuds (%rax), %ymm0, %ymm0
# CHECK: vpdpwsuds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7e,0xd3,0x00]
# INTEL: vpdpwsuds ymm0, ymm0, ymmword ptr [rax]
vpdpbssd %xmm1, %xmm0, %xmm0
# CHECK: vpdpbssd %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0x50,0xc1]
# INTEL: vpdpbssd xmm0, xmm0, xmm1
vpdpbssd (%rax), %xmm0, %xmm0
# CHECK: vpdpbssd (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0x50,0x00]
# INTEL: vpdpbssd xmm0, xmm0, xmmword ptr [rax]
vpdpbssds %xmm1, %xmm0, %xmm0
# CHECK: vpdpbssds %xmm1, %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0x51,0xc1]
# INTEL: vpdpbssds xmm0, xmm0, xmm1
vpdpbssds (%rax), %xmm0, %xmm0
# CHECK: vpdpbssds (%rax), %xmm0, %xmm0 # encoding: [0xc4,0xe2,0x7b,0x51,0x00]
# INTEL: vpdpbssds xmm0, xmm0, xmmword ptr [rax]
vcvtneobf162ps (%rax), %xmm0
# CHECK: vcvtneobf162ps (%rax), %xmm0 # encoding: [0xc4,0xe2,0x7b,0xb0,0x00]
# INTEL: vcvtneobf162ps xmm0, xmmword ptr [rax]
vpdpbssd %ymm1, %ymm0, %ymm0
# CHECK: vpdpbssd %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0x50,0xc1]
# INTEL: vpdpbssd ymm0, ymm0, ymm1
vpdpbssd (%rax), %ymm0, %ymm0
# CHECK: vpdpbssd (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0x50,0x00]
# INTEL: vpdpbssd ymm0, ymm0, ymmword ptr [rax]
vpdpbssds %ymm1, %ymm0, %ymm0
# CHECK: vpdpbssds %ymm1, %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0x51,0xc1]
# INTEL: vpdpbssds ymm0, ymm0, ymm1
vpdpbssds (%rax), %ymm0, %ymm0
# CHECK: vpdpbssds (%rax), %ymm0, %ymm0 # encoding: [0xc4,0xe2,0x7f,0x51,0x00]
# INTEL: vpdpbssds ymm0, ymm0, ymmword ptr [rax]
vcvtneobf162ps (%rax), %ymm0
# CHECK: vcvtneobf162ps (%rax), %ymm0 # encoding: [0xc4,0xe2,0x7f,0xb0,0x00]
# INTEL: vcvtneobf162ps ymm0, ymmword ptr [rax]
vgatherdps %xmm0, (%rdx,%xmm1,4), %xmm2
# CHECK: vgatherdps %xmm0, (%rdx,%xmm1,4), %xmm2 # encoding: [0xc4,0xe2,0x79,0x92,0x14,0x8a]
# INTEL: vgatherdps xmm2, dword ptr [rdx + 4*xmm1], xmm0
vgatherqps %xmm0, 8(%r9,%ymm11,4), %xmm2
# CHECK: vgatherqps %xmm0, 8(%r9,%ymm11,4), %xmm2 # encoding: [0xc4,0x82,0x7d,0x93,0x54,0x99,0x08]
# INTEL: vgatherqps xmm2, dword ptr [r9 + 4*ymm11 + 8], xmm0
vpgatherqq %ymm0, (,%ymm1,8), %ymm2
# CHECK: vpgatherqq %ymm0, (,%ymm1,8), %ymm2 # encoding: [0xc4,0xe2,0xfd,0x91,0x14,0xcd,0x00,0x00,0x00,0x00]
# INTEL: vpgatherqq ymm2, qword ptr [8*ymm1], ymm0
vgatherdpd %ymm1, (%rdx,%xmm1,4), %ymm2
# CHECK: vgatherdpd %ymm1, (%rdx,%xmm1,4), %ymm2 # encoding: [0xc4,0xe2,0xf5,0x92,0x14,0x8a]
# INTEL: vgatherdpd ymm2, qword ptr [rdx + 4*xmm1], ymm1
