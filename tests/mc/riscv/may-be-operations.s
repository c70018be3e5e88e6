# Operations that may get a meaning: Zimop, Zcmop.
# RUN: llvm-mc -triple=riscv64 -mattr=+zimop,+zcmop -show-encoding %s | FileCheck %s
# CHECK: mop.r.0 a0, a1 # encoding: [0x73,0xc5,0xc5,0x81]
mop.r.0 a0, a1
# CHECK: mop.r.31 a0, a1 # encoding: [0x73,0xc5,0xf5,0xcd]
mop.r.31 a0, a1
# CHECK: mop.r.21 a0, a1 # encoding: [0x73,0xc5,0xd5,0xc5]
mop.r.21 a0, a1
# CHECK: mop.rr.0 a0, a1, a2 # encoding: [0x73,0xc5,0xc5,0x82]
mop.rr.0 a0, a1, a2
# CHECK: mop.rr.7 a0, a1, a2 # encoding: [0x73,0xc5,0xc5,0xce]
mop.rr.7 a0, a1, a2
# CHECK: mop.rr.5 a0, a1, a2 # encoding: [0x73,0xc5,0xc5,0xc6]
mop.rr.5 a0, a1, a2
# CHECK: c.mop.1 # encoding: [0x81,0x60]
c.mop.1
# CHECK: c.mop.15 # encoding: [0x81,0x67]
c.mop.15
