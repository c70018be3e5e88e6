# Atomic operations on bytes and halfwords (Zabha), and compare and swap (Zacas), which pairs of registers take part in.
# RUN: split-file %s %t
# RUN: llvm-mc -triple=riscv32 -mattr=+zacas -show-encoding %t/32.s | FileCheck %t/32.s
# RUN: not llvm-mc -triple=riscv64 -mattr=+zacas %t/odd.s 2>&1 | FileCheck %t/odd.s
# RUN: llvm-mc -triple=riscv64 -mattr=+zabha,+zacas -show-encoding %t/64.s | FileCheck %t/64.s
#--- 64.s
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
# CHECK: amocas.q.aqrl t1, a6, (s0) # encoding: [0x2f,0x43,0x04,0x2f]
amocas.q.aqrl t1, a6, (s0)
#--- 32.s
# CHECK: amocas.d a0, a2, (a1) # encoding: [0x2f,0xb5,0xc5,0x28]
amocas.d a0, a2, (a1)
#--- odd.s
# CHECK: odd.s:[[#@LINE+1]]:10: error: register must be even
amocas.q a1, a6, (s0)
