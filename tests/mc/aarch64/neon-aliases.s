// Instructions that are others with operands exchanged or zero written otherwise.

// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16 -show-encoding %s | FileCheck %s

cmls v0.8b, v17.8b, v15.8b
// CHECK: cmhs v0.8b, v15.8b, v17.8b // encoding: [0xe0,0x3d,0x31,0x2e]
faclt d0, d1, d2
// CHECK: facgt d0, d2, d1 // encoding: [0x40,0xec,0xe1,0x7e]
fcmle v0.4h, v1.4h, v2.4h
// CHECK: fcmge v0.4h, v2.4h, v1.4h // encoding: [0x40,0x24,0x41,0x2e]
cmlo d1, d2, d3
// CHECK: cmhi d1, d3, d2 // encoding: [0x61,0x34,0xe2,0x7e]
fcmeq v0.4h, v31.4h, #0
// CHECK: fcmeq v0.4h, v31.4h, #0.0 // encoding: [0xe0,0xdb,0xf8,0x0e]
fcmge s10, s11, #0
// CHECK: fcmge s10, s11, #0.0 // encoding: [0x6a,0xc9,0xa0,0x7e]
fcmgt d1, d2, #0.0
// CHECK: fcmgt d1, d2, #0.0 // encoding: [0x41,0xc8,0xe0,0x5e]
lsl w3, w2, #0
// CHECK: lsr w3, w2, #0 // encoding: [0x43,0x7c,0x00,0x53]
lsl x3, x2, #1
// CHECK: lsl x3, x2, #1 // encoding: [0x43,0xf8,0x7f,0xd3]
lsr x3, x2, #0
// CHECK: lsr x3, x2, #0 // encoding: [0x43,0xfc,0x40,0xd3]
