// Scalable vectors: constants, and moves of them.

// RUN: codewright mc -triple=aarch64 -mattr=+sve2p1,+sve-aes,+sve-bitperm,+sve-sha3,+sve-sm4,+sve-b16b16,+f64mm,+fp8,+fp8fma,+lut,+faminmax,+bf16,+i8mm,+cpa -show-encoding %s | FileCheck %s

add z1.h, z1.h, #255
// CHECK: add z1.h, z1.h, #255 // encoding: [0xe1,0xdf,0x60,0x25]
add z1.h, z1.h, #256
// CHECK: add z1.h, z1.h, #256 // encoding: [0x21,0xe0,0x60,0x25]
add z1.h, z1.h, #1, lsl #8
// CHECK: add z1.h, z1.h, #256 // encoding: [0x21,0xe0,0x60,0x25]
add z1.h, z1.h, #0, lsl #8
// CHECK: add z1.h, z1.h, #0, lsl #8 // encoding: [0x01,0xe0,0x60,0x25]
mov z1.b, #-128
// CHECK: mov z1.b, #-128 // encoding: [0x01,0xd0,0x38,0x25]
mov z1.s, #127, lsl #8
// CHECK: mov z1.s, #32512 // encoding: [0xe1,0xef,0xb8,0x25]
dup z1.s, #-32768
// CHECK: mov z1.s, #-32768 // encoding: [0x01,0xf0,0xb8,0x25]
mov z1.d, #0, lsl #8
// CHECK: mov z1.d, #0, lsl #8 // encoding: [0x01,0xe0,0xf8,0x25]
mov z1.h, p3/m, #5
// CHECK: mov z1.h, p3/m, #5 // encoding: [0xa1,0x40,0x53,0x05]
cpy z1.h, p13/z, #5, lsl #8
// CHECK: mov z1.h, p13/z, #1280 // encoding: [0xa1,0x20,0x5d,0x05]
mul z1.b, z1.b, #-128
// CHECK: mul z1.b, z1.b, #-128 // encoding: [0x01,0xd0,0x30,0x25]
umax z1.b, z1.b, #255
// CHECK: umax z1.b, z1.b, #255 // encoding: [0xe1,0xdf,0x29,0x25]
and z1.b, z1.b, #0x7e
// CHECK: and z1.b, z1.b, #0x7e // encoding: [0xa1,0x3e,0x80,0x05]
and z1.h, z1.h, #0x7e7e
// CHECK: and z1.b, z1.b, #0x7e // encoding: [0xa1,0x3e,0x80,0x05]
orr z1.s, z1.s, #0xfffffff9
// CHECK: orr z1.s, z1.s, #0xfffffff9 // encoding: [0xa1,0xeb,0x00,0x05]
eor z1.d, z1.d, #0x7ffffffffffffffe
// CHECK: eor z1.d, z1.d, #0x7ffffffffffffffe // encoding: [0xa1,0xff,0x43,0x05]
bic z1.h, z1.h, #0x7ffe
// CHECK: and z1.h, z1.h, #0x8001 // encoding: [0x21,0x0c,0x80,0x05]
orn z1.d, z1.d, #0x6
// CHECK: orr z1.d, z1.d, #0xfffffffffffffff9 // encoding: [0xa1,0xef,0x03,0x05]
mov z1.h, #32766
// CHECK: mov z1.h, #32766 // encoding: [0xa1,0x7d,0xc0,0x05]
mov z1.d, #0x7ffffffffffffffe
// CHECK: mov z1.d, #0x7ffffffffffffffe // encoding: [0xa1,0xff,0xc3,0x05]
dupm z1.b, #0x6
// CHECK: dupm z1.b, #0x6 // encoding: [0x21,0x3e,0xc0,0x05]
fmov z1.d, #1.5
// CHECK: fmov z1.d, #1.50000000 // encoding: [0x01,0xcf,0xf9,0x25]
fmov z1.h, p4/m, #-0.125
// CHECK: fmov z1.h, p4/m, #-0.12500000 // encoding: [0x01,0xd8,0x54,0x05]
fmov z1.s, #0.0
// CHECK: mov z1.s, #0 // encoding: [0x01,0xc0,0xb8,0x25]
mov z1.d, z2.d
// CHECK: mov z1.d, z2.d // encoding: [0x41,0x30,0x62,0x04]
and z1.b, z2.b, z3.b
// CHECK: and z1.d, z2.d, z3.d // encoding: [0x41,0x30,0x23,0x04]
mov z1.s, z2.s[9]
// CHECK: mov z1.s, z2.s[9] // encoding: [0x41,0x20,0xac,0x05]
mov z1.q, q2
// CHECK: mov z1.q, q2 // encoding: [0x41,0x20,0x30,0x05]
dup z1.h, z2.h[0]
// CHECK: mov z1.h, h2 // encoding: [0x41,0x20,0x22,0x05]
mov z1.b, wsp
// CHECK: mov z1.b, wsp // encoding: [0xe1,0x3b,0x20,0x05]
mov z1.d, p2/m, x3
// CHECK: mov z1.d, p2/m, x3 // encoding: [0x61,0xa8,0xe8,0x05]
mov z1.h, p2/m, h3
// CHECK: mov z1.h, p2/m, h3 // encoding: [0x61,0x88,0x60,0x05]
mov z1.s, p12/m, z3.s
// CHECK: mov z1.s, p12/m, z3.s // encoding: [0x61,0xf0,0xa1,0x05]
