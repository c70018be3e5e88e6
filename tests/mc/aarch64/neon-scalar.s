// Vector units on one element.

// RUN: codewright mc -triple=aarch64 -mattr=+aes,+sha2,+sha3,+sm4,+dotprod,+rdm,+i8mm,+bf16,+fullfp16 -show-encoding %s | FileCheck %s

sqadd b0, b1, b2
// CHECK: sqadd b0, b1, b2 // encoding: [0x20,0x0c,0x22,0x5e]
fmulx h0, h1, h2
// CHECK: fmulx h0, h1, h2 // encoding: [0x20,0x1c,0x42,0x5e]
add d0, d1, d2
// CHECK: add d0, d1, d2 // encoding: [0x20,0x84,0xe2,0x5e]
sqxtn s0, d1
// CHECK: sqxtn s0, d1 // encoding: [0x20,0x48,0xa1,0x5e]
fcvtxn s0, d1
// CHECK: fcvtxn s0, d1 // encoding: [0x20,0x68,0x61,0x7e]
addp d0, v1.2d
// CHECK: addp d0, v1.2d // encoding: [0x20,0xb8,0xf1,0x5e]
faddp h0, v1.2h
// CHECK: faddp h0, v1.2h // encoding: [0x20,0xd8,0x30,0x5e]
sqshrn b0, h1, #3
// CHECK: sqshrn b0, h1, #3 // encoding: [0x20,0x94,0x0d,0x5f]
scvtf d0, d1, #33
// CHECK: scvtf d0, d1, #33 // encoding: [0x20,0xe4,0x5f,0x5f]
sqdmull d0, s1, s2
// CHECK: sqdmull d0, s1, s2 // encoding: [0x20,0xd0,0xa2,0x5e]
fmla s0, s1, v31.s[3]
// CHECK: fmla s0, s1, v31.s[3] // encoding: [0x20,0x18,0xbf,0x5f]
fmulx h0, h1, v15.h[7]
// CHECK: fmulx h0, h1, v15.h[7] // encoding: [0x20,0x98,0x3f,0x7f]
sqdmlal d0, s1, v2.s[1]
// CHECK: sqdmlal d0, s1, v2.s[1] // encoding: [0x20,0x30,0xa2,0x5f]
scvtf d0, w1, #32
// CHECK: scvtf d0, w1, #32 // encoding: [0x20,0x80,0x42,0x1e]
fcvtzu x0, s1, #64
// CHECK: fcvtzu x0, s1, #64 // encoding: [0x20,0x00,0x19,0x9e]
