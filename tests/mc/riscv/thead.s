# Instructions of T-Head.
# RUN: codewright mc -triple=riscv64 -mattr=+d,+xtheadba,+xtheadbb,+xtheadbs,+xtheadcmo,+xtheadcondmov,+xtheadfmemidx,+xtheadmac,+xtheadmemidx,+xtheadmempair,+xtheadsync,+xtheadvdot -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+d,+xtheadba,+xtheadbb,+xtheadbs,+xtheadcmo,+xtheadcondmov,+xtheadfmemidx,+xtheadmac,+xtheadmemidx,+xtheadmempair,+xtheadsync,+xtheadvdot -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+d,+xtheadba,+xtheadbb,+xtheadbs,+xtheadcmo,+xtheadcondmov,+xtheadfmemidx,+xtheadmac,+xtheadmemidx,+xtheadmempair,+xtheadsync,+xtheadvdot %t | FileCheck %s --check-prefix=BACK

th.addsl a0, a1, a2, 3
# CHECK: th.addsl a0, a1, a2, 3 {{.*}}encoding: [0x0b,0x95,0xc5,0x06]
# BACK: th.addsl a0, a1, a2, 3
th.extu a0, a1, 63, 32
# CHECK: th.extu a0, a1, 63, 32 {{.*}}encoding: [0x0b,0xb5,0x05,0xfe]
# BACK: th.extu a0, a1, 63, 32
th.tst a0, a1, 5
# CHECK: th.tst a0, a1, 5 {{.*}}encoding: [0x0b,0x95,0x55,0x88]
# BACK: th.tst a0, a1, 5
th.dcache.call
# CHECK: th.dcache.call {{.*}}encoding: [0x0b,0x00,0x10,0x00]
# BACK: th.dcache.call
th.dcache.cva a0
# CHECK: th.dcache.cva a0 {{.*}}encoding: [0x0b,0x00,0x55,0x02]
# BACK: th.dcache.cva a0
th.mveqz a0, a1, a2
# CHECK: th.mveqz a0, a1, a2 {{.*}}encoding: [0x0b,0x95,0xc5,0x40]
# BACK: th.mveqz a0, a1, a2
th.flrd fa0, a1, a2, 3
# CHECK: th.flrd fa0, a1, a2, 3 {{.*}}encoding: [0x0b,0xe5,0xc5,0x66]
# BACK: th.flrd fa0, a1, a2, 3
th.mulsw a0, a1, a2
# CHECK: th.mulsw a0, a1, a2 {{.*}}encoding: [0x0b,0x95,0xc5,0x26]
# BACK: th.mulsw a0, a1, a2
th.lbib a0, (a1), -16, 2
# CHECK: th.lbib a0, (a1), -16, 2 {{.*}}encoding: [0x0b,0xc5,0x05,0x0d]
# BACK: th.lbib a0, (a1), -16, 2
th.surw a0, a1, a2, 1
# CHECK: th.surw a0, a1, a2, 1 {{.*}}encoding: [0x0b,0xd5,0xc5,0x52]
# BACK: th.surw a0, a1, a2, 1
th.lwud a0, a1, (a2), 2, 3
# CHECK: th.lwud a0, a1, (a2), 2, 3 {{.*}}encoding: [0x0b,0x45,0xb6,0xf4]
# BACK: th.lwud a0, a1, (a2), 2, 3
th.sdd a0, a1, (a2), 2, 4
# CHECK: th.sdd a0, a1, (a2), 2, 4 {{.*}}encoding: [0x0b,0x55,0xb6,0xfc]
# BACK: th.sdd a0, a1, (a2), 2, 4
th.sfence.vmas a0, a1
# CHECK: th.sfence.vmas a0, a1 {{.*}}encoding: [0x0b,0x00,0xb5,0x04]
# BACK: th.sfence.vmas a0, a1
th.vmaqasu.vv v8, v20, v4, v0.t
# CHECK: th.vmaqasu.vv v8, v20, v4, v0.t {{.*}}encoding: [0x0b,0x64,0x4a,0x90]
# BACK: th.vmaqasu.vv v8, v20, v4, v0.t
