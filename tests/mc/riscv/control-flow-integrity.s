# Landing pads and the shadow stack.
# RUN: codewright mc -triple=riscv64 -mattr=+experimental-zicfilp,+experimental-zicfiss -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+experimental-zicfilp,+experimental-zicfiss -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+experimental-zicfilp,+experimental-zicfiss %t | FileCheck %s --check-prefix=BACK

lpad 22
# CHECK: lpad 22 {{.*}}encoding: [0x17,0x60,0x01,0x00]
# BACK: lpad 22
sspush ra
# CHECK: sspush ra {{.*}}encoding: [0x73,0x40,0x10,0xce]
# BACK: sspush ra
sspopchk t0
# CHECK: sspopchk t0 {{.*}}encoding: [0x73,0xc0,0xc2,0xcd]
# BACK: sspopchk t0
ssrdp a0
# CHECK: ssrdp a0 {{.*}}encoding: [0x73,0x45,0xc0,0xcd]
# BACK: ssrdp a0
ssamoswap.d.aq a4, ra, (s0)
# CHECK: ssamoswap.d.aq a4, ra, (s0) {{.*}}encoding: [0x2f,0x37,0x14,0x4c]
# BACK: ssamoswap.d.aq a4, ra, (s0)
