# Further floating-point instructions; constants are read by their value.
# RUN: codewright mc -triple=riscv32 -mattr=+zfa,+d,+zfh -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv32 -mattr=+zfa,+d,+zfh -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+zfa,+d,+zfh %t | FileCheck %s --check-prefix=BACK

fli.s ft1, 1.0
# CHECK: fli.s ft1, 1.0 {{.*}}encoding: [0xd3,0x00,0x18,0xf0]
# BACK: fli.s ft1, 1.0
fli.d ft1, 6.25e-2
# CHECK: fli.d ft1, 0.0625 {{.*}}encoding: [0xd3,0x00,0x13,0xf2]
# BACK: fli.d ft1, 0.0625
fli.h ft1, -0x1p+0
# CHECK: fli.h ft1, -1.0 {{.*}}encoding: [0xd3,0x00,0x10,0xf4]
# BACK: fli.h ft1, -1.0
fli.s ft1, min
# CHECK: fli.s ft1, min {{.*}}encoding: [0xd3,0x80,0x10,0xf0]
# BACK: fli.s ft1, min
fli.s ft1, 65536.0
# CHECK: fli.s ft1, 65536.0 {{.*}}encoding: [0xd3,0x80,0x1e,0xf0]
# BACK: fli.s ft1, 65536.0
fminm.d fa0, fa1, fa2
# CHECK: fminm.d fa0, fa1, fa2 {{.*}}encoding: [0x53,0xa5,0xc5,0x2a]
# BACK: fminm.d fa0, fa1, fa2
fround.s fa0, fa1, rtz
# CHECK: fround.s fa0, fa1, rtz {{.*}}encoding: [0x53,0x95,0x45,0x40]
# BACK: fround.s fa0, fa1, rtz
froundnx.d fa0, fa1
# CHECK: froundnx.d fa0, fa1 {{.*}}encoding: [0x53,0xf5,0x55,0x42]
# BACK: froundnx.d fa0, fa1
fcvtmod.w.d a1, ft1, rtz
# CHECK: fcvtmod.w.d a1, ft1, rtz {{.*}}encoding: [0xd3,0x95,0x80,0xc2]
# BACK: fcvtmod.w.d a1, ft1, rtz
fmvh.x.d a1, ft1
# CHECK: fmvh.x.d a1, ft1 {{.*}}encoding: [0xd3,0x85,0x10,0xe2]
# BACK: fmvh.x.d a1, ft1
fmvp.d.x ft1, a1, a2
# CHECK: fmvp.d.x ft1, a1, a2 {{.*}}encoding: [0xd3,0x80,0xc5,0xb2]
# BACK: fmvp.d.x ft1, a1, a2
fgtq.s a1, fs1, fs2
# CHECK: fltq.s a1, fs2, fs1 {{.*}}encoding: [0xd3,0x55,0x99,0xa0]
# BACK: fltq.s a1, fs2, fs1
