// Vectors: single elements, shifts by a number, constants.

// RUN: codewright mc -triple=aarch64 -mattr=+aes,+sha2,+sha3,+sm4,+dotprod,+rdm,+i8mm,+bf16,+fullfp16 -show-encoding %s | FileCheck %s

mov v0.16b, v1.16b
// CHECK: mov v0.16b, v1.16b // encoding: [0x20,0x1c,0xa1,0x4e]
shll v0.8h, v1.8b, #8
// CHECK: shll v0.8h, v1.8b, #8 // encoding: [0x20,0x38,0x21,0x2e]
shll2 v0.2d, v1.4s, #32
// CHECK: shll2 v0.2d, v1.4s, #32 // encoding: [0x20,0x38,0xa1,0x6e]
ext v0.8b, v1.8b, v2.8b, #3
// CHECK: ext v0.8b, v1.8b, v2.8b, #3 // encoding: [0x20,0x18,0x02,0x2e]
ext v0.16b, v1.16b, v2.16b, #15
// CHECK: ext v0.16b, v1.16b, v2.16b, #15 // encoding: [0x20,0x78,0x02,0x6e]
dup v0.4s, v1.s[3]
// CHECK: dup v0.4s, v1.s[3] // encoding: [0x20,0x04,0x1c,0x4e]
dup v0.2d, x5
// CHECK: dup v0.2d, x5 // encoding: [0xa0,0x0c,0x08,0x4e]
dup v0.8b, w5
// CHECK: dup v0.8b, w5 // encoding: [0xa0,0x0c,0x01,0x0e]
mov v0.b[3], w7
// CHECK: mov v0.b[3], w7 // encoding: [0xe0,0x1c,0x07,0x4e]
mov v3.d[1], x2
// CHECK: mov v3.d[1], x2 // encoding: [0x43,0x1c,0x18,0x4e]
mov v0.h[7], v1.h[2]
// CHECK: mov v0.h[7], v1.h[2] // encoding: [0x20,0x24,0x1e,0x6e]
mov v0.s[1], v1.s[3]
// CHECK: mov v0.s[1], v1.s[3] // encoding: [0x20,0x64,0x0c,0x6e]
smov w0, v1.b[9]
// CHECK: smov w0, v1.b[9] // encoding: [0x20,0x2c,0x13,0x0e]
smov x0, v1.s[2]
// CHECK: smov x0, v1.s[2] // encoding: [0x20,0x2c,0x14,0x4e]
umov w0, v1.b[9]
// CHECK: umov w0, v1.b[9] // encoding: [0x20,0x3c,0x13,0x0e]
mov w0, v1.s[2]
// CHECK: mov w0, v1.s[2] // encoding: [0x20,0x3c,0x14,0x0e]
mov x0, v1.d[1]
// CHECK: mov x0, v1.d[1] // encoding: [0x20,0x3c,0x18,0x4e]
mov s0, v1.s[2]
// CHECK: mov s0, v1.s[2] // encoding: [0x20,0x04,0x14,0x5e]
mla v0.4h, v1.4h, v15.h[7]
// CHECK: mla v0.4h, v1.4h, v15.h[7] // encoding: [0x20,0x08,0x7f,0x2f]
mul v0.4s, v1.4s, v31.s[3]
// CHECK: mul v0.4s, v1.4s, v31.s[3] // encoding: [0x20,0x88,0xbf,0x4f]
smlal2 v0.4s, v1.8h, v3.h[5]
// CHECK: smlal2 v0.4s, v1.8h, v3.h[5] // encoding: [0x20,0x28,0x53,0x4f]
fmla v0.2d, v1.2d, v30.d[1]
// CHECK: fmla v0.2d, v1.2d, v30.d[1] // encoding: [0x20,0x18,0xde,0x4f]
fmul v0.8h, v1.8h, v3.h[2]
// CHECK: fmul v0.8h, v1.8h, v3.h[2] // encoding: [0x20,0x90,0x23,0x4f]
sshr v0.2d, v1.2d, #64
// CHECK: sshr v0.2d, v1.2d, #64 // encoding: [0x20,0x04,0x40,0x4f]
usra v0.8b, v1.8b, #1
// CHECK: usra v0.8b, v1.8b, #1 // encoding: [0x20,0x14,0x0f,0x2f]
shl v0.4h, v1.4h, #15
// CHECK: shl v0.4h, v1.4h, #15 // encoding: [0x20,0x54,0x1f,0x0f]
sqshlu v0.4s, v1.4s, #3
// CHECK: sqshlu v0.4s, v1.4s, #3 // encoding: [0x20,0x64,0x23,0x6f]
shrn v0.8b, v1.8h, #8
// CHECK: shrn v0.8b, v1.8h, #8 // encoding: [0x20,0x84,0x08,0x0f]
sqrshrun2 v0.4s, v1.2d, #5
// CHECK: sqrshrun2 v0.4s, v1.2d, #5 // encoding: [0x20,0x8c,0x3b,0x6f]
sshll v0.4s, v1.4h, #3
// CHECK: sshll v0.4s, v1.4h, #3 // encoding: [0x20,0xa4,0x13,0x0f]
uxtl2 v0.8h, v1.16b
// CHECK: ushll2 v0.8h, v1.16b, #0 // encoding: [0x20,0xa4,0x08,0x6f]
scvtf v0.4s, v1.4s, #5
// CHECK: scvtf v0.4s, v1.4s, #5 // encoding: [0x20,0xe4,0x3b,0x4f]
fcvtzu v0.2d, v1.2d, #64
// CHECK: fcvtzu v0.2d, v1.2d, #64 // encoding: [0x20,0xfc,0x40,0x6f]
movi v0.8b, #255
// CHECK: movi v0.8b, #255 // encoding: [0xe0,0xe7,0x07,0x0f]
movi v0.4h, #1
// CHECK: movi v0.4h, #1 // encoding: [0x20,0x84,0x00,0x0f]
movi v0.4s, #1, lsl #24
// CHECK: movi v0.4s, #1, lsl #24 // encoding: [0x20,0x64,0x00,0x4f]
mvni v0.2s, #7, msl #16
// CHECK: mvni v0.2s, #7, msl #16 // encoding: [0xe0,0xd4,0x00,0x2f]
orr v0.8h, #3, lsl #8
// CHECK: orr v0.8h, #3, lsl #8 // encoding: [0x60,0xb4,0x00,0x4f]
bic v0.4s, #3
// CHECK: bic v0.4s, #3 // encoding: [0x60,0x14,0x00,0x6f]
fmov x0, v1.d[1]
// CHECK: fmov x0, v1.d[1] // encoding: [0x20,0x00,0xae,0x9e]
fmov v0.d[1], x1
// CHECK: fmov v0.d[1], x1 // encoding: [0x20,0x00,0xaf,0x9e]
