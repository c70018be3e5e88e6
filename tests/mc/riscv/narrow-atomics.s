# Atomic operations on bytes and halfwords (Zabha), and compare and swap (Zacas).
# RUN: llvm-mc -triple=riscv64 -mattr=+zabha,+zacas -show-encoding %s | FileCheck %s
# CHECK: amoadd.b a0, a1, (a2) # encoding: [0x2f,0x05,0xb6,0x00]
amoadd.b a0, a1, (a2)
# CHECK: amoswap.h.aqrl a0, a1, (a2) # encoding: [0x2f,0x15,0xb6,0x0e]
amoswap.h.aqrl a0, a1, (a2)
# CHECK: amomaxu.b.rl a0, a1, (a2) # encoding: [0x2f,0x05,0xb6,0xe2]
amomaxu.b.rl a0, a1, 0(a2)
# CHECK: amocas.w a0, a1, (a2) # encoding: [0x2f,0x25,0xb6,0x28]
amocas.w a0, a1, (a2)
# CHECK: amocas.d.aq a0, a1, (a2) # encoding: [0x2f,0x35,0xb6,0x2c]
amocas.d.aq a0, a1, (a2)
# CHECK: amocas.b.aqrl a0, a1, (a2) # encoding: [0x2f,0x05,0xb6,0x2e]
amocas.b.aqrl a0, a1, (a2)
# CHECK: amocas.h.rl a0, a1, (a2) # encoding: [0x2f,0x15,0xb6,0x2a]
amocas.h.rl a0, a1, (a2)
