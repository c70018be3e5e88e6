// Arithmetic on groups of vectors of the matrix ZA: places, ranges of places, lists of vectors and elements, in both directions.

// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -disassemble -show-encoding %S/Inputs/sme-array.txt | FileCheck %s

udot za.s[w10, 5, vgx2], { z24.b, z25.b }, { z12.b, z13.b }
// CHECK: udot za.s[w10, 5, vgx2], { z24.b, z25.b }, { z12.b, z13.b } // encoding: [0x15,0x57,0xac,0xc1]
fmls za.d[w9, 0, vgx2], { z24.d, z25.d }, { z20.d, z21.d }
// CHECK: fmls za.d[w9, 0, vgx2], { z24.d, z25.d }, { z20.d, z21.d } // encoding: [0x08,0x3b,0xf4,0xc1]
fmla za.d[w9, 2, vgx2], { z16.d, z17.d }, { z6.d, z7.d }
// CHECK: fmla za.d[w9, 2, vgx2], { z16.d, z17.d }, { z6.d, z7.d } // encoding: [0x02,0x3a,0xe6,0xc1]
usdot za.s[w10, 1, vgx2], { z18.b, z19.b }, { z10.b, z11.b }
// CHECK: usdot za.s[w10, 1, vgx2], { z18.b, z19.b }, { z10.b, z11.b } // encoding: [0x49,0x56,0xaa,0xc1]
sdot za.s[w11, 7, vgx2], { z28.h, z29.h }, { z4.h, z5.h }
// CHECK: sdot za.s[w11, 7, vgx2], { z28.h, z29.h }, { z4.h, z5.h } // encoding: [0x8f,0x77,0xe4,0xc1]
bfdot za.s[w11, 3, vgx2], { z12.h, z13.h }, { z16.h, z17.h }
// CHECK: bfdot za.s[w11, 3, vgx2], { z12.h, z13.h }, { z16.h, z17.h } // encoding: [0x93,0x71,0xb0,0xc1]
bfmla za.h[w8, 3, vgx2], { z0.h, z1.h }, { z28.h, z29.h }
// CHECK: bfmla za.h[w8, 3, vgx2], { z0.h, z1.h }, { z28.h, z29.h } // encoding: [0x0b,0x10,0xfc,0xc1]
bfmls za.h[w11, 1, vgx2], { z2.h, z3.h }, { z16.h, z17.h }
// CHECK: bfmls za.h[w11, 1, vgx2], { z2.h, z3.h }, { z16.h, z17.h } // encoding: [0x59,0x70,0xf0,0xc1]
fdot za.h[w9, 0, vgx2], { z14.b, z15.b }, { z20.b, z21.b }
// CHECK: fdot za.h[w9, 0, vgx2], { z14.b, z15.b }, { z20.b, z21.b } // encoding: [0xe0,0x31,0xb4,0xc1]
sub za.d[w8, 1, vgx2], { z4.d, z5.d }, { z4.d, z5.d }
// CHECK: sub za.d[w8, 1, vgx2], { z4.d, z5.d }, { z4.d, z5.d } // encoding: [0x99,0x18,0xe4,0xc1]
fmls za.d[w11, 0, vgx2], { z11.d, z12.d }, z8.d
// CHECK: fmls za.d[w11, 0, vgx2], { z11.d, z12.d }, z8.d // encoding: [0x68,0x79,0x68,0xc1]
sudot za.s[w10, 1, vgx2], { z4.b, z5.b }, z9.b
// CHECK: sudot za.s[w10, 1, vgx2], { z4.b, z5.b }, z9.b // encoding: [0x99,0x54,0x29,0xc1]
fadd za.s[w8, 7, vgx2], { z14.s, z15.s }
// CHECK: fadd za.s[w8, 7, vgx2], { z14.s, z15.s } // encoding: [0xc7,0x1d,0xa0,0xc1]
fsub za.s[w9, 1, vgx2], { z4.s, z5.s }
// CHECK: fsub za.s[w9, 1, vgx2], { z4.s, z5.s } // encoding: [0x89,0x3c,0xa0,0xc1]
bfsub za.h[w10, 7, vgx2], { z2.h, z3.h }
// CHECK: bfsub za.h[w10, 7, vgx2], { z2.h, z3.h } // encoding: [0x4f,0x5c,0xe4,0xc1]
bfadd za.h[w8, 7, vgx2], { z12.h, z13.h }
// CHECK: bfadd za.h[w8, 7, vgx2], { z12.h, z13.h } // encoding: [0x87,0x1d,0xe4,0xc1]
bfdot za.s[w9, 6, vgx4], { z28.h - z31.h }, { z4.h - z7.h }
// CHECK: bfdot za.s[w9, 6, vgx4], { z28.h - z31.h }, { z4.h - z7.h } // encoding: [0x96,0x33,0xa5,0xc1]
fmls za.h[w10, 1, vgx4], { z28.h - z31.h }, z15.h
// CHECK: fmls za.h[w10, 1, vgx4], { z28.h - z31.h }, z15.h // encoding: [0x89,0x5f,0x3f,0xc1]
fsub za.h[w9, 7, vgx4], { z16.h - z19.h }
// CHECK: fsub za.h[w9, 7, vgx4], { z16.h - z19.h } // encoding: [0x0f,0x3e,0xa5,0xc1]
sudot za.s[w10, 2, vgx2], { z12.b, z13.b }, z10.b[3]
// CHECK: sudot za.s[w10, 2, vgx2], { z12.b, z13.b }, z10.b[3] // encoding: [0xba,0x5d,0x5a,0xc1]
fvdot za.s[w11, 5, vgx2], { z2.h, z3.h }, z0.h[2]
// CHECK: fvdot za.s[w11, 5, vgx2], { z2.h, z3.h }, z0.h[2] // encoding: [0x4d,0x68,0x50,0xc1]
uvdot za.s[w9, 3, vgx2], { z20.h, z21.h }, z7.h[0]
// CHECK: uvdot za.s[w9, 3, vgx2], { z20.h, z21.h }, z7.h[0] // encoding: [0xb3,0x22,0x57,0xc1]
svdot za.s[w9, 2, vgx2], { z18.h, z19.h }, z0.h[2]
// CHECK: svdot za.s[w9, 2, vgx2], { z18.h, z19.h }, z0.h[2] // encoding: [0x62,0x2a,0x50,0xc1]
bfvdot za.s[w9, 7, vgx2], { z0.h, z1.h }, z8.h[1]
// CHECK: bfvdot za.s[w9, 7, vgx2], { z0.h, z1.h }, z8.h[1] // encoding: [0x1f,0x24,0x58,0xc1]
sdot za.s[w9, 2, vgx4], { z8.b - z11.b }, z7.b[0]
// CHECK: sdot za.s[w9, 2, vgx4], { z8.b - z11.b }, z7.b[0] // encoding: [0x22,0xb1,0x57,0xc1]
suvdot za.s[w8, 4, vgx4], { z16.b - z19.b }, z12.b[1]
// CHECK: suvdot za.s[w8, 4, vgx4], { z16.b - z19.b }, z12.b[1] // encoding: [0x3c,0x86,0x5c,0xc1]
usvdot za.s[w8, 4, vgx4], { z20.b - z23.b }, z6.b[2]
// CHECK: usvdot za.s[w8, 4, vgx4], { z20.b - z23.b }, z6.b[2] // encoding: [0xac,0x8a,0x56,0xc1]
smlsl za.s[w8, 6:7], z1.h, z1.h[3]
// CHECK: smlsl za.s[w8, 6:7], z1.h, z1.h[3] // encoding: [0x2b,0x1c,0xc1,0xc1]
smlal za.s[w8, 12:13], z21.h, z14.h[2]
// CHECK: smlal za.s[w8, 12:13], z21.h, z14.h[2] // encoding: [0xa6,0x1a,0xce,0xc1]
umlsl za.s[w8, 2:3], z22.h, z0.h[2]
// CHECK: umlsl za.s[w8, 2:3], z22.h, z0.h[2] // encoding: [0xd9,0x1a,0xc0,0xc1]
bfmlsl za.s[w8, 0:1], z27.h, z13.h[5]
// CHECK: bfmlsl za.s[w8, 0:1], z27.h, z13.h[5] // encoding: [0x78,0x97,0x8d,0xc1]
bfmlal za.s[w8, 0:1], z17.h, z3.h[1]
// CHECK: bfmlal za.s[w8, 0:1], z17.h, z3.h[1] // encoding: [0x30,0x16,0x83,0xc1]
fmlal za.s[w8, 2:3], z7.h, z1.h[4]
// CHECK: fmlal za.s[w8, 2:3], z7.h, z1.h[4] // encoding: [0xe1,0x90,0x81,0xc1]
fmlsl za.s[w9, 10:11], z1.h, z7.h[3]
// CHECK: fmlsl za.s[w9, 10:11], z1.h, z7.h[3] // encoding: [0x2d,0x3c,0x87,0xc1]
umlal za.s[w11, 2:3], z30.h, z2.h[3]
// CHECK: umlal za.s[w11, 2:3], z30.h, z2.h[3] // encoding: [0xd1,0x7f,0xc2,0xc1]
umlsl za.s[w10, 12:13], z22.h, z2.h
// CHECK: umlsl za.s[w10, 12:13], z22.h, z2.h // encoding: [0xde,0x4e,0x62,0xc1]
umlsl za.s[w9, 2:3, vgx2], { z24.h, z25.h }, { z14.h, z15.h }
// CHECK: umlsl za.s[w9, 2:3, vgx2], { z24.h, z25.h }, { z14.h, z15.h } // encoding: [0x19,0x2b,0xee,0xc1]
bfmlal za.s[w9, 2:3, vgx2], { z2.h, z3.h }, z9.h[6]
// CHECK: bfmlal za.s[w9, 2:3, vgx2], { z2.h, z3.h }, z9.h[6] // encoding: [0x51,0x3c,0x99,0xc1]
umlsl za.s[w11, 0:1, vgx2], { z4.h, z5.h }, z4.h
// CHECK: umlsl za.s[w11, 0:1, vgx2], { z4.h, z5.h }, z4.h // encoding: [0x98,0x68,0x64,0xc1]
bfmlsl za.s[w9, 2:3, vgx4], { z4.h - z7.h }, { z0.h - z3.h }
// CHECK: bfmlsl za.s[w9, 2:3, vgx4], { z4.h - z7.h }, { z0.h - z3.h } // encoding: [0x99,0x28,0xa1,0xc1]
fmlsl za.s[w8, 4:5, vgx4], { z4.h - z7.h }, z7.h[1]
// CHECK: fmlsl za.s[w8, 4:5, vgx4], { z4.h - z7.h }, z7.h[1] // encoding: [0x8e,0x90,0x97,0xc1]
fmlsl za.s[w11, 6:7, vgx4], { z15.h - z18.h }, z8.h
// CHECK: fmlsl za.s[w11, 6:7, vgx4], { z15.h - z18.h }, z8.h // encoding: [0xeb,0x69,0x38,0xc1]
bfmla za.h[w8, 0, vgx2], { z0.h, z1.h }, z14.h[1]
// CHECK: bfmla za.h[w8, 0, vgx2], { z0.h, z1.h }, z14.h[1] // encoding: [0x28,0x10,0x1e,0xc1]
bfmls za.h[w10, 0, vgx4], { z8.h - z11.h }, z5.h[6]
// CHECK: bfmls za.h[w10, 0, vgx4], { z8.h - z11.h }, z5.h[6] // encoding: [0x30,0xdd,0x15,0xc1]
smlsll za.s[w9, 4:7], z24.b, z1.b[2]
// CHECK: smlsll za.s[w9, 4:7], z24.b, z1.b[2] // encoding: [0x09,0x2b,0x01,0xc1]
fmlall za.s[w11, 0:3], z15.b, z10.b[1]
// CHECK: fmlall za.s[w11, 0:3], z15.b, z10.b[1] // encoding: [0xe0,0x65,0x4a,0xc1]
umlall za.s[w8, 12:15], z25.b, z0.b[3]
// CHECK: umlall za.s[w8, 12:15], z25.b, z0.b[3] // encoding: [0x33,0x0f,0x00,0xc1]
sumlall za.s[w9, 4:7], z30.b, z9.b[2]
// CHECK: sumlall za.s[w9, 4:7], z30.b, z9.b[2] // encoding: [0xd5,0x2b,0x09,0xc1]
smlall za.s[w10, 0:3], z20.b, z11.b[0]
// CHECK: smlall za.s[w10, 0:3], z20.b, z11.b[0] // encoding: [0x80,0x42,0x0b,0xc1]
umlsll za.s[w9, 4:7], z9.b, z9.b[2]
// CHECK: umlsll za.s[w9, 4:7], z9.b, z9.b[2] // encoding: [0x39,0x29,0x09,0xc1]
usmlall za.s[w10, 12:15], z16.b, z2.b[7]
// CHECK: usmlall za.s[w10, 12:15], z16.b, z2.b[7] // encoding: [0x07,0x5e,0x02,0xc1]
umlsll za.d[w9, 4:7], z2.h, z6.h
// CHECK: umlsll za.d[w9, 4:7], z2.h, z6.h // encoding: [0x59,0x24,0x66,0xc1]
umlsll za.s[w10, 0:3, vgx2], { z2.b, z3.b }, { z28.b, z29.b }
// CHECK: umlsll za.s[w10, 0:3, vgx2], { z2.b, z3.b }, { z28.b, z29.b } // encoding: [0x58,0x40,0xbc,0xc1]
umlall za.s[w8, 0:3, vgx2], { z22.b, z23.b }, z4.b[6]
// CHECK: umlall za.s[w8, 0:3, vgx2], { z22.b, z23.b }, z4.b[6] // encoding: [0xd4,0x06,0x14,0xc1]
smlsll za.s[w11, 4:7, vgx2], { z16.b, z17.b }, z3.b
// CHECK: smlsll za.s[w11, 4:7, vgx2], { z16.b, z17.b }, z3.b // encoding: [0x09,0x62,0x23,0xc1]
umlsll za.s[w11, 0:3, vgx4], { z12.b - z15.b }, { z0.b - z3.b }
// CHECK: umlsll za.s[w11, 0:3, vgx4], { z12.b - z15.b }, { z0.b - z3.b } // encoding: [0x98,0x61,0xa1,0xc1]
umlsll za.s[w11, 4:7, vgx4], { z16.b - z19.b }, z13.b[15]
// CHECK: umlsll za.s[w11, 4:7, vgx4], { z16.b - z19.b }, z13.b[15] // encoding: [0x1f,0xee,0x1d,0xc1]
umlall za.s[w10, 4:7, vgx4], { z26.b - z29.b }, z4.b
// CHECK: umlall za.s[w10, 4:7, vgx4], { z26.b - z29.b }, z4.b // encoding: [0x51,0x43,0x34,0xc1]
fmlal za.h[w11, 8:9], z0.b, z12.b[13]
// CHECK: fmlal za.h[w11, 8:9], z0.b, z12.b[13] // encoding: [0x0c,0xe8,0xcc,0xc1]
fmlal za.h[w10, 6:7, vgx2], { z6.b, z7.b }, z7.b[9]
// CHECK: fmlal za.h[w10, 6:7, vgx2], { z6.b, z7.b }, z7.b[9] // encoding: [0xf7,0x58,0x97,0xc1]
fmlal za.h[w10, 2:3, vgx4], { z0.b - z3.b }, z0.b[6]
// CHECK: fmlal za.h[w10, 2:3, vgx4], { z0.b - z3.b }, z0.b[6] // encoding: [0x29,0xd4,0x90,0xc1]
fmla za.d[w11, 3, vgx2], { z16.d, z17.d }, z10.d[1]
// CHECK: fmla za.d[w11, 3, vgx2], { z16.d, z17.d }, z10.d[1] // encoding: [0x03,0x66,0xda,0xc1]
udot za.d[w8, 0, vgx4], { z0.h - z3.h }, z13.h[0]
// CHECK: udot za.d[w8, 0, vgx4], { z0.h - z3.h }, z13.h[0] // encoding: [0x18,0x80,0xdd,0xc1]
fvdott za.s[w11, 1, vgx4], { z24.b, z25.b }, z9.b[1]
// CHECK: fvdott za.s[w11, 1, vgx4], { z24.b, z25.b }, z9.b[1] // encoding: [0x19,0x6b,0xd9,0xc1]
fvdotb za.s[w10, 3, vgx4], { z6.b, z7.b }, z15.b[3]
// CHECK: fvdotb za.s[w10, 3, vgx4], { z6.b, z7.b }, z15.b[3] // encoding: [0xcb,0x4c,0xdf,0xc1]
umlall za.d[w11, 0:3], z6.h, z15.h[3]
// CHECK: umlall za.d[w11, 0:3], z6.h, z15.h[3] // encoding: [0xd0,0x6c,0x8f,0xc1]
smlall za.d[w10, 0:3, vgx2], { z12.h, z13.h }, z13.h[2]
// CHECK: smlall za.d[w10, 0:3, vgx2], { z12.h, z13.h }, z13.h[2] // encoding: [0x84,0x41,0x9d,0xc1]
smlall za.d[w10, 0:3, vgx4], { z28.h - z31.h }, z6.h[0]
// CHECK: smlall za.d[w10, 0:3, vgx4], { z28.h - z31.h }, z6.h[0] // encoding: [0x80,0xc3,0x96,0xc1]
zero za.d[w8, 0:1]
// CHECK: zero za.d[w8, 0:1] // encoding: [0x00,0x80,0x0c,0xc0]
zero za.d[w11, 0:3]
// CHECK: zero za.d[w11, 0:3] // encoding: [0x00,0xe0,0x0e,0xc0]
zero za.d[w10, 4:5, vgx2]
// CHECK: zero za.d[w10, 4:5, vgx2] // encoding: [0x02,0x40,0x0d,0xc0]
zero za.d[w10, 0:3, vgx2]
// CHECK: zero za.d[w10, 0:3, vgx2] // encoding: [0x00,0x40,0x0f,0xc0]
zero za.d[w11, 1, vgx2]
// CHECK: zero za.d[w11, 1, vgx2] // encoding: [0x01,0x60,0x0c,0xc0]
zero za.d[w9, 4:5, vgx4]
// CHECK: zero za.d[w9, 4:5, vgx4] // encoding: [0x02,0xa0,0x0d,0xc0]
zero za.d[w9, 4:7, vgx4]
// CHECK: zero za.d[w9, 4:7, vgx4] // encoding: [0x01,0xa0,0x0f,0xc0]
zero za.d[w11, 7, vgx4]
// CHECK: zero za.d[w11, 7, vgx4] // encoding: [0x07,0x60,0x0e,0xc0]
