// Pairs of registers, which are written as two and encoded as the first of them; its number is even.

// RUN: codewright mc -triple=aarch64 -mattr=+lse,+the,+d128,+tlb-rmi,+xs -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+lse,+the,+d128,+tlb-rmi,+xs -disassemble -show-encoding %S/Inputs/pairs.txt | FileCheck %s
// RUN: not codewright mc -triple=aarch64 -mattr=+lse --defsym MISTAKES=1 -filetype=null %s 2>&1 | FileCheck %s --check-prefix=MISTAKE

casp x0, x1, x2, x3, [x4]
// CHECK: casp x0, x1, x2, x3, [x4] // encoding: [0x82,0x7c,0x20,0x48]
caspal w30, wzr, w4, w5, [sp]
// CHECK: caspal w30, wzr, w4, w5, [sp] // encoding: [0xe4,0xff,0x7e,0x08]
caspl x30, xzr, x28, x29, [x0]
// CHECK: caspl x30, xzr, x28, x29, [x0] // encoding: [0x1c,0xfc,0x3e,0x48]
CASPA W0, W1, W2, W3, [X9]
// CHECK: caspa w0, w1, w2, w3, [x9] // encoding: [0x22,0x7d,0x60,0x08]
rcwcasp x0, x1, x6, x7, [x4]
// CHECK: rcwcasp x0, x1, x6, x7, [x4] // encoding: [0x86,0x0c,0x20,0x19]
rcwscaspal x12, x13, x14, x15, [sp]
// CHECK: rcwscaspal x12, x13, x14, x15, [sp] // encoding: [0xee,0x0f,0xec,0x59]
mrrs x0, x1, TTBR0_EL1
// CHECK: mrrs x0, x1, TTBR0_EL1 // encoding: [0x00,0x20,0x78,0xd5]
msrr TTBR0_EL1, x2, x3
// CHECK: msrr TTBR0_EL1, x2, x3 // encoding: [0x02,0x20,0x58,0xd5]
sysp #0, c2, c0, #0, x0, x1
// CHECK: sysp #0, c2, c0, #0, x0, x1 // encoding: [0x00,0x20,0x48,0xd5]
sysp #7, c15, c1, #6
// CHECK: sysp #7, c15, c1, #6 // encoding: [0xdf,0xf1,0x4f,0xd5]
sysp #7, c15, c1, #6, xzr, xzr
// CHECK: sysp #7, c15, c1, #6 // encoding: [0xdf,0xf1,0x4f,0xd5]
tlbip IPAS2E1, x4, x5
// CHECK: tlbip ipas2e1, x4, x5 // encoding: [0x24,0x84,0x4c,0xd5]

.ifdef MISTAKES
// MISTAKE: expected first even register of a consecutive same-size even/odd register pair
// MISTAKE-NEXT: :[[#@LINE+1]]:6
casp x1, x2, x4, x5, [x6]
.endif
