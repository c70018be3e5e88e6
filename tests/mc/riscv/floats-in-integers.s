# Floating point in integer registers, in pairs where numbers have two.
# RUN: codewright mc -triple=riscv32 -mattr=+zdinx,+zhinx -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv32 -mattr=+zdinx,+zhinx -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+zdinx,+zhinx %t | FileCheck %s --check-prefix=BACK

fadd.s a0, a1, a2, rne
# CHECK: fadd.s a0, a1, a2, rne {{.*}}encoding: [0x53,0x85,0xc5,0x00]
# BACK: fadd.s a0, a1, a2, rne
fmadd.h a0, a1, a2, a3
# CHECK: fmadd.h a0, a1, a2, a3 {{.*}}encoding: [0x43,0xf5,0xc5,0x6c]
# BACK: fmadd.h a0, a1, a2, a3
fadd.d a0, a2, a4
# CHECK: fadd.d a0, a2, a4 {{.*}}encoding: [0x53,0x75,0xe6,0x02]
# BACK: fadd.d a0, a2, a4
fcvt.d.s a0, a3
# CHECK: fcvt.d.s a0, a3 {{.*}}encoding: [0x53,0x85,0x06,0x42]
# BACK: fcvt.d.s a0, a3
fcvt.w.d a1, a2
# CHECK: fcvt.w.d a1, a2 {{.*}}encoding: [0xd3,0x75,0x06,0xc2]
# BACK: fcvt.w.d a1, a2
feq.d a1, a2, a4
# CHECK: feq.d a1, a2, a4 {{.*}}encoding: [0xd3,0x25,0xe6,0xa2]
# BACK: feq.d a1, a2, a4
fneg.d a0, a2
# CHECK: fneg.d a0, a2 {{.*}}encoding: [0x53,0x15,0xc6,0x22]
# BACK: fneg.d a0, a2
