// Apple's spelling of vector instructions, in which the mnemonic says how registers are divided: it is read beside the usual
// one, and is the second variant of what is written.

// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16,+aes,+sha2,+dotprod,+bf16 -show-encoding -output-asm-variant=1 %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16,+aes,+sha2,+dotprod,+bf16 -output-asm-variant=1 %s -o %t.s
// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16,+aes,+sha2,+dotprod,+bf16 -filetype=obj %s -o %t1
// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16,+aes,+sha2,+dotprod,+bf16 -filetype=obj %t.s -o %t2
// RUN: cmp %t1 %t2
// RUN: codewright mc -triple=aarch64 -mattr=+fullfp16,+aes,+sha2,+dotprod,+bf16 %s | FileCheck --check-prefix=GENERIC %s
// RUN: not codewright mc -triple=aarch64 --defsym MISTAKE=1 --diagnostics=llvm %s 2>&1 | FileCheck --check-prefix=MISTAKE %s

add.4s v0, v1, v2
// CHECK: add.4s v0, v1, v2 // encoding: [0x20,0x84,0xa2,0x4e]
// GENERIC: add v0.4s, v1.4s, v2.4s
add v0.8b, v1.8b, v2.8b
// CHECK: add.8b v0, v1, v2 // encoding: [0x20,0x84,0x22,0x0e]
saddw.8h v0, v1, v2
// CHECK: saddw.8h v0, v1, v2 // encoding: [0x20,0x10,0x22,0x0e]
// GENERIC: saddw v0.8h, v1.8h, v2.8b
xtn2 v0.16b, v1.8h
// CHECK: xtn2.16b v0, v1 // encoding: [0x20,0x28,0x21,0x4e]
addv s0, v1.4s
// CHECK: addv.4s s0, v1 // encoding: [0x20,0xb8,0xb1,0x4e]
tbl.8b v0, { v1, v2 }, v3
// CHECK: tbl.8b v0, { v1, v2 }, v3 // encoding: [0x20,0x20,0x03,0x0e]
// GENERIC: tbl v0.8b, { v1.16b, v2.16b }, v3.8b
ld1.s { v0 }[1], [x0]
// CHECK: ld1.s { v0 }[1], [x0] // encoding: [0x00,0x90,0x40,0x0d]
ld2 { v0.4s, v1.4s }, [x0], #32
// CHECK: ld2.4s { v0, v1 }, [x0], #32 // encoding: [0x00,0x88,0xdf,0x4c]
mov.16b v0, v1
// CHECK: mov.16b v0, v1 // encoding: [0x20,0x1c,0xa1,0x4e]
mov w0, v1.s[1]
// CHECK: mov.s w0, v1[1] // encoding: [0x20,0x3c,0x0c,0x0e]
mov.s v0[1], v2[3]
// CHECK: mov.s v0[1], v2[3] // encoding: [0x40,0x64,0x0c,0x6e]
fmla.4s v0, v1, v2[1]
// CHECK: fmla.4s v0, v1, v2[1] // encoding: [0x20,0x10,0xa2,0x4f]
fmul s0, s1, v2.s[1]
// CHECK: fmul.s s0, s1, v2[1] // encoding: [0x20,0x90,0xa2,0x5f]
movi.2d v0, #0000000000000000
// CHECK: movi.2d v0, #0x00000000000000 // encoding: [0x00,0xe4,0x00,0x6f]
cmgt.4s v0, v1, #0
// CHECK: cmgt.4s v0, v1, #0 // encoding: [0x20,0x88,0xa0,0x4e]
cmle.4s v0, v1, v2
// CHECK: cmge.4s v0, v2, v1 // encoding: [0x40,0x3c,0xa1,0x4e]
sha256h q0, q1, v2.4s
// CHECK: sha256h.4s q0, q1, v2 // encoding: [0x20,0x40,0x02,0x5e]

// What would not say it all is written as everywhere.
fcvtl v0.4s, v1.4h
// CHECK: fcvtl v0.4s, v1.4h // encoding: [0x20,0x78,0x21,0x0e]
sdot v0.4s, v1.16b, v2.4b[1]
// CHECK: sdot v0.4s, v1.16b, v2.4b[1] // encoding: [0x20,0xe0,0xa2,0x4f]
mov s0, v1[1]
// CHECK: mov s0, v1.s[1] // encoding: [0x20,0x04,0x0c,0x5e]

.ifdef MISTAKE
add.4s v0.4s, v1, v2
// MISTAKE: apple-syntax.s:[[@LINE-1]]:8: error: invalid operand for instruction
fcvtl.4s v0, v1
// MISTAKE: apple-syntax.s:[[@LINE-1]]:1: error:
.endif
