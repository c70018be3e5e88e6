// Scalable vectors: one instruction of each way to write operands.

// RUN: codewright mc -triple=aarch64 -mattr=+sve2p1,+sve-aes,+sve-bitperm,+sve-sha3,+sve-sm4,+sve-b16b16,+f64mm,+fp8,+fp8fma,+lut,+faminmax,+bf16,+i8mm,+cpa -show-encoding %s | FileCheck %s

add z3.b, z17.b, z30.b
// CHECK: add z3.b, z17.b, z30.b // encoding: [0x23,0x02,0x3e,0x04]
add z3.d, p5/m, z3.d, z30.d
// CHECK: add z3.d, p5/m, z3.d, z30.d // encoding: [0xc3,0x17,0xc0,0x04]
saddlb z1.h, z2.b, z3.b
// CHECK: saddlb z1.h, z2.b, z3.b // encoding: [0x41,0x00,0x43,0x45]
addhnt z1.s, z2.d, z3.d
// CHECK: addhnt z1.s, z2.d, z3.d // encoding: [0x41,0x64,0xe3,0x45]
fcvt z0.h, p1/m, z2.d
// CHECK: fcvt z0.h, p1/m, z2.d // encoding: [0x40,0xa4,0xc8,0x65]
movprfx z1, z5
// CHECK: movprfx z1, z5 // encoding: [0xa1,0xbc,0x20,0x04]
mad z1.s, p2/m, z3.s, z4.s
// CHECK: mad z1.s, p2/m, z3.s, z4.s // encoding: [0x81,0xc8,0x83,0x04]
movprfx z1.h, p7/z, z5.h
// CHECK: movprfx z1.h, p7/z, z5.h // encoding: [0xa1,0x3c,0x50,0x04]
fmla z1.h, p7/m, z3.h, z4.h
// CHECK: fmla z1.h, p7/m, z3.h, z4.h // encoding: [0x61,0x1c,0x64,0x65]
fcmla z1.s, p2/m, z3.s, z4.s, #270
// CHECK: fcmla z1.s, p2/m, z3.s, z4.s, #270 // encoding: [0x61,0x68,0x84,0x64]
cadd z1.b, z1.b, z2.b, #90
// CHECK: cadd z1.b, z1.b, z2.b, #90 // encoding: [0x41,0xd8,0x00,0x45]
fmla z0.h, z1.h, z7.h[6]
// CHECK: fmla z0.h, z1.h, z7.h[6] // encoding: [0x20,0x00,0x77,0x64]
smlalb z0.d, z1.s, z15.s[3]
// CHECK: smlalb z0.d, z1.s, z15.s[3] // encoding: [0x20,0x88,0xff,0x44]
luti4 z0.h, { z1.h, z2.h }, z3[2]
// CHECK: luti4 z0.h, { z1.h, z2.h }, z3[2] // encoding: [0x20,0xb4,0xa3,0x45]
tbl z0.s, { z31.s, z0.s }, z2.s
// CHECK: tbl z0.s, { z31.s, z0.s }, z2.s // encoding: [0xe0,0x2b,0xa2,0x05]
tbl z0.s, z1.s, z2.s
// CHECK: tbl z0.s, { z1.s }, z2.s // encoding: [0x20,0x30,0xa2,0x05]
sqshrnb z1.b, z2.h, #8
// CHECK: sqshrnb z1.b, z2.h, #8 // encoding: [0x41,0x20,0x28,0x45]
lsl z1.d, z2.d, #63
// CHECK: lsl z1.d, z2.d, #63 // encoding: [0x41,0x9c,0xff,0x04]
asrd z1.s, p0/m, z1.s, #17
// CHECK: asrd z1.s, p0/m, z1.s, #17 // encoding: [0xe1,0x81,0x44,0x04]
ssra z9.h, z8.h, #16
// CHECK: ssra z9.h, z8.h, #16 // encoding: [0x09,0xe1,0x10,0x45]
sqrshrn z0.h, { z2.s, z3.s }, #5
// CHECK: sqrshrn z0.h, { z2.s, z3.s }, #5 // encoding: [0x40,0x28,0xbb,0x45]
fadd z0.d, p1/m, z0.d, #0.5
// CHECK: fadd z0.d, p1/m, z0.d, #0.5 // encoding: [0x00,0x84,0xd8,0x65]
fmul z0.d, p1/m, z0.d, #2.0
// CHECK: fmul z0.d, p1/m, z0.d, #2.0 // encoding: [0x20,0x84,0xda,0x65]
fmax z0.d, p1/m, z0.d, #0.0
// CHECK: fmax z0.d, p1/m, z0.d, #0.0 // encoding: [0x00,0x84,0xde,0x65]
ftmad z1.s, z1.s, z2.s, #7
// CHECK: ftmad z1.s, z1.s, z2.s, #7 // encoding: [0x41,0x80,0x97,0x65]
ext z1.b, z1.b, z2.b, #255
// CHECK: ext z1.b, z1.b, z2.b, #255 // encoding: [0x41,0x1c,0x3f,0x05]
ext z1.b, { z2.b, z3.b }, #7
// CHECK: ext z1.b, { z2.b, z3.b }, #7 // encoding: [0x41,0x1c,0x60,0x05]
index z0.s, #-16, w5
// CHECK: index z0.s, #-16, w5 // encoding: [0x00,0x4a,0xa5,0x04]
adr z0.d, [z1.d, z2.d, sxtw #3]
// CHECK: adr z0.d, [z1.d, z2.d, sxtw #3] // encoding: [0x20,0xac,0x22,0x04]
adr z0.s, [z1.s, z2.s]
// CHECK: adr z0.s, [z1.s, z2.s] // encoding: [0x20,0xa0,0xa2,0x04]
faddv d3, p4, z5.d
// CHECK: faddv d3, p4, z5.d // encoding: [0xa3,0x30,0xc0,0x65]
addqv v3.8h, p4, z5.h
// CHECK: addqv v3.8h, p4, z5.h // encoding: [0xa3,0x30,0x45,0x04]
clasta w1, p2, w1, z3.h
// CHECK: clasta w1, p2, w1, z3.h // encoding: [0x61,0xa8,0x70,0x05]
insr z4.b, wzr
// CHECK: insr z4.b, wzr // encoding: [0xe4,0x3b,0x24,0x05]
insr z4.d, d7
// CHECK: insr z4.d, d7 // encoding: [0xe4,0x38,0xf4,0x05]
aese z1.b, z1.b, z2.b
// CHECK: aese z1.b, z1.b, z2.b // encoding: [0x41,0xe0,0x22,0x45]
bdep z1.h, z2.h, z3.h
// CHECK: bdep z1.h, z2.h, z3.h // encoding: [0x41,0xb4,0x43,0x45]
eor3 z1.d, z1.d, z2.d, z3.d
// CHECK: eor3 z1.d, z1.d, z2.d, z3.d // encoding: [0x61,0x38,0x22,0x04]
fmmla z1.d, z2.d, z3.d
// CHECK: fmmla z1.d, z2.d, z3.d // encoding: [0x41,0xe4,0xe3,0x64]
fmlallbb z1.s, z2.b, z3.b[15]
// CHECK: fmlallbb z1.s, z2.b, z3.b[15] // encoding: [0x41,0xcc,0x3b,0x64]
bfclamp z1.h, z2.h, z3.h
// CHECK: bfclamp z1.h, z2.h, z3.h // encoding: [0x41,0x24,0x23,0x64]
addpt z1.d, z2.d, z3.d
// CHECK: addpt z1.d, z2.d, z3.d // encoding: [0x41,0x08,0xe3,0x04]
