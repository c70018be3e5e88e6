// Operands of instructions on the matrix ZA that do not fit, and what is said of them.

// RUN: not codewright mc -triple=aarch64 -mattr=+sme2 -filetype=null %s 2>&1 | FileCheck %s

// CHECK: operand must be a register in range [w12, w15]
// CHECK-NEXT: :[[#@LINE+1]]:25
mova z0.b, p0/m, za0h.b[w11, 0]
// CHECK: immediate must be an integer in range [0, 15].
// CHECK-NEXT: :[[#@LINE+1]]:30
mova z0.b, p0/m, za0h.b[w12, 16]
// CHECK: immediate must be an integer in range [0, 7].
// CHECK-NEXT: :[[#@LINE+1]]:15
fmla za.s[w8, 8, vgx2], {z0.s, z1.s}, z0.s
// CHECK: operand must be a register in range [w8, w11]
// CHECK-NEXT: :[[#@LINE+1]]:11
fmla za.s[w12, 0, vgx2], {z0.s, z1.s}, z0.s
// CHECK: vector select offset must be an immediate range of the form <immf>:<imml>, where the first immediate is a multiple of 2
smlal za.s[w8, 1:2], z0.h, z0.h
// CHECK: Invalid vector list, expected list with 2 consecutive SVE vectors, where the first vector is a multiple of 2
// CHECK-NEXT: :[[#@LINE+1]]:6
smax {z1.b, z2.b}, {z1.b, z2.b}, z0.b
// CHECK: Invalid restricted vector register, expected z0.b..z15.b
// CHECK-NEXT: :[[#@LINE+1]]:34
smax {z0.b, z1.b}, {z0.b, z1.b}, z16.b
// CHECK: index must be a multiple of 8 in range [0, 56].
movt x0, zt0[57]
