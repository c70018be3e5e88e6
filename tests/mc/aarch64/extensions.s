// Instructions of extensions of the base architecture. The encodings are those that llvm-mc makes.
// RUN: codewright mc -triple=aarch64 -mattr=+all -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+all -filetype=obj %s -o %t
// RUN: codewright objdump -d --mattr=+all --no-show-raw-insn %t | FileCheck %s --check-prefix=DUMP

// CHECK: bti c // encoding: [0x5f,0x24,0x03,0xd5]
// DUMP: bti c
bti c
// CHECK: esb // encoding: [0x1f,0x22,0x03,0xd5]
// DUMP: esb
esb
// CHECK: psb csync // encoding: [0x3f,0x22,0x03,0xd5]
// DUMP: psb csync
psb csync
// CHECK: chkfeat x16 // encoding: [0x1f,0x25,0x03,0xd5]
// DUMP: chkfeat x16
chkfeat x16
// CHECK: wfet x3 // encoding: [0x03,0x10,0x03,0xd5]
// DUMP: wfet x3
wfet x3
// CHECK: cfp rctx, x0 // encoding: [0x80,0x73,0x0b,0xd5]
// DUMP: cfp rctx, x0
cfp rctx, x0
// CHECK: bc.ne #8 // encoding: [0x51,0x00,0x00,0x54]
bc.ne #8
// CHECK: rmif x1, #63, #15 // encoding: [0x2f,0x84,0x1f,0xba]
// DUMP: rmif x1, #0x3f, #0xf
rmif x1, #63, #15
// CHECK: setf16 w3 // encoding: [0x6d,0x48,0x00,0x3a]
// DUMP: setf16 w3
setf16 w3
// CHECK: axflag // encoding: [0x5f,0x40,0x00,0xd5]
// DUMP: axflag
axflag
// CHECK: abs w1, w2 // encoding: [0x41,0x20,0xc0,0x5a]
// DUMP: abs w1, w2
abs w1, w2
// CHECK: ctz x3, x4 // encoding: [0x83,0x18,0xc0,0xda]
// DUMP: ctz x3, x4
ctz x3, x4
// CHECK: smax x1, x2, #-5 // encoding: [0x41,0xec,0xc3,0x91]
// DUMP: smax x1, x2, #-0x5
smax x1, x2, #-5
// CHECK: umin w1, w2, #255 // encoding: [0x41,0xfc,0xcf,0x11]
// DUMP: umin w1, w2, #0xff
umin w1, w2, #255
// CHECK: addpt x1, sp, x2, lsl #3 // encoding: [0xe1,0x2f,0x02,0x9a]
// DUMP: addpt x1, sp, x2, lsl #0x3
addpt x1, sp, x2, lsl #3
// CHECK: maddpt x1, x2, x3, x4 // encoding: [0x41,0x10,0x63,0x9b]
// DUMP: maddpt x1, x2, x3, x4
maddpt x1, x2, x3, x4
// CHECK: irg sp, x1 // encoding: [0x3f,0x10,0xdf,0x9a]
// DUMP: irg sp, x1
irg sp, x1
// CHECK: addg x0, sp, #1008, #15 // encoding: [0xe0,0x3f,0xbf,0x91]
// DUMP: addg x0, sp, #0x3f0, #0xf
addg x0, sp, #1008, #15
// CHECK: stg x0, [x1], #-4096 // encoding: [0x20,0x04,0x30,0xd9]
// DUMP: stg x0, [x1], #-0x1000
stg x0, [x1], #-4096
// CHECK: ldg x2, [sp, #32] // encoding: [0xe2,0x23,0x60,0xd9]
// DUMP: ldg x2, [sp, #0x20]
ldg x2, [sp, #32]
// CHECK: stgp x0, x1, [x2, #16]! // encoding: [0x40,0x84,0x80,0x69]
// DUMP: stgp x0, x1, [x2, #0x10]!
stgp x0, x1, [x2, #16]!
// CHECK: subps xzr, x0, x1 // encoding: [0x1f,0x00,0xc1,0xba]
// DUMP: subps xzr, x0, x1
cmpp x0, x1
// CHECK: cpyfpwtrn [x0]!, [x1]!, x2! // encoding: [0x40,0x94,0x01,0x19]
// DUMP: cpyfpwtrn [x0]!, [x1]!, x2!
cpyfpwtrn [x0]!, [x1]!, x2!
// CHECK: setgmtn [x0]!, x1!, xzr // encoding: [0x20,0x74,0xdf,0x1d]
// DUMP: setgmtn [x0]!, x1!, xzr
setgmtn [x0]!, x1!, xzr
// CHECK: ldclrpal x1, x2, [x3] // encoding: [0x61,0x10,0xe2,0x19]
// DUMP: ldclrpal x1, x2, [x3]
ldclrpal x1, x2, [x3]
// CHECK: rcwsswpl x1, x2, [sp] // encoding: [0xe2,0xa3,0x61,0x78]
// DUMP: rcwsswpl x1, x2, [sp]
rcwsswpl x1, x2, [sp]
// CHECK: rcwcasa x1, x2, [x3] // encoding: [0x62,0x08,0xa1,0x19]
// DUMP: rcwcasa x1, x2, [x3]
rcwcasa x1, x2, [x3]
// CHECK: ld64b x0, [x13] // encoding: [0xa0,0xd1,0x3f,0xf8]
// DUMP: ld64b x0, [x13]
ld64b x0, [x13]
// CHECK: ldapursh w1, [x2, #-256] // encoding: [0x41,0x00,0xd0,0x59]
// DUMP: ldapursh w1, [x2, #-0x100]
ldapursh w1, [x2, #-256]
// CHECK: stlur q1, [sp, #255] // encoding: [0xe1,0xfb,0x8f,0x1d]
// DUMP: stlur q1, [sp, #0xff]
stlur q1, [sp, #255]
// CHECK: ldiapp w1, w2, [x3], #8 // encoding: [0x61,0x08,0x42,0x99]
// DUMP: ldiapp w1, w2, [x3], #8
ldiapp w1, w2, [x3], #8
// CHECK: stlr x1, [sp, #-8]! // encoding: [0xe1,0x0b,0x80,0xd9]
// DUMP: stlr x1, [sp, #-8]!
stlr x1, [sp, #-8]!
// CHECK: gcspushm x1 // encoding: [0x01,0x77,0x0b,0xd5]
// DUMP: gcspushm x1
gcspushm x1
// CHECK: gcsstr x1, [sp] // encoding: [0xe1,0x0f,0x1f,0xd9]
// DUMP: gcsstr x1, [sp]
gcsstr x1, [sp]
// CHECK: ldraa x1, [x2, #-4096]! // encoding: [0x41,0x0c,0x60,0xf8]
// DUMP: ldraa x1, [x2, #-0x1000]!
ldraa x1, [x2, #-4096]!
// CHECK: retaasppcr x1 // encoding: [0xe1,0x0b,0x5f,0xd6]
// DUMP: retaasppcr x1
retaasppcr x1
// CHECK: pacnbiasppc // encoding: [0xfe,0x83,0xc1,0xda]
// DUMP: pacnbiasppc
pacnbiasppc
// CHECK: rprfm pldstrm, x1, [sp] // encoding: [0xfc,0x4b,0xa1,0xf8]
// DUMP: rprfm pldstrm, x1, [sp]
rprfm pldstrm, x1, [sp]
// CHECK: prfm pldl1keep, [x1, w2, uxtw #3] // encoding: [0x20,0x58,0xa2,0xf8]
// DUMP: prfm pldl1keep, [x1, w2, uxtw #0x3]
prfm pldl1keep, [x1, w2, uxtw #3]
// CHECK: smstart za // encoding: [0x7f,0x45,0x03,0xd5]
// DUMP: smstart za
smstart ZA
// CHECK: smstop // encoding: [0x7f,0x46,0x03,0xd5]
// DUMP: smstop
msr SVCRSMZA, #0
