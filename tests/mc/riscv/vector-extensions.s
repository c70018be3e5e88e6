# Vectors beyond V: bits, cryptography, formats of floating point, dot products.
# RUN: codewright mc -triple=riscv64 -mattr=+zvbb,+zvbc,+zvkg,+zvkned,+zvknhb,+zvksed,+zvksh,+zvfbfmin,+zvfbfwma,+experimental-zvqdotq -show-encoding %s | FileCheck %s
# What is encoded is read back.
# RUN: codewright mc -triple=riscv64 -mattr=+zvbb,+zvbc,+zvkg,+zvkned,+zvknhb,+zvksed,+zvksh,+zvfbfmin,+zvfbfwma,+experimental-zvqdotq -filetype=obj %s -o %t && codewright objdump -d --no-print-imm-hex --mattr=+zvbb,+zvbc,+zvkg,+zvkned,+zvknhb,+zvksed,+zvksh,+zvfbfmin,+zvfbfwma,+experimental-zvqdotq %t | FileCheck %s --check-prefix=BACK

vandn.vx v10, v9, a0, v0.t
# CHECK: vandn.vx v10, v9, a0, v0.t {{.*}}encoding: [0x57,0x45,0x95,0x04]
# BACK: vandn.vx v10, v9, a0, v0.t
vror.vi v10, v9, 33
# CHECK: vror.vi v10, v9, 33 {{.*}}encoding: [0x57,0xb5,0x90,0x56]
# BACK: vror.vi v10, v9, 33
vwsll.vi v10, v9, 29
# CHECK: vwsll.vi v10, v9, 29 {{.*}}encoding: [0x57,0xb5,0x9e,0xd6]
# BACK: vwsll.vi v10, v9, 29
vclz.v v10, v9
# CHECK: vclz.v v10, v9 {{.*}}encoding: [0x57,0x25,0x96,0x4a]
# BACK: vclz.v v10, v9
vclmulh.vv v10, v9, v8
# CHECK: vclmulh.vv v10, v9, v8 {{.*}}encoding: [0x57,0x25,0x94,0x36]
# BACK: vclmulh.vv v10, v9, v8
vghsh.vv v10, v9, v8
# CHECK: vghsh.vv v10, v9, v8 {{.*}}encoding: [0x77,0x25,0x94,0xb2]
# BACK: vghsh.vv v10, v9, v8
vaesef.vs v10, v9
# CHECK: vaesef.vs v10, v9 {{.*}}encoding: [0x77,0xa5,0x91,0xa6]
# BACK: vaesef.vs v10, v9
vaeskf2.vi v10, v9, 31
# CHECK: vaeskf2.vi v10, v9, 31 {{.*}}encoding: [0x77,0xa5,0x9f,0xaa]
# BACK: vaeskf2.vi v10, v9, 31
vsha2ms.vv v10, v9, v8
# CHECK: vsha2ms.vv v10, v9, v8 {{.*}}encoding: [0x77,0x25,0x94,0xb6]
# BACK: vsha2ms.vv v10, v9, v8
vsm4r.vv v10, v9
# CHECK: vsm4r.vv v10, v9 {{.*}}encoding: [0x77,0x25,0x98,0xa2]
# BACK: vsm4r.vv v10, v9
vsm3c.vi v10, v9, 7
# CHECK: vsm3c.vi v10, v9, 7 {{.*}}encoding: [0x77,0xa5,0x93,0xae]
# BACK: vsm3c.vi v10, v9, 7
vfwcvtbf16.f.f.v v10, v9
# CHECK: vfwcvtbf16.f.f.v v10, v9 {{.*}}encoding: [0x57,0x95,0x96,0x4a]
# BACK: vfwcvtbf16.f.f.v v10, v9
vfwmaccbf16.vf v10, fa0, v8
# CHECK: vfwmaccbf16.vf v10, fa0, v8 {{.*}}encoding: [0x57,0x55,0x85,0xee]
# BACK: vfwmaccbf16.vf v10, fa0, v8
vqdotus.vx v10, v9, a0
# CHECK: vqdotus.vx v10, v9, a0 {{.*}}encoding: [0x57,0x65,0x95,0xba]
# BACK: vqdotus.vx v10, v9, a0
