# What registers of vector instructions may not share, and other mistakes.
# RUN: not codewright mc -triple=riscv64 -mattr=+zve32x -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the mask register
vadd.vv v0, v1, v2, v0.t
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
vwadd.vv v2, v2, v4
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
vwadd.wv v2, v4, v2
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot be V0
vadc.vim v0, v1, 2, v0
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the mask register
vzext.vf2 v0, v1, v0.t
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
vwmaccu.vx v2, a0, v2
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
viota.m v1, v1
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the mask register
vid.v v0, v0.t
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
vrgather.vi v1, v1, 0
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the source vector register group
vcompress.vm v1, v2, v1
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the mask register
vle8.v v0, (a0), v0.t
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the destination vector register group cannot overlap the mask register
vlsseg2e8.v v0, (a0), a1, v0.t
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: the temporary vector register cannot be the same as the destination register
vmsge.vx v2, v1, a0, v0.t, v2
# CHECK: [[#@LINE+1]]:21: error: expected '.t' suffix
vadd.vv v1, v2, v3, v4
# CHECK: [[#@LINE+1]]:22: error: operand must be v0
vadc.vvm v1, v2, v3, v4
# CHECK: [[#@LINE+1]]:17: error: operand must be e[8|16|32|64],m[1|2|4|8|f2|f4|f8],[ta|tu],[ma|mu]
vsetvli a0, a1, e8, m3
# CHECK: [[#@LINE+1]]:17: error: operand must be e[8|16|32|64],m[1|2|4|8|f2|f4|f8],[ta|tu],[ma|mu]
vsetivli a0, 3, 1024
# CHECK: [[#@LINE+1]]:10: error: invalid operand for instruction
vl2re8.v v1, (a0)
# CHECK: [[#@LINE+1]]:17: error: immediate must be an integer in the range [-16, 15]
vadd.vi v1, v2, 16
# CHECK: [[#@LINE+1]]:18: error: immediate must be in the range [-15, 16]
vmsge.vi v1, v2, 17
# CHECK: [[#@LINE+1]]:1: error: instruction requires the following: 'V' (Vector Extension for Application Processors) or 'Zve64x' (Vector Extensions for Embedded Processors)
vle64.v v1, (a0)
# CHECK: [[#@LINE+1]]:1: error: instruction requires the following: 'V' (Vector Extension for Application Processors), 'Zve32f' (Vector Extensions for Embedded Processors)
vfadd.vv v1, v2, v3
# CHECK: [[#@LINE+1]]:1: error: instruction requires the following: 'Zvkb' (Vector Bit-manipulation used in Cryptography)
vandn.vv v1, v2, v3
# CHECK: [[#@LINE+1]]:12: error: optional integer offset must be 0
vle8.v v1, 4(a0)
