// Constants of floating-point moves are numbers with a sign and four bits behind the first one.
// RUN: codewright mc -triple=aarch64 -show-encoding %s | FileCheck %s
// RUN: echo "0x00,0x10,0x6e,0x1e,0x01,0x10,0x3c,0x1e,0xe3,0xf7,0x07,0x0f" > %t
// RUN: codewright mc -triple=aarch64 -disassemble %t | FileCheck --check-prefix=BACK %s

// CHECK: fmov d0, #1.00000000 // encoding: [0x00,0x10,0x6e,0x1e]
// BACK: fmov d0, #1.00000000
fmov d0, #1.0
// CHECK: fmov s1, #-0.50000000
// BACK: fmov s1, #-0.50000000
fmov s1, #-0.5
// CHECK: fmov d1, #-31.00000000
fmov d1, #-31.0
// CHECK: fmov v3.2s, #-1.93750000
// BACK: fmov v3.2s, #-1.93750000
fmov v3.2s, #-1.9375
// CHECK: fmov v2.2d, #0.12500000
fmov v2.2d, #0.125
