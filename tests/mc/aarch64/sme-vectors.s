// Instructions of streaming mode on lists of vectors, neighbours and those with a distance, in both directions.

// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+sme2p1,+sme-i16i64,+sme-f64f64,+sme-f16f16,+sme-b16b16,+sme-f8f16,+sme-f8f32,+sme-lutv2,+sve-b16b16,+fp8,+faminmax -disassemble -show-encoding %S/Inputs/sme-vectors.txt | FileCheck %s

urshl { z18.b, z19.b }, { z18.b, z19.b }, z7.b
// CHECK: urshl { z18.b, z19.b }, { z18.b, z19.b }, z7.b // encoding: [0x33,0xa2,0x27,0xc1]
umax { z6.s, z7.s }, { z6.s, z7.s }, z10.s
// CHECK: umax { z6.s, z7.s }, { z6.s, z7.s }, z10.s // encoding: [0x07,0xa0,0xaa,0xc1]
add { z16.b, z17.b }, { z16.b, z17.b }, z0.b
// CHECK: add { z16.b, z17.b }, { z16.b, z17.b }, z0.b // encoding: [0x10,0xa3,0x20,0xc1]
fmaxnm { z14.d, z15.d }, { z14.d, z15.d }, z6.d
// CHECK: fmaxnm { z14.d, z15.d }, { z14.d, z15.d }, z6.d // encoding: [0x2e,0xa1,0xe6,0xc1]
sqdmulh { z28.h, z29.h }, { z28.h, z29.h }, z15.h
// CHECK: sqdmulh { z28.h, z29.h }, { z28.h, z29.h }, z15.h // encoding: [0x1c,0xa4,0x6f,0xc1]
umin { z10.s, z11.s }, { z10.s, z11.s }, z1.s
// CHECK: umin { z10.s, z11.s }, { z10.s, z11.s }, z1.s // encoding: [0x2b,0xa0,0xa1,0xc1]
fmax { z12.s, z13.s }, { z12.s, z13.s }, z10.s
// CHECK: fmax { z12.s, z13.s }, { z12.s, z13.s }, z10.s // encoding: [0x0c,0xa1,0xaa,0xc1]
fscale { z0.s, z1.s }, { z0.s, z1.s }, z3.s
// CHECK: fscale { z0.s, z1.s }, { z0.s, z1.s }, z3.s // encoding: [0x80,0xa1,0xa3,0xc1]
fmin { z8.d, z9.d }, { z8.d, z9.d }, z4.d
// CHECK: fmin { z8.d, z9.d }, { z8.d, z9.d }, z4.d // encoding: [0x09,0xa1,0xe4,0xc1]
srshl { z18.b, z19.b }, { z18.b, z19.b }, z2.b
// CHECK: srshl { z18.b, z19.b }, { z18.b, z19.b }, z2.b // encoding: [0x32,0xa2,0x22,0xc1]
fminnm { z12.s, z13.s }, { z12.s, z13.s }, z8.s
// CHECK: fminnm { z12.s, z13.s }, { z12.s, z13.s }, z8.s // encoding: [0x2d,0xa1,0xa8,0xc1]
smin { z10.h, z11.h }, { z10.h, z11.h }, z8.h
// CHECK: smin { z10.h, z11.h }, { z10.h, z11.h }, z8.h // encoding: [0x2a,0xa0,0x68,0xc1]
smax { z28.h, z29.h }, { z28.h, z29.h }, z4.h
// CHECK: smax { z28.h, z29.h }, { z28.h, z29.h }, z4.h // encoding: [0x1c,0xa0,0x64,0xc1]
bfminnm { z18.h, z19.h }, { z18.h, z19.h }, z7.h
// CHECK: bfminnm { z18.h, z19.h }, { z18.h, z19.h }, z7.h // encoding: [0x33,0xa1,0x27,0xc1]
bfmaxnm { z14.h, z15.h }, { z14.h, z15.h }, z15.h
// CHECK: bfmaxnm { z14.h, z15.h }, { z14.h, z15.h }, z15.h // encoding: [0x2e,0xa1,0x2f,0xc1]
bfmin { z16.h, z17.h }, { z16.h, z17.h }, z8.h
// CHECK: bfmin { z16.h, z17.h }, { z16.h, z17.h }, z8.h // encoding: [0x11,0xa1,0x28,0xc1]
bfmax { z0.h, z1.h }, { z0.h, z1.h }, z12.h
// CHECK: bfmax { z0.h, z1.h }, { z0.h, z1.h }, z12.h // encoding: [0x00,0xa1,0x2c,0xc1]
srshl { z16.h - z19.h }, { z16.h - z19.h }, z7.h
// CHECK: srshl { z16.h - z19.h }, { z16.h - z19.h }, z7.h // encoding: [0x30,0xaa,0x67,0xc1]
fcvtl { z16.s, z17.s }, z31.h
// CHECK: fcvtl { z16.s, z17.s }, z31.h // encoding: [0xf1,0xe3,0xa0,0xc1]
f2cvt { z12.h, z13.h }, z17.b
// CHECK: f2cvt { z12.h, z13.h }, z17.b // encoding: [0x2c,0xe2,0xa6,0xc1]
sunpk { z28.s, z29.s }, z13.h
// CHECK: sunpk { z28.s, z29.s }, z13.h // encoding: [0xbc,0xe1,0xa5,0xc1]
f1cvt { z20.h, z21.h }, z25.b
// CHECK: f1cvt { z20.h, z21.h }, z25.b // encoding: [0x34,0xe3,0x26,0xc1]
f2cvtl { z16.h, z17.h }, z8.b
// CHECK: f2cvtl { z16.h, z17.h }, z8.b // encoding: [0x11,0xe1,0xa6,0xc1]
bf1cvtl { z24.h, z25.h }, z15.b
// CHECK: bf1cvtl { z24.h, z25.h }, z15.b // encoding: [0xf9,0xe1,0x66,0xc1]
f1cvtl { z18.h, z19.h }, z27.b
// CHECK: f1cvtl { z18.h, z19.h }, z27.b // encoding: [0x73,0xe3,0x26,0xc1]
uunpk { z14.h, z15.h }, z30.b
// CHECK: uunpk { z14.h, z15.h }, z30.b // encoding: [0xcf,0xe3,0x65,0xc1]
bf2cvtl { z24.h, z25.h }, z8.b
// CHECK: bf2cvtl { z24.h, z25.h }, z8.b // encoding: [0x19,0xe1,0xe6,0xc1]
bf1cvt { z22.h, z23.h }, z6.b
// CHECK: bf1cvt { z22.h, z23.h }, z6.b // encoding: [0xd6,0xe0,0x66,0xc1]
fcvt { z18.s, z19.s }, z28.h
// CHECK: fcvt { z18.s, z19.s }, z28.h // encoding: [0x92,0xe3,0xa0,0xc1]
bf2cvt { z30.h, z31.h }, z7.b
// CHECK: bf2cvt { z30.h, z31.h }, z7.b // encoding: [0xfe,0xe0,0xe6,0xc1]
uclamp { z14.d, z15.d }, z25.d, z22.d
// CHECK: uclamp { z14.d, z15.d }, z25.d, z22.d // encoding: [0x2f,0xc7,0xf6,0xc1]
bfclamp { z24.h, z25.h }, z6.h, z16.h
// CHECK: bfclamp { z24.h, z25.h }, z6.h, z16.h // encoding: [0xd8,0xc0,0x30,0xc1]
fclamp { z18.s, z19.s }, z2.s, z14.s
// CHECK: fclamp { z18.s, z19.s }, z2.s, z14.s // encoding: [0x52,0xc0,0xae,0xc1]
sclamp { z10.s, z11.s }, z14.s, z30.s
// CHECK: sclamp { z10.s, z11.s }, z14.s, z30.s // encoding: [0xca,0xc5,0xbe,0xc1]
uclamp { z12.b - z15.b }, z31.b, z1.b
// CHECK: uclamp { z12.b - z15.b }, z31.b, z1.b // encoding: [0xed,0xcf,0x21,0xc1]
uqcvt z16.h, { z30.s, z31.s }
// CHECK: uqcvt z16.h, { z30.s, z31.s } // encoding: [0xf0,0xe3,0x23,0xc1]
sqcvt z29.h, { z2.s, z3.s }
// CHECK: sqcvt z29.h, { z2.s, z3.s } // encoding: [0x5d,0xe0,0x23,0xc1]
sqcvtu z28.h, { z0.s, z1.s }
// CHECK: sqcvtu z28.h, { z0.s, z1.s } // encoding: [0x1c,0xe0,0x63,0xc1]
fcvtn z0.h, { z18.s, z19.s }
// CHECK: fcvtn z0.h, { z18.s, z19.s } // encoding: [0x60,0xe2,0x20,0xc1]
bfcvt z21.h, { z14.s, z15.s }
// CHECK: bfcvt z21.h, { z14.s, z15.s } // encoding: [0xd5,0xe1,0x60,0xc1]
bfcvtn z13.h, { z2.s, z3.s }
// CHECK: bfcvtn z13.h, { z2.s, z3.s } // encoding: [0x6d,0xe0,0x60,0xc1]
bfminnm { z6.h, z7.h }, { z6.h, z7.h }, { z20.h, z21.h }
// CHECK: bfminnm { z6.h, z7.h }, { z6.h, z7.h }, { z20.h, z21.h } // encoding: [0x27,0xb1,0x34,0xc1]
famin { z26.d, z27.d }, { z26.d, z27.d }, { z26.d, z27.d }
// CHECK: famin { z26.d, z27.d }, { z26.d, z27.d }, { z26.d, z27.d } // encoding: [0x5b,0xb1,0xfa,0xc1]
famax { z0.d, z1.d }, { z0.d, z1.d }, { z18.d, z19.d }
// CHECK: famax { z0.d, z1.d }, { z0.d, z1.d }, { z18.d, z19.d } // encoding: [0x40,0xb1,0xf2,0xc1]
fscale { z12.d - z15.d }, { z12.d - z15.d }, { z0.d - z3.d }
// CHECK: fscale { z12.d - z15.d }, { z12.d - z15.d }, { z0.d - z3.d } // encoding: [0x8c,0xb9,0xe0,0xc1]
uqcvtn z28.b, { z8.s - z11.s }
// CHECK: uqcvtn z28.b, { z8.s - z11.s } // encoding: [0x7c,0xe1,0x33,0xc1]
sqcvtn z29.h, { z24.d - z27.d }
// CHECK: sqcvtn z29.h, { z24.d - z27.d } // encoding: [0x5d,0xe3,0xb3,0xc1]
sqcvtun z20.b, { z4.s - z7.s }
// CHECK: sqcvtun z20.b, { z4.s - z7.s } // encoding: [0xd4,0xe0,0x73,0xc1]
fcvtzu { z24.s, z25.s }, { z18.s, z19.s }
// CHECK: fcvtzu { z24.s, z25.s }, { z18.s, z19.s } // encoding: [0x78,0xe2,0x21,0xc1]
frintm { z30.s, z31.s }, { z4.s, z5.s }
// CHECK: frintm { z30.s, z31.s }, { z4.s, z5.s } // encoding: [0x9e,0xe0,0xaa,0xc1]
scvtf { z8.s, z9.s }, { z14.s, z15.s }
// CHECK: scvtf { z8.s, z9.s }, { z14.s, z15.s } // encoding: [0xc8,0xe1,0x22,0xc1]
frintn { z12.s, z13.s }, { z0.s, z1.s }
// CHECK: frintn { z12.s, z13.s }, { z0.s, z1.s } // encoding: [0x0c,0xe0,0xa8,0xc1]
frintp { z28.s, z29.s }, { z24.s, z25.s }
// CHECK: frintp { z28.s, z29.s }, { z24.s, z25.s } // encoding: [0x1c,0xe3,0xa9,0xc1]
ucvtf { z10.s, z11.s }, { z28.s, z29.s }
// CHECK: ucvtf { z10.s, z11.s }, { z28.s, z29.s } // encoding: [0xaa,0xe3,0x22,0xc1]
frinta { z30.s, z31.s }, { z8.s, z9.s }
// CHECK: frinta { z30.s, z31.s }, { z8.s, z9.s } // encoding: [0x1e,0xe1,0xac,0xc1]
fcvtzs { z26.s, z27.s }, { z28.s, z29.s }
// CHECK: fcvtzs { z26.s, z27.s }, { z28.s, z29.s } // encoding: [0x9a,0xe3,0x21,0xc1]
frintp { z0.s - z3.s }, { z24.s - z27.s }
// CHECK: frintp { z0.s - z3.s }, { z24.s - z27.s } // encoding: [0x00,0xe3,0xb9,0xc1]
uzp { z8.b - z11.b }, { z0.b - z3.b }
// CHECK: uzp { z8.b - z11.b }, { z0.b - z3.b } // encoding: [0x0a,0xe0,0x36,0xc1]
zip { z28.b - z31.b }, { z8.b - z11.b }
// CHECK: zip { z28.b - z31.b }, { z8.b - z11.b } // encoding: [0x1c,0xe1,0x36,0xc1]
ldnt1b { z20.b, z28.b }, pn10/z, [x23, x13]
// CHECK: ldnt1b { z20.b, z28.b }, pn10/z, [x23, x13] // encoding: [0xfc,0x0a,0x0d,0xa1]
ld1b { z16.b, z24.b }, pn9/z, [x28, x3]
// CHECK: ld1b { z16.b, z24.b }, pn9/z, [x28, x3] // encoding: [0x90,0x07,0x03,0xa1]
ld1d { z18.d, z26.d }, pn12/z, [x2, #2, mul vl]
// CHECK: ld1d { z18.d, z26.d }, pn12/z, [x2, #2, mul vl] // encoding: [0x52,0x70,0x41,0xa1]
ld1h { z1.h, z9.h }, pn13/z, [x12, #6, mul vl]
// CHECK: ld1h { z1.h, z9.h }, pn13/z, [x12, #6, mul vl] // encoding: [0x81,0x35,0x43,0xa1]
ldnt1h { z16.h, z24.h }, pn11/z, [x9, #-2, mul vl]
// CHECK: ldnt1h { z16.h, z24.h }, pn11/z, [x9, #-2, mul vl] // encoding: [0x38,0x2d,0x4f,0xa1]
ldnt1w { z5.s, z13.s }, pn15/z, [sp, #-10, mul vl]
// CHECK: ldnt1w { z5.s, z13.s }, pn15/z, [sp, #-10, mul vl] // encoding: [0xed,0x5f,0x4b,0xa1]
ld1w { z2.s, z10.s }, pn10/z, [x24, #-12, mul vl]
// CHECK: ld1w { z2.s, z10.s }, pn10/z, [x24, #-12, mul vl] // encoding: [0x02,0x4b,0x4a,0xa1]
ldnt1d { z3.d, z11.d }, pn11/z, [x1, #-2, mul vl]
// CHECK: ldnt1d { z3.d, z11.d }, pn11/z, [x1, #-2, mul vl] // encoding: [0x2b,0x6c,0x4f,0xa1]
ldnt1b { z17.b, z21.b, z25.b, z29.b }, pn13/z, [x5, x17]
// CHECK: ldnt1b { z17.b, z21.b, z25.b, z29.b }, pn13/z, [x5, x17] // encoding: [0xb9,0x94,0x11,0xa1]
ld1d { z16.d, z20.d, z24.d, z28.d }, pn12/z, [x23, #20, mul vl]
// CHECK: ld1d { z16.d, z20.d, z24.d, z28.d }, pn12/z, [x23, #20, mul vl] // encoding: [0xf0,0xf2,0x45,0xa1]
ldnt1d { z5.d, z13.d }, pn12/z, [x23, x25, lsl #3]
// CHECK: ldnt1d { z5.d, z13.d }, pn12/z, [x23, x25, lsl #3] // encoding: [0xed,0x72,0x19,0xa1]
ld1d { z16.d, z20.d, z24.d, z28.d }, pn13/z, [x27, x0, lsl #3]
// CHECK: ld1d { z16.d, z20.d, z24.d, z28.d }, pn13/z, [x27, x0, lsl #3] // encoding: [0x70,0xf7,0x00,0xa1]
ld1h { z0.h, z8.h }, pn10/z, [x29, x8, lsl #1]
// CHECK: ld1h { z0.h, z8.h }, pn10/z, [x29, x8, lsl #1] // encoding: [0xa0,0x2b,0x08,0xa1]
ldnt1h { z19.h, z23.h, z27.h, z31.h }, pn8/z, [x29, x12, lsl #1]
// CHECK: ldnt1h { z19.h, z23.h, z27.h, z31.h }, pn8/z, [x29, x12, lsl #1] // encoding: [0xbb,0xa3,0x0c,0xa1]
ld1w { z7.s, z15.s }, pn11/z, [x14, x30, lsl #2]
// CHECK: ld1w { z7.s, z15.s }, pn11/z, [x14, x30, lsl #2] // encoding: [0xc7,0x4d,0x1e,0xa1]
ldnt1w { z3.s, z7.s, z11.s, z15.s }, pn13/z, [x26, x25, lsl #2]
// CHECK: ldnt1w { z3.s, z7.s, z11.s, z15.s }, pn13/z, [x26, x25, lsl #2] // encoding: [0x4b,0xd7,0x19,0xa1]
sel { z8.d, z9.d }, pn9, { z10.d, z11.d }, { z28.d, z29.d }
// CHECK: sel { z8.d, z9.d }, pn9, { z10.d, z11.d }, { z28.d, z29.d } // encoding: [0x48,0x85,0xfc,0xc1]
sel { z0.h - z3.h }, pn8, { z4.h - z7.h }, { z12.h - z15.h }
// CHECK: sel { z0.h - z3.h }, pn8, { z4.h - z7.h }, { z12.h - z15.h } // encoding: [0x80,0x80,0x6d,0xc1]
st1b { z3.b, z11.b }, pn14, [x5, x13]
// CHECK: st1b { z3.b, z11.b }, pn14, [x5, x13] // encoding: [0xa3,0x18,0x2d,0xa1]
stnt1b { z19.b, z27.b }, pn13, [x5, x20]
// CHECK: stnt1b { z19.b, z27.b }, pn13, [x5, x20] // encoding: [0xbb,0x14,0x34,0xa1]
stnt1w { z2.s, z10.s }, pn10, [x9, #-10, mul vl]
// CHECK: stnt1w { z2.s, z10.s }, pn10, [x9, #-10, mul vl] // encoding: [0x2a,0x49,0x6b,0xa1]
stnt1h { z23.h, z31.h }, pn15, [x29, #2, mul vl]
// CHECK: stnt1h { z23.h, z31.h }, pn15, [x29, #2, mul vl] // encoding: [0xbf,0x3f,0x61,0xa1]
st1h { z5.h, z13.h }, pn10, [x27, #-16, mul vl]
// CHECK: st1h { z5.h, z13.h }, pn10, [x27, #-16, mul vl] // encoding: [0x65,0x2b,0x68,0xa1]
stnt1d { z16.d, z24.d }, pn9, [x8, #-8, mul vl]
// CHECK: stnt1d { z16.d, z24.d }, pn9, [x8, #-8, mul vl] // encoding: [0x18,0x65,0x6c,0xa1]
st1d { z3.d, z11.d }, pn10, [x25, #2, mul vl]
// CHECK: st1d { z3.d, z11.d }, pn10, [x25, #2, mul vl] // encoding: [0x23,0x6b,0x61,0xa1]
st1w { z22.s, z30.s }, pn9, [x20, #-6, mul vl]
// CHECK: st1w { z22.s, z30.s }, pn9, [x20, #-6, mul vl] // encoding: [0x96,0x46,0x6d,0xa1]
stnt1b { z3.b, z7.b, z11.b, z15.b }, pn14, [x11, x8]
// CHECK: stnt1b { z3.b, z7.b, z11.b, z15.b }, pn14, [x11, x8] // encoding: [0x6b,0x99,0x28,0xa1]
st1w { z1.s, z5.s, z9.s, z13.s }, pn14, [x6, #28, mul vl]
// CHECK: st1w { z1.s, z5.s, z9.s, z13.s }, pn14, [x6, #28, mul vl] // encoding: [0xc1,0xd8,0x67,0xa1]
stnt1d { z0.d, z8.d }, pn12, [x10, x24, lsl #3]
// CHECK: stnt1d { z0.d, z8.d }, pn12, [x10, x24, lsl #3] // encoding: [0x48,0x71,0x38,0xa1]
st1d { z18.d, z22.d, z26.d, z30.d }, pn9, [x10, x4, lsl #3]
// CHECK: st1d { z18.d, z22.d, z26.d, z30.d }, pn9, [x10, x4, lsl #3] // encoding: [0x52,0xe5,0x24,0xa1]
st1h { z7.h, z15.h }, pn11, [x19, x3, lsl #1]
// CHECK: st1h { z7.h, z15.h }, pn11, [x19, x3, lsl #1] // encoding: [0x67,0x2e,0x23,0xa1]
st1h { z0.h, z4.h, z8.h, z12.h }, pn11, [x22, xzr, lsl #1]
// CHECK: st1h { z0.h, z4.h, z8.h, z12.h }, pn11, [x22, xzr, lsl #1] // encoding: [0xc0,0xae,0x3f,0xa1]
stnt1w { z18.s, z26.s }, pn9, [sp, x22, lsl #2]
// CHECK: stnt1w { z18.s, z26.s }, pn9, [sp, x22, lsl #2] // encoding: [0xfa,0x47,0x36,0xa1]
stnt1w { z1.s, z5.s, z9.s, z13.s }, pn13, [x5, x19, lsl #2]
// CHECK: stnt1w { z1.s, z5.s, z9.s, z13.s }, pn13, [x5, x19, lsl #2] // encoding: [0xa9,0xd4,0x33,0xa1]
uunpk { z20.s - z23.s }, { z12.h, z13.h }
// CHECK: uunpk { z20.s - z23.s }, { z12.h, z13.h } // encoding: [0x95,0xe1,0xb5,0xc1]
zip { z2.q, z3.q }, z16.q, z15.q
// CHECK: zip { z2.q, z3.q }, z16.q, z15.q // encoding: [0x02,0xd6,0x2f,0xc1]
