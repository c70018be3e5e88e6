// Predicates: what makes them, what counts by them, and loops.

// RUN: codewright mc -triple=aarch64 -mattr=+sve2p1,+sve-aes,+sve-bitperm,+sve-sha3,+sve-sm4,+sve-b16b16,+f64mm,+fp8,+fp8fma,+lut,+faminmax,+bf16,+i8mm,+cpa -show-encoding %s | FileCheck %s

cmpeq p1.b, p2/z, z3.b, z4.b
// CHECK: cmpeq p1.b, p2/z, z3.b, z4.b // encoding: [0x61,0xa8,0x04,0x24]
cmphi p1.s, p2/z, z3.s, #127
// CHECK: cmphi p1.s, p2/z, z3.s, #127 // encoding: [0x71,0xc8,0xbf,0x24]
cmple p1.h, p2/z, z3.h, z4.h
// CHECK: cmpge p1.h, p2/z, z4.h, z3.h // encoding: [0x81,0x88,0x43,0x24]
fcmgt p1.h, p2/z, z3.h, #0.0
// CHECK: fcmgt p1.h, p2/z, z3.h, #0.0 // encoding: [0x71,0x28,0x50,0x65]
whilelo p3.d, x4, xzr
// CHECK: whilelo p3.d, x4, xzr // encoding: [0x83,0x1c,0xff,0x25]
whilelo { p2.s, p3.s }, x4, x5
// CHECK: whilelo { p2.s, p3.s }, x4, x5 // encoding: [0x92,0x5c,0xa5,0x25]
whilelo pn9.h, x4, x5, vlx4
// CHECK: whilelo pn9.h, x4, x5, vlx4 // encoding: [0x91,0x6c,0x65,0x25]
ptrue p1.s
// CHECK: ptrue p1.s // encoding: [0xe1,0xe3,0x98,0x25]
ptrue p1.s, vl256
// CHECK: ptrue p1.s, vl256 // encoding: [0xa1,0xe1,0x98,0x25]
ptrue p1.s, #20
// CHECK: ptrue p1.s, #20 // encoding: [0x81,0xe2,0x98,0x25]
ptrue pn11.d
// CHECK: ptrue pn11.d // encoding: [0x13,0x78,0xe0,0x25]
and p0.b, p15/z, p1.b, p2.b
// CHECK: and p0.b, p15/z, p1.b, p2.b // encoding: [0x20,0x7c,0x02,0x25]
mov p3.b, p4.b
// CHECK: mov p3.b, p4.b // encoding: [0x83,0x50,0x84,0x25]
movs p3.b, p5/z, p4.b
// CHECK: movs p3.b, p5/z, p4.b // encoding: [0x83,0x54,0x44,0x25]
not p3.b, p5/z, p4.b
// CHECK: not p3.b, p5/z, p4.b // encoding: [0x83,0x56,0x05,0x25]
sel p1.b, p2, p3.b, p4.b
// CHECK: sel p1.b, p2, p3.b, p4.b // encoding: [0x71,0x4a,0x04,0x25]
brkn p1.b, p2/z, p3.b, p1.b
// CHECK: brkn p1.b, p2/z, p3.b, p1.b // encoding: [0x61,0x48,0x18,0x25]
rdffr p4.b, p5/z
// CHECK: rdffr p4.b, p5/z // encoding: [0xa4,0xf0,0x18,0x25]
wrffr p6.b
// CHECK: wrffr p6.b // encoding: [0xc0,0x90,0x28,0x25]
setffr
// CHECK: setffr // encoding: [0x00,0x90,0x2c,0x25]
pfirst p1.b, p2, p1.b
// CHECK: pfirst p1.b, p2, p1.b // encoding: [0x41,0xc0,0x58,0x25]
ptest p7, p8.b
// CHECK: ptest p7, p8.b // encoding: [0x00,0xdd,0x50,0x25]
pext p1.h, pn10[3]
// CHECK: pext p1.h, pn10[3] // encoding: [0x51,0x73,0x60,0x25]
pext { p15.b, p0.b }, pn8[1]
// CHECK: pext { p15.b, p0.b }, pn8[1] // encoding: [0x1f,0x75,0x20,0x25]
psel p1, p2, p3.s[w13, 2]
// CHECK: psel p1, p2, p3.s[w13, 2] // encoding: [0x61,0x48,0xb1,0x25]
pmov p1.b, z2
// CHECK: pmov p1.b, z2 // encoding: [0x41,0x38,0x2a,0x05]
pmov z2[3], p1.s
// CHECK: pmov z2[3], p1.s // encoding: [0x22,0x38,0x6f,0x05]
cntp x3, p4, p5.d
// CHECK: cntp x3, p4, p5.d // encoding: [0xa3,0x90,0xe0,0x25]
cntp x3, pn4.s, vlx2
// CHECK: cntp x3, pn4.s, vlx2 // encoding: [0x83,0x82,0xa0,0x25]
cntb x1
// CHECK: cntb x1 // encoding: [0xe1,0xe3,0x20,0x04]
cntb x1, vl3
// CHECK: cntb x1, vl3 // encoding: [0x61,0xe0,0x20,0x04]
cntb x1, all, mul #3
// CHECK: cntb x1, all, mul #3 // encoding: [0xe1,0xe3,0x22,0x04]
incd z1.d, pow2, mul #16
// CHECK: incd z1.d, pow2, mul #16 // encoding: [0x01,0xc0,0xff,0x04]
sqincw x5, w5
// CHECK: sqincw x5, w5 // encoding: [0xe5,0xf3,0xa0,0x04]
sqincw x5, w5, mul4
// CHECK: sqincw x5, w5, mul4 // encoding: [0xa5,0xf3,0xa0,0x04]
sqincw x5, w5, all, mul #2
// CHECK: sqincw x5, w5, all, mul #2 // encoding: [0xe5,0xf3,0xa1,0x04]
sqincw xzr, wzr
// CHECK: sqincw xzr, wzr // encoding: [0xff,0xf3,0xa0,0x04]
uqdecp w5, p6.b
// CHECK: uqdecp w5, p6.b // encoding: [0xc5,0x88,0x2b,0x25]
sqdecp x5, p6.h, w5
// CHECK: sqdecp x5, p6.h, w5 // encoding: [0xc5,0x88,0x6a,0x25]
addvl sp, x3, #-32
// CHECK: addvl sp, x3, #-32 // encoding: [0x1f,0x54,0x23,0x04]
rdvl x4, #31
// CHECK: rdvl x4, #31 // encoding: [0xe4,0x53,0xbf,0x04]
ctermeq w3, wzr
// CHECK: ctermeq w3, wzr // encoding: [0x60,0x20,0xbf,0x25]
