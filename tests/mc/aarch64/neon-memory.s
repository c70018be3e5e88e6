// Vectors: loads and stores of structures.

// RUN: codewright mc -triple=aarch64 -mattr=+aes,+sha2,+sha3,+sm4,+dotprod,+rdm,+i8mm,+bf16,+fullfp16 -show-encoding %s | FileCheck %s

ld1 { v0.16b }, [x0]
// CHECK: ld1 { v0.16b }, [x0] // encoding: [0x00,0x70,0x40,0x4c]
ld1 { v0.8b, v1.8b, v2.8b }, [sp], #24
// CHECK: ld1 { v0.8b, v1.8b, v2.8b }, [sp], #24 // encoding: [0xe0,0x63,0xdf,0x0c]
st4 { v30.4s, v31.4s, v0.4s, v1.4s }, [x3], x5
// CHECK: st4 { v30.4s, v31.4s, v0.4s, v1.4s }, [x3], x5 // encoding: [0x7e,0x08,0x85,0x4c]
ld2 { v0.2d, v1.2d }, [x7], #32
// CHECK: ld2 { v0.2d, v1.2d }, [x7], #32 // encoding: [0xe0,0x8c,0xdf,0x4c]
ld1 { v0.1d }, [x1]
// CHECK: ld1 { v0.1d }, [x1] // encoding: [0x20,0x7c,0x40,0x0c]
ld1 { v0.b }[15], [x0]
// CHECK: ld1 { v0.b }[15], [x0] // encoding: [0x00,0x1c,0x40,0x4d]
ld3 { v0.h, v1.h, v2.h }[7], [x0], #6
// CHECK: ld3 { v0.h, v1.h, v2.h }[7], [x0], #6 // encoding: [0x00,0x78,0xdf,0x4d]
st2 { v0.s, v1.s }[3], [x0], x2
// CHECK: st2 { v0.s, v1.s }[3], [x0], x2 // encoding: [0x00,0x90,0xa2,0x4d]
ld4 { v0.d, v1.d, v2.d, v3.d }[1], [x0]
// CHECK: ld4 { v0.d, v1.d, v2.d, v3.d }[1], [x0] // encoding: [0x00,0xa4,0x60,0x4d]
ld1r { v0.8h }, [x0]
// CHECK: ld1r { v0.8h }, [x0] // encoding: [0x00,0xc4,0x40,0x4d]
ld4r { v0.1d, v1.1d, v2.1d, v3.1d }, [x0], #32
// CHECK: ld4r { v0.1d, v1.1d, v2.1d, v3.1d }, [x0], #32 // encoding: [0x00,0xec,0xff,0x0d]
