// Vectors: cryptography, sums of products, products of matrices.

// RUN: codewright mc -triple=aarch64 -mattr=+aes,+sha2,+sha3,+sm4,+dotprod,+rdm,+i8mm,+bf16,+fullfp16 -show-encoding %s | FileCheck %s

aese v0.16b, v1.16b
// CHECK: aese v0.16b, v1.16b // encoding: [0x20,0x48,0x28,0x4e]
pmull2 v0.1q, v1.2d, v2.2d
// CHECK: pmull2 v0.1q, v1.2d, v2.2d // encoding: [0x20,0xe0,0xe2,0x4e]
sha1c q0, s1, v2.4s
// CHECK: sha1c q0, s1, v2.4s // encoding: [0x20,0x00,0x02,0x5e]
sha256h q0, q1, v2.4s
// CHECK: sha256h q0, q1, v2.4s // encoding: [0x20,0x40,0x02,0x5e]
eor3 v0.16b, v1.16b, v2.16b, v3.16b
// CHECK: eor3 v0.16b, v1.16b, v2.16b, v3.16b // encoding: [0x20,0x0c,0x02,0xce]
xar v0.2d, v1.2d, v2.2d, #63
// CHECK: xar v0.2d, v1.2d, v2.2d, #63 // encoding: [0x20,0xfc,0x82,0xce]
sha512h q0, q1, v2.2d
// CHECK: sha512h q0, q1, v2.2d // encoding: [0x20,0x80,0x62,0xce]
sm3tt1a v0.4s, v1.4s, v2.s[3]
// CHECK: sm3tt1a v0.4s, v1.4s, v2.s[3] // encoding: [0x20,0xb0,0x42,0xce]
sm4e v0.4s, v1.4s
// CHECK: sm4e v0.4s, v1.4s // encoding: [0x20,0x84,0xc0,0xce]
udot v0.2s, v1.8b, v2.8b
// CHECK: udot v0.2s, v1.8b, v2.8b // encoding: [0x20,0x94,0x82,0x2e]
usdot v0.4s, v1.16b, v2.16b
// CHECK: usdot v0.4s, v1.16b, v2.16b // encoding: [0x20,0x9c,0x82,0x4e]
bfdot v0.4s, v1.8h, v2.8h
// CHECK: bfdot v0.4s, v1.8h, v2.8h // encoding: [0x20,0xfc,0x42,0x6e]
smmla v0.4s, v1.16b, v2.16b
// CHECK: smmla v0.4s, v1.16b, v2.16b // encoding: [0x20,0xa4,0x82,0x4e]
bfcvtn v0.4h, v1.4s
// CHECK: bfcvtn v0.4h, v1.4s // encoding: [0x20,0x68,0xa1,0x0e]
sqrdmlah v0.8h, v1.8h, v2.8h
// CHECK: sqrdmlah v0.8h, v1.8h, v2.8h // encoding: [0x20,0x84,0x42,0x6e]
sqrdmlah h0, h1, v2.h[3]
// CHECK: sqrdmlah h0, h1, v2.h[3] // encoding: [0x20,0xd0,0x72,0x7f]
sqrdmlsh s0, s1, s2
// CHECK: sqrdmlsh s0, s1, s2 // encoding: [0x20,0x8c,0x82,0x7e]
sqrdmlah v0.4s, v1.4s, v2.s[3]
// CHECK: sqrdmlah v0.4s, v1.4s, v2.s[3] // encoding: [0x20,0xd8,0xa2,0x6f]
udot v0.4s, v1.16b, v31.4b[3]
// CHECK: udot v0.4s, v1.16b, v31.4b[3] // encoding: [0x20,0xe8,0xbf,0x6f]
sudot v0.2s, v1.8b, v2.4b[1]
// CHECK: sudot v0.2s, v1.8b, v2.4b[1] // encoding: [0x20,0xf0,0x22,0x0f]
bfdot v0.4s, v1.8h, v2.2h[2]
// CHECK: bfdot v0.4s, v1.8h, v2.2h[2] // encoding: [0x20,0xf8,0x42,0x4f]
bfmlalt v0.4s, v1.8h, v2.h[7]
// CHECK: bfmlalt v0.4s, v1.8h, v2.h[7] // encoding: [0x20,0xf8,0xf2,0x4f]
