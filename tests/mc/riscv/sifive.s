# Instructions of SiFive: a coprocessor, products of matrices.
# RUN: codewright mc -triple=riscv64 -mattr=+v,+xsfvcp,+xsfvqmaccdod,+xsfvfnrclipxfqf,+xsfcease,+xsifivecflushdlone -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+v,+xsfvcp,+xsfvqmaccdod,+xsfvfnrclipxfqf,+xsfcease,+xsifivecflushdlone -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+v,+xsfvcp,+xsfvqmaccdod,+xsfvfnrclipxfqf,+xsfcease,+xsifivecflushdlone %t | FileCheck %s --check-prefix=BACK

sf.vc.x 3, 15, 31, a1
# CHECK: sf.vc.x 3, 15, 31, a1 {{.*}}encoding: [0xdb,0xcf,0xf5,0x0e]
# BACK: sf.vc.x 3, 15, 31, a1
sf.vc.v.fvw 1, v0, v2, fa1
# CHECK: sf.vc.v.fvw 1, v0, v2, fa1 {{.*}}encoding: [0x5b,0xd0,0x25,0xfc]
# BACK: sf.vc.v.fvw 1, v0, v2, fa1
sf.vc.iv 2, 30, v2, -4
# CHECK: sf.vc.iv 2, 30, v2, -4 {{.*}}encoding: [0x5b,0x3f,0x2e,0x2a]
# BACK: sf.vc.iv 2, 30, v2, -4
sf.vqmaccus.2x8x2 v8, v4, v20
# CHECK: sf.vqmaccus.2x8x2 v8, v4, v20 {{.*}}encoding: [0x5b,0x24,0x42,0xbb]
# BACK: sf.vqmaccus.2x8x2 v8, v4, v20
sf.vfnrclip.x.f.qf v4, v8, fa2, v0.t
# CHECK: sf.vfnrclip.x.f.qf v4, v8, fa2, v0.t {{.*}}encoding: [0x5b,0x52,0x86,0x8c]
# BACK: sf.vfnrclip.x.f.qf v4, v8, fa2, v0.t
sf.cflush.d.l1 a0
# CHECK: sf.cflush.d.l1 a0 {{.*}}encoding: [0x73,0x00,0x05,0xfc]
# BACK: sf.cflush.d.l1 a0
sf.cflush.d.l1
# CHECK: sf.cflush.d.l1 {{.*}}encoding: [0x73,0x00,0x00,0xfc]
# BACK: sf.cflush.d.l1
sf.cease
# CHECK: sf.cease {{.*}}encoding: [0x73,0x00,0x50,0x30]
# BACK: sf.cease
