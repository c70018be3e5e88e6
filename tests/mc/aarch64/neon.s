// Vectors: arithmetic, comparison, conversion, rearrangement of elements, and their mnemonics with a suffix.

// RUN: codewright mc -triple=aarch64 -mattr=+aes,+sha2,+sha3,+sm4,+dotprod,+rdm,+i8mm,+bf16,+fullfp16 -show-encoding %s | FileCheck %s

add v0.16b, v1.16b, v2.16b
// CHECK: add v0.16b, v1.16b, v2.16b // encoding: [0x20,0x84,0x22,0x4e]
mla v0.4h, v1.4h, v31.4h
// CHECK: mla v0.4h, v1.4h, v31.4h // encoding: [0x20,0x94,0x7f,0x0e]
sqdmulh v3.8h, v4.8h, v5.8h
// CHECK: sqdmulh v3.8h, v4.8h, v5.8h // encoding: [0x83,0xb4,0x65,0x4e]
and v0.8b, v1.8b, v2.8b
// CHECK: and v0.8b, v1.8b, v2.8b // encoding: [0x20,0x1c,0x22,0x0e]
bsl v0.16b, v1.16b, v2.16b
// CHECK: bsl v0.16b, v1.16b, v2.16b // encoding: [0x20,0x1c,0x62,0x6e]
fadd v0.2d, v1.2d, v2.2d
// CHECK: fadd v0.2d, v1.2d, v2.2d // encoding: [0x20,0xd4,0x62,0x4e]
fminnm v0.4s, v1.4s, v2.4s
// CHECK: fminnm v0.4s, v1.4s, v2.4s // encoding: [0x20,0xc4,0xa2,0x4e]
fmla v0.8h, v1.8h, v2.8h
// CHECK: fmla v0.8h, v1.8h, v2.8h // encoding: [0x20,0x0c,0x42,0x4e]
fsub v0.4h, v1.4h, v2.4h
// CHECK: fsub v0.4h, v1.4h, v2.4h // encoding: [0x20,0x14,0xc2,0x0e]
rev64 v0.4s, v1.4s
// CHECK: rev64 v0.4s, v1.4s // encoding: [0x20,0x08,0xa0,0x4e]
mvn v0.8b, v1.8b
// CHECK: mvn v0.8b, v1.8b // encoding: [0x20,0x58,0x20,0x2e]
rbit v0.16b, v1.16b
// CHECK: rbit v0.16b, v1.16b // encoding: [0x20,0x58,0x60,0x6e]
saddlp v0.1d, v1.2s
// CHECK: saddlp v0.1d, v1.2s // encoding: [0x20,0x28,0xa0,0x0e]
uadalp v0.2d, v1.4s
// CHECK: uadalp v0.2d, v1.4s // encoding: [0x20,0x68,0xa0,0x6e]
cmgt v0.2d, v1.2d, #0
// CHECK: cmgt v0.2d, v1.2d, #0 // encoding: [0x20,0x88,0xe0,0x4e]
xtn v0.8b, v1.8h
// CHECK: xtn v0.8b, v1.8h // encoding: [0x20,0x28,0x21,0x0e]
xtn2 v0.4s, v1.2d
// CHECK: xtn2 v0.4s, v1.2d // encoding: [0x20,0x28,0xa1,0x4e]
sqxtun2 v0.16b, v1.8h
// CHECK: sqxtun2 v0.16b, v1.8h // encoding: [0x20,0x28,0x21,0x6e]
fcvtn v0.4h, v1.4s
// CHECK: fcvtn v0.4h, v1.4s // encoding: [0x20,0x68,0x21,0x0e]
fcvtn2 v0.4s, v1.2d
// CHECK: fcvtn2 v0.4s, v1.2d // encoding: [0x20,0x68,0x61,0x4e]
fcvtl v0.2d, v1.2s
// CHECK: fcvtl v0.2d, v1.2s // encoding: [0x20,0x78,0x61,0x0e]
fcvtxn v0.2s, v1.2d
// CHECK: fcvtxn v0.2s, v1.2d // encoding: [0x20,0x68,0x61,0x2e]
urecpe v0.4s, v1.4s
// CHECK: urecpe v0.4s, v1.4s // encoding: [0x20,0xc8,0xa1,0x4e]
fcmeq v0.4s, v1.4s, #0.0
// CHECK: fcmeq v0.4s, v1.4s, #0.0 // encoding: [0x20,0xd8,0xa0,0x4e]
fcvtzs v0.8h, v1.8h
// CHECK: fcvtzs v0.8h, v1.8h // encoding: [0x20,0xb8,0xf9,0x4e]
fsqrt v0.2d, v1.2d
// CHECK: fsqrt v0.2d, v1.2d // encoding: [0x20,0xf8,0xe1,0x6e]
saddl v0.8h, v1.8b, v2.8b
// CHECK: saddl v0.8h, v1.8b, v2.8b // encoding: [0x20,0x00,0x22,0x0e]
umlal2 v0.2d, v1.4s, v2.4s
// CHECK: umlal2 v0.2d, v1.4s, v2.4s // encoding: [0x20,0x80,0xa2,0x6e]
uaddw v0.4s, v1.4s, v2.4h
// CHECK: uaddw v0.4s, v1.4s, v2.4h // encoding: [0x20,0x10,0x62,0x2e]
rsubhn2 v0.8h, v1.4s, v2.4s
// CHECK: rsubhn2 v0.8h, v1.4s, v2.4s // encoding: [0x20,0x60,0x62,0x6e]
pmull v0.8h, v1.8b, v2.8b
// CHECK: pmull v0.8h, v1.8b, v2.8b // encoding: [0x20,0xe0,0x22,0x0e]
smaxv b0, v1.16b
// CHECK: smaxv b0, v1.16b // encoding: [0x20,0xa8,0x30,0x4e]
uaddlv d0, v1.4s
// CHECK: uaddlv d0, v1.4s // encoding: [0x20,0x38,0xb0,0x6e]
fmaxnmv s0, v1.4s
// CHECK: fmaxnmv s0, v1.4s // encoding: [0x20,0xc8,0x30,0x6e]
fminv h0, v1.8h
// CHECK: fminv h0, v1.8h // encoding: [0x20,0xf8,0xb0,0x4e]
zip1 v0.16b, v1.16b, v2.16b
// CHECK: zip1 v0.16b, v1.16b, v2.16b // encoding: [0x20,0x38,0x02,0x4e]
trn2 v0.2d, v1.2d, v2.2d
// CHECK: trn2 v0.2d, v1.2d, v2.2d // encoding: [0x20,0x68,0xc2,0x4e]
tbl v0.8b, { v1.16b }, v2.8b
// CHECK: tbl v0.8b, { v1.16b }, v2.8b // encoding: [0x20,0x00,0x02,0x0e]
tbl v0.16b, { v31.16b, v0.16b }, v2.16b
// CHECK: tbl v0.16b, { v31.16b, v0.16b }, v2.16b // encoding: [0xe0,0x23,0x02,0x4e]
tbx v0.16b, { v1.16b - v4.16b }, v2.16b
// CHECK: tbx v0.16b, { v1.16b, v2.16b, v3.16b, v4.16b }, v2.16b // encoding: [0x20,0x70,0x02,0x4e]
movi d0, #0xff00ff00ff
// CHECK: movi d0, #0x0000ff00ff00ff // encoding: [0xa0,0xe6,0x00,0x2f]
movi v0.2d, #0xffffffffffffffff
// CHECK: movi v0.2d, #0xffffffffffffffff // encoding: [0xe0,0xe7,0x07,0x6f]
add.16b v0, v1, v2
// CHECK: add v0.16b, v1.16b, v2.16b // encoding: [0x20,0x84,0x22,0x4e]
fmul.2d v0, v1, v2
// CHECK: fmul v0.2d, v1.2d, v2.2d // encoding: [0x20,0xdc,0x62,0x6e]
bsl.8b v0, v1, v2
// CHECK: bsl v0.8b, v1.8b, v2.8b // encoding: [0x20,0x1c,0x62,0x2e]
ADD V0.16B, V1.16b, V2.16B
// CHECK: add v0.16b, v1.16b, v2.16b // encoding: [0x20,0x84,0x22,0x4e]
