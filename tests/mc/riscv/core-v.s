# Instructions of CORE-V.
# RUN: codewright mc -triple=riscv32 -mattr=+xcvalu,+xcvbi,+xcvbitmanip,+xcvelw,+xcvmac,+xcvmem,+xcvsimd -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv32 -mattr=+xcvalu,+xcvbi,+xcvbitmanip,+xcvelw,+xcvmac,+xcvmem,+xcvsimd -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+xcvalu,+xcvbi,+xcvbitmanip,+xcvelw,+xcvmac,+xcvmem,+xcvsimd %t | FileCheck %s --check-prefix=BACK

cv.addurn t0, t1, t2, 31
# CHECK: cv.addurn t0, t1, t2, 31 {{.*}}encoding: [0xdb,0x22,0x73,0xfe]
# BACK: cv.addurn t0, t1, t2, 31
cv.subnr t0, t1, t2
# CHECK: cv.subnr t0, t1, t2 {{.*}}encoding: [0xab,0x32,0x73,0x88]
# BACK: cv.subnr t0, t1, t2
cv.beqimm t0, -16, 8
# CHECK: cv.beqimm t0, -16, 8 {{.*}}encoding: [0x0b,0xe4,0x02,0x01]
# BACK: cv.beqimm t0, -16, 0x10
cv.insert t0, t1, 31, 2
# CHECK: cv.insert t0, t1, 31, 2 {{.*}}encoding: [0xdb,0x02,0x23,0xbe]
# BACK: cv.insert t0, t1, 31, 2
cv.elw a0, 4(a1)
# CHECK: cv.elw a0, 4(a1) {{.*}}encoding: [0x0b,0xb5,0x45,0x00]
# BACK: cv.elw a0, 4(a1)
cv.machhsrn t0, t1, t2, 3
# CHECK: cv.machhsrn t0, t1, t2, 3 {{.*}}encoding: [0xdb,0x62,0x73,0xc6]
# BACK: cv.machhsrn t0, t1, t2, 3
cv.lbu t0, (t1), -5
# CHECK: cv.lbu t0, (t1), -5 {{.*}}encoding: [0x8b,0x42,0xb3,0xff]
# BACK: cv.lbu t0, (t1), -5
cv.lh t0, (t1), t2
# CHECK: cv.lh t0, (t1), t2 {{.*}}encoding: [0xab,0x32,0x73,0x02]
# BACK: cv.lh t0, (t1), t2
cv.sw t0, t2(t1)
# CHECK: cv.sw t0, t2(t1) {{.*}}encoding: [0xab,0x33,0x53,0x2c]
# BACK: cv.sw t0, t2(t1)
cv.add.sci.h t0, t1, -31
# CHECK: cv.add.sci.h t0, t1, -31 {{.*}}encoding: [0xfb,0x62,0x03,0x03]
# BACK: cv.add.sci.h t0, t1, -31
cv.sdotsp.sc.b t0, t1, t2
# CHECK: cv.sdotsp.sc.b t0, t1, t2 {{.*}}encoding: [0xfb,0x52,0x73,0xa8]
# BACK: cv.sdotsp.sc.b t0, t1, t2
cv.shufflei2.sci.b t0, t1, 63
# CHECK: cv.shufflei2.sci.b t0, t1, 63 {{.*}}encoding: [0xfb,0x72,0xf3,0xd3]
# BACK: cv.shufflei2.sci.b t0, t1, 63
cv.cplxmul.i.div4 t0, t1, t2
# CHECK: cv.cplxmul.i.div4 t0, t1, t2 {{.*}}encoding: [0xfb,0x42,0x73,0x56]
# BACK: cv.cplxmul.i.div4 t0, t1, t2
