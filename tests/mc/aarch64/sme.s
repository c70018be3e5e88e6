// Tiles of the matrix ZA, their slices, loads and stores of them, and the table zt0, in both directions.

// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -disassemble -show-encoding %S/Inputs/sme.txt | FileCheck %s

addha za6.d, p6/m, p1/m, z26.d
// CHECK: addha za6.d, p6/m, p1/m, z26.d // encoding: [0x46,0x3b,0xd0,0xc0]
addva za4.d, p3/m, p2/m, z30.d
// CHECK: addva za4.d, p3/m, p2/m, z30.d // encoding: [0xc4,0x4f,0xd1,0xc0]
addva za1.s, p2/m, p0/m, z18.s
// CHECK: addva za1.s, p2/m, p0/m, z18.s // encoding: [0x41,0x0a,0x91,0xc0]
addspl x27, x24, #9
// CHECK: addspl x27, x24, #9 // encoding: [0x3b,0x59,0x78,0x04]
addsvl x12, x27, #-7
// CHECK: addsvl x12, x27, #-7 // encoding: [0x2c,0x5f,0x3b,0x04]
usmops za0.s, p7/m, p6/m, z7.b, z2.b
// CHECK: usmops za0.s, p7/m, p6/m, z7.b, z2.b // encoding: [0xf0,0xdc,0x82,0xa1]
umopa za2.s, p0/m, p3/m, z15.b, z23.b
// CHECK: umopa za2.s, p0/m, p3/m, z15.b, z23.b // encoding: [0xe2,0x61,0xb7,0xa1]
fmopa za0.s, p2/m, p6/m, z14.h, z12.h
// CHECK: fmopa za0.s, p2/m, p6/m, z14.h, z12.h // encoding: [0xc0,0xc9,0xac,0x81]
smops za3.s, p2/m, p7/m, z24.h, z16.h
// CHECK: smops za3.s, p2/m, p7/m, z24.h, z16.h // encoding: [0x1b,0xeb,0x90,0xa0]
smopa za3.s, p7/m, p5/m, z15.h, z22.h
// CHECK: smopa za3.s, p7/m, p5/m, z15.h, z22.h // encoding: [0xeb,0xbd,0x96,0xa0]
umops za2.s, p6/m, p5/m, z17.b, z4.b
// CHECK: umops za2.s, p6/m, p5/m, z17.b, z4.b // encoding: [0x32,0xba,0xa4,0xa1]
fmops za0.s, p7/m, p4/m, z28.h, z30.h
// CHECK: fmops za0.s, p7/m, p4/m, z28.h, z30.h // encoding: [0x90,0x9f,0xbe,0x81]
sumops za1.s, p7/m, p1/m, z30.b, z13.b
// CHECK: sumops za1.s, p7/m, p1/m, z30.b, z13.b // encoding: [0xd1,0x3f,0xad,0xa0]
bmops za1.s, p1/m, p5/m, z30.s, z20.s
// CHECK: bmops za1.s, p1/m, p5/m, z30.s, z20.s // encoding: [0xd9,0xa7,0x94,0x80]
bfmops za2.s, p5/m, p5/m, z5.h, z24.h
// CHECK: bfmops za2.s, p5/m, p5/m, z5.h, z24.h // encoding: [0xb2,0xb4,0x98,0x81]
usmopa za1.s, p3/m, p0/m, z7.b, z12.b
// CHECK: usmopa za1.s, p3/m, p0/m, z7.b, z12.b // encoding: [0xe1,0x0c,0x8c,0xa1]
bfmopa za2.s, p1/m, p6/m, z25.h, z4.h
// CHECK: bfmopa za2.s, p1/m, p6/m, z25.h, z4.h // encoding: [0x22,0xc7,0x84,0x81]
bmopa za1.s, p0/m, p3/m, z17.s, z24.s
// CHECK: bmopa za1.s, p0/m, p3/m, z17.s, z24.s // encoding: [0x29,0x62,0x98,0x80]
sumopa za3.s, p3/m, p4/m, z6.b, z30.b
// CHECK: sumopa za3.s, p3/m, p4/m, z6.b, z30.b // encoding: [0xc3,0x8c,0xbe,0xa0]
fmopa za1.h, p2/m, p0/m, z4.h, z20.h
// CHECK: fmopa za1.h, p2/m, p0/m, z4.h, z20.h // encoding: [0x89,0x08,0x94,0x81]
mov z25.b, p3/m, za0h.b[w13, 11]
// CHECK: mov z25.b, p3/m, za0h.b[w13, 11] // encoding: [0x79,0x2d,0x02,0xc0]
mov z3.d, p7/m, za2h.d[w13, 1]
// CHECK: mov z3.d, p7/m, za2h.d[w13, 1] // encoding: [0xa3,0x3c,0xc2,0xc0]
mov z4.h, p0/m, za1h.h[w13, 5]
// CHECK: mov z4.h, p0/m, za1h.h[w13, 5] // encoding: [0xa4,0x21,0x42,0xc0]
mov z25.q, p4/m, za13h.q[w15, 0]
// CHECK: mov z25.q, p4/m, za13h.q[w15, 0] // encoding: [0xb9,0x71,0xc3,0xc0]
mov z15.s, p5/m, za0h.s[w14, 0]
// CHECK: mov z15.s, p5/m, za0h.s[w14, 0] // encoding: [0x0f,0x54,0x82,0xc0]
mov z13.b, p0/m, za0v.b[w12, 3]
// CHECK: mov z13.b, p0/m, za0v.b[w12, 3] // encoding: [0x6d,0x80,0x02,0xc0]
mov z0.d, p3/m, za5v.d[w14, 0]
// CHECK: mov z0.d, p3/m, za5v.d[w14, 0] // encoding: [0x40,0xcd,0xc2,0xc0]
mov z5.h, p7/m, za0v.h[w14, 3]
// CHECK: mov z5.h, p7/m, za0v.h[w14, 3] // encoding: [0x65,0xdc,0x42,0xc0]
mov z21.q, p5/m, za6v.q[w12, 0]
// CHECK: mov z21.q, p5/m, za6v.q[w12, 0] // encoding: [0xd5,0x94,0xc3,0xc0]
mov z9.s, p0/m, za1v.s[w13, 0]
// CHECK: mov z9.s, p0/m, za1v.s[w13, 0] // encoding: [0x89,0xa0,0x82,0xc0]
smops za2.d, p0/m, p0/m, z19.h, z12.h
// CHECK: smops za2.d, p0/m, p0/m, z19.h, z12.h // encoding: [0x72,0x02,0xcc,0xa0]
mov za0h.b[w15, 2], p0/m, z16.b
// CHECK: mov za0h.b[w15, 2], p0/m, z16.b // encoding: [0x02,0x62,0x00,0xc0]
mov za7h.d[w14, 0], p1/m, z11.d
// CHECK: mov za7h.d[w14, 0], p1/m, z11.d // encoding: [0x6e,0x45,0xc0,0xc0]
mov za0h.h[w12, 2], p0/m, z21.h
// CHECK: mov za0h.h[w12, 2], p0/m, z21.h // encoding: [0xa2,0x02,0x40,0xc0]
mov za9h.q[w15, 0], p1/m, z19.q
// CHECK: mov za9h.q[w15, 0], p1/m, z19.q // encoding: [0x69,0x66,0xc1,0xc0]
mov za0h.s[w12, 2], p0/m, z30.s
// CHECK: mov za0h.s[w12, 2], p0/m, z30.s // encoding: [0xc2,0x03,0x80,0xc0]
mov za0v.b[w13, 1], p3/m, z9.b
// CHECK: mov za0v.b[w13, 1], p3/m, z9.b // encoding: [0x21,0xad,0x00,0xc0]
mov za5v.d[w12, 0], p1/m, z14.d
// CHECK: mov za5v.d[w12, 0], p1/m, z14.d // encoding: [0xca,0x85,0xc0,0xc0]
mov za1v.h[w15, 7], p4/m, z5.h
// CHECK: mov za1v.h[w15, 7], p4/m, z5.h // encoding: [0xaf,0xf0,0x40,0xc0]
mov za14v.q[w15, 0], p6/m, z6.q
// CHECK: mov za14v.q[w15, 0], p6/m, z6.q // encoding: [0xce,0xf8,0xc1,0xc0]
mov za0v.s[w14, 0], p1/m, z19.s
// CHECK: mov za0v.s[w14, 0], p1/m, z19.s // encoding: [0x60,0xc6,0x80,0xc0]
ld1b {za0h.b[w15, 3]}, p1/z, [x26, x6]
// CHECK: ld1b {za0h.b[w15, 3]}, p1/z, [x26, x6] // encoding: [0x43,0x67,0x06,0xe0]
ld1d {za5h.d[w15, 0]}, p3/z, [x23, x9, lsl #3]
// CHECK: ld1d {za5h.d[w15, 0]}, p3/z, [x23, x9, lsl #3] // encoding: [0xea,0x6e,0xc9,0xe0]
ld1h {za0h.h[w13, 3]}, p0/z, [x29, x2, lsl #1]
// CHECK: ld1h {za0h.h[w13, 3]}, p0/z, [x29, x2, lsl #1] // encoding: [0xa3,0x23,0x42,0xe0]
ld1q {za12h.q[w12, 0]}, p3/z, [x17, x15, lsl #4]
// CHECK: ld1q {za12h.q[w12, 0]}, p3/z, [x17, x15, lsl #4] // encoding: [0x2c,0x0e,0xcf,0xe1]
ld1w {za1h.s[w12, 1]}, p0/z, [x20, x14, lsl #2]
// CHECK: ld1w {za1h.s[w12, 1]}, p0/z, [x20, x14, lsl #2] // encoding: [0x85,0x02,0x8e,0xe0]
ld1b {za0v.b[w15, 0]}, p1/z, [x13, x18]
// CHECK: ld1b {za0v.b[w15, 0]}, p1/z, [x13, x18] // encoding: [0xa0,0xe5,0x12,0xe0]
ld1d {za6v.d[w14, 1]}, p3/z, [x26, x5, lsl #3]
// CHECK: ld1d {za6v.d[w14, 1]}, p3/z, [x26, x5, lsl #3] // encoding: [0x4d,0xcf,0xc5,0xe0]
ld1h {za0v.h[w14, 4]}, p7/z, [x29, x6, lsl #1]
// CHECK: ld1h {za0v.h[w14, 4]}, p7/z, [x29, x6, lsl #1] // encoding: [0xa4,0xdf,0x46,0xe0]
ld1q {za13v.q[w12, 0]}, p3/z, [x9, x1, lsl #4]
// CHECK: ld1q {za13v.q[w12, 0]}, p3/z, [x9, x1, lsl #4] // encoding: [0x2d,0x8d,0xc1,0xe1]
ld1w {za1v.s[w14, 2]}, p7/z, [x8, x30, lsl #2]
// CHECK: ld1w {za1v.s[w14, 2]}, p7/z, [x8, x30, lsl #2] // encoding: [0x06,0xdd,0x9e,0xe0]
str zt0, [x25]
// CHECK: str zt0, [x25] // encoding: [0x20,0x83,0x3f,0xe1]
ldr zt0, [x29]
// CHECK: ldr zt0, [x29] // encoding: [0xa0,0x83,0x1f,0xe1]
str za[w14, 14], [x5, #14, mul vl]
// CHECK: str za[w14, 14], [x5, #14, mul vl] // encoding: [0xae,0x40,0x20,0xe1]
luti2 { z16.b, z17.b }, zt0, z0[1]
// CHECK: luti2 { z16.b, z17.b }, zt0, z0[1] // encoding: [0x10,0xc0,0x8c,0xc0]
luti2 { z24.b - z27.b }, zt0, z15[0]
// CHECK: luti2 { z24.b - z27.b }, zt0, z15[0] // encoding: [0xf8,0x81,0x8c,0xc0]
luti2 { z7.h, z15.h }, zt0, z20[2]
// CHECK: luti2 { z7.h, z15.h }, zt0, z20[2] // encoding: [0x87,0x52,0x9d,0xc0]
luti2 { z1.b, z5.b, z9.b, z13.b }, zt0, z26[2]
// CHECK: luti2 { z1.b, z5.b, z9.b, z13.b }, zt0, z26[2] // encoding: [0x41,0x83,0x9e,0xc0]
luti2 z14.b, zt0, z25[12]
// CHECK: luti2 z14.b, zt0, z25[12] // encoding: [0x2e,0x03,0xcf,0xc0]
luti4 { z4.h, z5.h }, zt0, z1[0]
// CHECK: luti4 { z4.h, z5.h }, zt0, z1[0] // encoding: [0x24,0x50,0x8a,0xc0]
luti4 { z12.s - z15.s }, zt0, z19[0]
// CHECK: luti4 { z12.s - z15.s }, zt0, z19[0] // encoding: [0x6c,0xa2,0x8a,0xc0]
luti4 { z24.b - z27.b }, zt0, { z8, z9 }
// CHECK: luti4 { z24.b - z27.b }, zt0, { z8, z9 } // encoding: [0x18,0x01,0x8b,0xc0]
luti4 { z16.h, z24.h }, zt0, z17[0]
// CHECK: luti4 { z16.h, z24.h }, zt0, z17[0] // encoding: [0x30,0x52,0x9a,0xc0]
luti4 { z17.h, z21.h, z25.h, z29.h }, zt0, z9[1]
// CHECK: luti4 { z17.h, z21.h, z25.h, z29.h }, zt0, z9[1] // encoding: [0x31,0x91,0x9b,0xc0]
luti4 { z2.b, z6.b, z10.b, z14.b }, zt0, { z12, z13 }
// CHECK: luti4 { z2.b, z6.b, z10.b, z14.b }, zt0, { z12, z13 } // encoding: [0x82,0x01,0x9b,0xc0]
luti4 z29.b, zt0, z3[1]
// CHECK: luti4 z29.b, zt0, z3[1] // encoding: [0x7d,0x40,0xca,0xc0]
movaz { z26.b, z27.b }, za0h.b[w15, 10:11]
// CHECK: movaz { z26.b, z27.b }, za0h.b[w15, 10:11] // encoding: [0xba,0x62,0x06,0xc0]
movaz { z28.d, z29.d }, za7h.d[w12, 0:1]
// CHECK: movaz { z28.d, z29.d }, za7h.d[w12, 0:1] // encoding: [0xfc,0x02,0xc6,0xc0]
movaz { z30.h, z31.h }, za0h.h[w14, 6:7]
// CHECK: movaz { z30.h, z31.h }, za0h.h[w14, 6:7] // encoding: [0x7e,0x42,0x46,0xc0]
movaz { z16.s, z17.s }, za1h.s[w12, 2:3]
// CHECK: movaz { z16.s, z17.s }, za1h.s[w12, 2:3] // encoding: [0x70,0x02,0x86,0xc0]
movaz { z14.b, z15.b }, za0v.b[w14, 12:13]
// CHECK: movaz { z14.b, z15.b }, za0v.b[w14, 12:13] // encoding: [0xce,0xc2,0x06,0xc0]
movaz { z6.d, z7.d }, za5v.d[w12, 0:1]
// CHECK: movaz { z6.d, z7.d }, za5v.d[w12, 0:1] // encoding: [0xa6,0x82,0xc6,0xc0]
movaz { z2.h, z3.h }, za1v.h[w13, 4:5]
// CHECK: movaz { z2.h, z3.h }, za1v.h[w13, 4:5] // encoding: [0xc2,0xa2,0x46,0xc0]
movaz { z18.s, z19.s }, za3v.s[w12, 2:3]
// CHECK: movaz { z18.s, z19.s }, za3v.s[w12, 2:3] // encoding: [0xf2,0x82,0x86,0xc0]
movaz { z0.b - z3.b }, za0h.b[w13, 4:7]
// CHECK: movaz { z0.b - z3.b }, za0h.b[w13, 4:7] // encoding: [0x20,0x26,0x06,0xc0]
movaz { z8.d - z11.d }, za1h.d[w15, 0:3]
// CHECK: movaz { z8.d - z11.d }, za1h.d[w15, 0:3] // encoding: [0x28,0x66,0xc6,0xc0]
movaz { z16.h - z19.h }, za1h.h[w13, 4:7]
// CHECK: movaz { z16.h - z19.h }, za1h.h[w13, 4:7] // encoding: [0x70,0x26,0x46,0xc0]
movaz { z4.s - z7.s }, za1h.s[w15, 0:3]
// CHECK: movaz { z4.s - z7.s }, za1h.s[w15, 0:3] // encoding: [0x24,0x66,0x86,0xc0]
movaz { z4.b - z7.b }, za0v.b[w15, 0:3]
// CHECK: movaz { z4.b - z7.b }, za0v.b[w15, 0:3] // encoding: [0x04,0xe6,0x06,0xc0]
movaz { z16.d - z19.d }, za3v.d[w15, 0:3]
// CHECK: movaz { z16.d - z19.d }, za3v.d[w15, 0:3] // encoding: [0x70,0xe6,0xc6,0xc0]
movaz { z20.h - z23.h }, za1v.h[w15, 4:7]
// CHECK: movaz { z20.h - z23.h }, za1v.h[w15, 4:7] // encoding: [0x74,0xe6,0x46,0xc0]
movaz { z0.s - z3.s }, za0v.s[w15, 0:3]
// CHECK: movaz { z0.s - z3.s }, za0v.s[w15, 0:3] // encoding: [0x00,0xe6,0x86,0xc0]
movaz { z8.d, z9.d }, za.d[w8, 5, vgx2]
// CHECK: movaz { z8.d, z9.d }, za.d[w8, 5, vgx2] // encoding: [0xa8,0x0a,0x06,0xc0]
movaz { z16.d - z19.d }, za.d[w11, 6, vgx4]
// CHECK: movaz { z16.d - z19.d }, za.d[w11, 6, vgx4] // encoding: [0xd0,0x6e,0x06,0xc0]
movaz z10.b, za0h.b[w15, 8]
// CHECK: movaz z10.b, za0h.b[w15, 8] // encoding: [0x0a,0x63,0x02,0xc0]
movaz z27.d, za1h.d[w12, 1]
// CHECK: movaz z27.d, za1h.d[w12, 1] // encoding: [0x7b,0x02,0xc2,0xc0]
movaz z10.h, za1h.h[w13, 1]
// CHECK: movaz z10.h, za1h.h[w13, 1] // encoding: [0x2a,0x23,0x42,0xc0]
movaz z29.q, za7h.q[w13, 0]
// CHECK: movaz z29.q, za7h.q[w13, 0] // encoding: [0xfd,0x22,0xc3,0xc0]
movaz z13.s, za0h.s[w12, 3]
// CHECK: movaz z13.s, za0h.s[w12, 3] // encoding: [0x6d,0x02,0x82,0xc0]
movaz z7.b, za0v.b[w13, 15]
// CHECK: movaz z7.b, za0v.b[w13, 15] // encoding: [0xe7,0xa3,0x02,0xc0]
movaz z9.d, za7v.d[w14, 0]
// CHECK: movaz z9.d, za7v.d[w14, 0] // encoding: [0xc9,0xc3,0xc2,0xc0]
movaz z20.h, za0v.h[w12, 2]
// CHECK: movaz z20.h, za0v.h[w12, 2] // encoding: [0x54,0x82,0x42,0xc0]
movaz z23.q, za15v.q[w13, 0]
// CHECK: movaz z23.q, za15v.q[w13, 0] // encoding: [0xf7,0xa3,0xc3,0xc0]
movaz z9.s, za3v.s[w13, 0]
// CHECK: movaz z9.s, za3v.s[w13, 0] // encoding: [0x89,0xa3,0x82,0xc0]
mov { z0.b, z1.b }, za0h.b[w13, 6:7]
// CHECK: mov { z0.b, z1.b }, za0h.b[w13, 6:7] // encoding: [0x60,0x20,0x06,0xc0]
mov { z26.d, z27.d }, za2h.d[w15, 0:1]
// CHECK: mov { z26.d, z27.d }, za2h.d[w15, 0:1] // encoding: [0x5a,0x60,0xc6,0xc0]
mov { z18.h, z19.h }, za0h.h[w12, 0:1]
// CHECK: mov { z18.h, z19.h }, za0h.h[w12, 0:1] // encoding: [0x12,0x00,0x46,0xc0]
mov { z20.s, z21.s }, za3h.s[w12, 2:3]
// CHECK: mov { z20.s, z21.s }, za3h.s[w12, 2:3] // encoding: [0xf4,0x00,0x86,0xc0]
mov { z8.b, z9.b }, za0v.b[w13, 0:1]
// CHECK: mov { z8.b, z9.b }, za0v.b[w13, 0:1] // encoding: [0x08,0xa0,0x06,0xc0]
mov { z14.d, z15.d }, za4v.d[w12, 0:1]
// CHECK: mov { z14.d, z15.d }, za4v.d[w12, 0:1] // encoding: [0x8e,0x80,0xc6,0xc0]
mov { z16.h, z17.h }, za0v.h[w12, 6:7]
// CHECK: mov { z16.h, z17.h }, za0v.h[w12, 6:7] // encoding: [0x70,0x80,0x46,0xc0]
mov { z14.s, z15.s }, za2v.s[w14, 0:1]
// CHECK: mov { z14.s, z15.s }, za2v.s[w14, 0:1] // encoding: [0x8e,0xc0,0x86,0xc0]
mov { z20.b - z23.b }, za0h.b[w14, 4:7]
// CHECK: mov { z20.b - z23.b }, za0h.b[w14, 4:7] // encoding: [0x34,0x44,0x06,0xc0]
mov { z24.d - z27.d }, za1h.d[w12, 0:3]
// CHECK: mov { z24.d - z27.d }, za1h.d[w12, 0:3] // encoding: [0x38,0x04,0xc6,0xc0]
mov { z12.h - z15.h }, za1h.h[w13, 0:3]
// CHECK: mov { z12.h - z15.h }, za1h.h[w13, 0:3] // encoding: [0x4c,0x24,0x46,0xc0]
mov { z0.s - z3.s }, za0h.s[w12, 0:3]
// CHECK: mov { z0.s - z3.s }, za0h.s[w12, 0:3] // encoding: [0x00,0x04,0x86,0xc0]
mov { z12.b - z15.b }, za0v.b[w12, 8:11]
// CHECK: mov { z12.b - z15.b }, za0v.b[w12, 8:11] // encoding: [0x4c,0x84,0x06,0xc0]
mov { z24.d - z27.d }, za0v.d[w13, 0:3]
// CHECK: mov { z24.d - z27.d }, za0v.d[w13, 0:3] // encoding: [0x18,0xa4,0xc6,0xc0]
mov { z4.h - z7.h }, za1v.h[w14, 4:7]
// CHECK: mov { z4.h - z7.h }, za1v.h[w14, 4:7] // encoding: [0x64,0xc4,0x46,0xc0]
mov { z0.s - z3.s }, za0v.s[w12, 0:3]
// CHECK: mov { z0.s - z3.s }, za0v.s[w12, 0:3] // encoding: [0x00,0x84,0x86,0xc0]
mov za0h.b[w12, 0:1], { z18.b, z19.b }
// CHECK: mov za0h.b[w12, 0:1], { z18.b, z19.b } // encoding: [0x40,0x02,0x04,0xc0]
mov za1h.d[w13, 0:1], { z24.d, z25.d }
// CHECK: mov za1h.d[w13, 0:1], { z24.d, z25.d } // encoding: [0x01,0x23,0xc4,0xc0]
mov za0h.h[w12, 2:3], { z14.h, z15.h }
// CHECK: mov za0h.h[w12, 2:3], { z14.h, z15.h } // encoding: [0xc1,0x01,0x44,0xc0]
mov za2h.s[w13, 0:1], { z24.s, z25.s }
// CHECK: mov za2h.s[w13, 0:1], { z24.s, z25.s } // encoding: [0x04,0x23,0x84,0xc0]
mov za0v.b[w14, 4:5], { z18.b, z19.b }
// CHECK: mov za0v.b[w14, 4:5], { z18.b, z19.b } // encoding: [0x42,0xc2,0x04,0xc0]
mov za6v.d[w14, 0:1], { z26.d, z27.d }
// CHECK: mov za6v.d[w14, 0:1], { z26.d, z27.d } // encoding: [0x46,0xc3,0xc4,0xc0]
mov za1v.h[w12, 2:3], { z24.h, z25.h }
// CHECK: mov za1v.h[w12, 2:3], { z24.h, z25.h } // encoding: [0x05,0x83,0x44,0xc0]
mov za1v.s[w13, 2:3], { z22.s, z23.s }
// CHECK: mov za1v.s[w13, 2:3], { z22.s, z23.s } // encoding: [0xc3,0xa2,0x84,0xc0]
mov za0h.b[w15, 12:15], { z4.b - z7.b }
// CHECK: mov za0h.b[w15, 12:15], { z4.b - z7.b } // encoding: [0x83,0x64,0x04,0xc0]
mov za1h.d[w14, 0:3], { z16.d - z19.d }
// CHECK: mov za1h.d[w14, 0:3], { z16.d - z19.d } // encoding: [0x01,0x46,0xc4,0xc0]
mov za1h.h[w14, 0:3], { z4.h - z7.h }
// CHECK: mov za1h.h[w14, 0:3], { z4.h - z7.h } // encoding: [0x82,0x44,0x44,0xc0]
mov za1h.s[w14, 0:3], { z24.s - z27.s }
// CHECK: mov za1h.s[w14, 0:3], { z24.s - z27.s } // encoding: [0x01,0x47,0x84,0xc0]
mov za0v.b[w13, 12:15], { z0.b - z3.b }
// CHECK: mov za0v.b[w13, 12:15], { z0.b - z3.b } // encoding: [0x03,0xa4,0x04,0xc0]
mov za0v.d[w12, 0:3], { z24.d - z27.d }
// CHECK: mov za0v.d[w12, 0:3], { z24.d - z27.d } // encoding: [0x00,0x87,0xc4,0xc0]
mov za0v.h[w15, 0:3], { z12.h - z15.h }
// CHECK: mov za0v.h[w15, 0:3], { z12.h - z15.h } // encoding: [0x80,0xe5,0x44,0xc0]
mov za3v.s[w13, 0:3], { z12.s - z15.s }
// CHECK: mov za3v.s[w13, 0:3], { z12.s - z15.s } // encoding: [0x83,0xa5,0x84,0xc0]
mov { z16.d, z17.d }, za.d[w10, 7, vgx2]
// CHECK: mov { z16.d, z17.d }, za.d[w10, 7, vgx2] // encoding: [0xf0,0x48,0x06,0xc0]
mov za.d[w11, 4, vgx2], { z6.d, z7.d }
// CHECK: mov za.d[w11, 4, vgx2], { z6.d, z7.d } // encoding: [0xc4,0x68,0x04,0xc0]
mov { z16.d - z19.d }, za.d[w8, 1, vgx4]
// CHECK: mov { z16.d - z19.d }, za.d[w8, 1, vgx4] // encoding: [0x30,0x0c,0x06,0xc0]
mov za.d[w9, 6, vgx4], { z20.d - z23.d }
// CHECK: mov za.d[w9, 6, vgx4], { z20.d - z23.d } // encoding: [0x86,0x2e,0x04,0xc0]
movt zt0[2, mul vl], z4
// CHECK: movt zt0[2, mul vl], z4 // encoding: [0xe4,0x23,0x4f,0xc0]
movt zt0[40], x8
// CHECK: movt zt0[40], x8 // encoding: [0xe8,0x53,0x4e,0xc0]
movt x27, zt0[16]
// CHECK: movt x27, zt0[16] // encoding: [0xfb,0x23,0x4c,0xc0]
rdsvl x11, #23
// CHECK: rdsvl x11, #23 // encoding: [0xeb,0x5a,0xbf,0x04]
sqrshrn z30.b, { z8.s - z11.s }, #1
// CHECK: sqrshrn z30.b, { z8.s - z11.s }, #1 // encoding: [0x1e,0xdd,0x7f,0xc1]
sqrshru z10.b, { z8.s - z11.s }, #10
// CHECK: sqrshru z10.b, { z8.s - z11.s }, #10 // encoding: [0x4a,0xd9,0x76,0xc1]
sqrshr z25.b, { z24.s - z27.s }, #13
// CHECK: sqrshr z25.b, { z24.s - z27.s }, #13 // encoding: [0x19,0xdb,0x73,0xc1]
uqrshr z12.b, { z8.s - z11.s }, #1
// CHECK: uqrshr z12.b, { z8.s - z11.s }, #1 // encoding: [0x2c,0xd9,0x7f,0xc1]
uqrshrn z23.b, { z24.s - z27.s }, #4
// CHECK: uqrshrn z23.b, { z24.s - z27.s }, #4 // encoding: [0x37,0xdf,0x7c,0xc1]
sqrshrun z19.b, { z16.s - z19.s }, #17
// CHECK: sqrshrun z19.b, { z16.s - z19.s }, #17 // encoding: [0x53,0xde,0x6f,0xc1]
uqrshrn z26.h, { z20.d - z23.d }, #60
// CHECK: uqrshrn z26.h, { z20.d - z23.d }, #60 // encoding: [0xba,0xde,0xa4,0xc1]
uqrshr z16.h, { z16.s, z17.s }, #11
// CHECK: uqrshr z16.h, { z16.s, z17.s }, #11 // encoding: [0x30,0xd6,0xe5,0xc1]
st1b {za0h.b[w12, 2]}, p5, [x19, x27]
// CHECK: st1b {za0h.b[w12, 2]}, p5, [x19, x27] // encoding: [0x62,0x16,0x3b,0xe0]
st1d {za6h.d[w14, 0]}, p6, [x26, x13, lsl #3]
// CHECK: st1d {za6h.d[w14, 0]}, p6, [x26, x13, lsl #3] // encoding: [0x4c,0x5b,0xed,0xe0]
st1h {za1h.h[w12, 1]}, p4, [x0, x4, lsl #1]
// CHECK: st1h {za1h.h[w12, 1]}, p4, [x0, x4, lsl #1] // encoding: [0x09,0x10,0x64,0xe0]
st1q {za1h.q[w12, 0]}, p2, [x4, x14, lsl #4]
// CHECK: st1q {za1h.q[w12, 0]}, p2, [x4, x14, lsl #4] // encoding: [0x81,0x08,0xee,0xe1]
st1w {za1h.s[w12, 2]}, p5, [x7, x6, lsl #2]
// CHECK: st1w {za1h.s[w12, 2]}, p5, [x7, x6, lsl #2] // encoding: [0xe6,0x14,0xa6,0xe0]
st1b {za0v.b[w13, 10]}, p3, [x30, x4]
// CHECK: st1b {za0v.b[w13, 10]}, p3, [x30, x4] // encoding: [0xca,0xaf,0x24,0xe0]
st1d {za2v.d[w15, 1]}, p7, [x24, x28, lsl #3]
// CHECK: st1d {za2v.d[w15, 1]}, p7, [x24, x28, lsl #3] // encoding: [0x05,0xff,0xfc,0xe0]
st1h {za0v.h[w14, 6]}, p0, [x12, x13, lsl #1]
// CHECK: st1h {za0v.h[w14, 6]}, p0, [x12, x13, lsl #1] // encoding: [0x86,0xc1,0x6d,0xe0]
st1q {za0v.q[w13, 0]}, p3, [sp, x1, lsl #4]
// CHECK: st1q {za0v.q[w13, 0]}, p3, [sp, x1, lsl #4] // encoding: [0xe0,0xaf,0xe1,0xe1]
st1w {za1v.s[w12, 1]}, p1, [x7, x19, lsl #2]
// CHECK: st1w {za1v.s[w12, 1]}, p1, [x7, x19, lsl #2] // encoding: [0xe5,0x84,0xb3,0xe0]
zero {za1.d, za6.d}
// CHECK: zero {za1.d, za6.d} // encoding: [0x42,0x00,0x08,0xc0]
zero { zt0 }
// CHECK: zero { zt0 } // encoding: [0x01,0x00,0x48,0xc0]
