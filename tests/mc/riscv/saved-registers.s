# Prologues and epilogues in 16 bits: the list of registers, and the stack they need and more.
# RUN: codewright mc -triple=riscv64 -mattr=+zcmp -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+zcmp -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+zcmp %t | FileCheck %s --check-prefix=BACK

cm.push {ra}, -16
# CHECK: cm.push {ra}, -16 {{.*}}encoding: [0x42,0xb8]
# BACK: cm.push {ra}, -16
cm.push {ra, s0-s1}, -64
# CHECK: cm.push {ra, s0-s1}, -64 {{.*}}encoding: [0x6a,0xb8]
# BACK: cm.push {ra, s0-s1}, -64
cm.pop {x1, x8-x9, x18-x19}, 48
# CHECK: cm.pop {ra, s0-s3}, 48 {{.*}}encoding: [0x82,0xba]
# BACK: cm.pop {ra, s0-s3}, 48
cm.popret {ra, s0-s11}, 160
# CHECK: cm.popret {ra, s0-s11}, 160 {{.*}}encoding: [0xfe,0xbe]
# BACK: cm.popret {ra, s0-s11}, 160
cm.popretz {ra, s0}, 32
# CHECK: cm.popretz {ra, s0}, 32 {{.*}}encoding: [0x56,0xbc]
# BACK: cm.popretz {ra, s0}, 32
cm.mvsa01 s1, s0
# CHECK: cm.mvsa01 s1, s0 {{.*}}encoding: [0xa2,0xac]
# BACK: cm.mvsa01 s1, s0
cm.mva01s s7, s7
# CHECK: cm.mva01s s7, s7 {{.*}}encoding: [0xfe,0xaf]
# BACK: cm.mva01s s7, s7
