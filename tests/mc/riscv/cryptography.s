# Scalar cryptography: AES, SHA-2, SM3, SM4.
# RUN: split-file %s %t
# RUN: llvm-mc -triple=riscv64 -mattr=+zknd,+zkne,+zknh,+zksed,+zksh -show-encoding %t/rv64.s | FileCheck %t/rv64.s
# RUN: llvm-mc -triple=riscv32 -mattr=+zknd,+zkne,+zknh,+zksed,+zksh -show-encoding %t/rv32.s | FileCheck %t/rv32.s
#--- rv64.s
# CHECK: aes64ks1i a0, a1, 10 # encoding: [0x13,0x95,0xa5,0x31]
aes64ks1i a0, a1, 10
# CHECK: aes64ks2 a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x7e]
aes64ks2 a0, a1, a2
# CHECK: aes64im a0, a1 # encoding: [0x13,0x95,0x05,0x30]
aes64im a0, a1
# CHECK: aes64ds a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x3a]
aes64ds a0, a1, a2
# CHECK: aes64dsm a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x3e]
aes64dsm a0, a1, a2
# CHECK: aes64es a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x32]
aes64es a0, a1, a2
# CHECK: aes64esm a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x36]
aes64esm a0, a1, a2
# CHECK: sha512sum0 a0, a1 # encoding: [0x13,0x95,0x45,0x10]
sha512sum0 a0, a1
# CHECK: sha512sum1 a0, a1 # encoding: [0x13,0x95,0x55,0x10]
sha512sum1 a0, a1
# CHECK: sha512sig0 a0, a1 # encoding: [0x13,0x95,0x65,0x10]
sha512sig0 a0, a1
# CHECK: sha512sig1 a0, a1 # encoding: [0x13,0x95,0x75,0x10]
sha512sig1 a0, a1
# CHECK: sha256sum0 a0, a1 # encoding: [0x13,0x95,0x05,0x10]
sha256sum0 a0, a1
# CHECK: sha256sum1 a0, a1 # encoding: [0x13,0x95,0x15,0x10]
sha256sum1 a0, a1
# CHECK: sha256sig0 a0, a1 # encoding: [0x13,0x95,0x25,0x10]
sha256sig0 a0, a1
# CHECK: sha256sig1 a0, a1 # encoding: [0x13,0x95,0x35,0x10]
sha256sig1 a0, a1
# CHECK: sm3p0 a0, a1 # encoding: [0x13,0x95,0x85,0x10]
sm3p0 a0, a1
# CHECK: sm3p1 a0, a1 # encoding: [0x13,0x95,0x95,0x10]
sm3p1 a0, a1
# CHECK: sm4ed a0, a1, a2, 3 # encoding: [0x33,0x85,0xc5,0xf0]
sm4ed a0, a1, a2, 3
# CHECK: sm4ks a0, a1, a2, 2 # encoding: [0x33,0x85,0xc5,0xb4]
sm4ks a0, a1, a2, 2
#--- rv32.s
# CHECK: aes32dsi a0, a1, a2, 0 # encoding: [0x33,0x85,0xc5,0x2a]
aes32dsi a0, a1, a2, 0
# CHECK: aes32dsmi a0, a1, a2, 1 # encoding: [0x33,0x85,0xc5,0x6e]
aes32dsmi a0, a1, a2, 1
# CHECK: aes32esi a0, a1, a2, 2 # encoding: [0x33,0x85,0xc5,0xa2]
aes32esi a0, a1, a2, 2
# CHECK: aes32esmi a0, a1, a2, 3 # encoding: [0x33,0x85,0xc5,0xe6]
aes32esmi a0, a1, a2, 3
# CHECK: sha512sum0r a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x50]
sha512sum0r a0, a1, a2
# CHECK: sha512sum1r a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x52]
sha512sum1r a0, a1, a2
# CHECK: sha512sig0l a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x54]
sha512sig0l a0, a1, a2
# CHECK: sha512sig1l a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x56]
sha512sig1l a0, a1, a2
# CHECK: sha512sig0h a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x5c]
sha512sig0h a0, a1, a2
# CHECK: sha512sig1h a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x5e]
sha512sig1h a0, a1, a2
# CHECK: sha256sum0 a0, a1 # encoding: [0x13,0x95,0x05,0x10]
sha256sum0 a0, a1
# CHECK: sm4ed a0, a1, a2, 3 # encoding: [0x33,0x85,0xc5,0xf0]
sm4ed a0, a1, a2, 3
