// Operands of scalable vectors that do not fit, and what is said of them.

// RUN: not codewright mc -triple=aarch64 -mattr=+sve -filetype=null %s 2>&1 | FileCheck %s

// CHECK: invalid element width
// CHECK-NEXT: :[[#@LINE+1]]:17
abs z0.h, p0/m, z2.b
// CHECK: invalid restricted predicate register, expected p0..p7 (without element suffix)
// CHECK-NEXT: :[[#@LINE+1]]:11
abs z0.b, p8/m, z2.b
// CHECK: Invalid restricted vector register, expected z0.h..z7.h
// CHECK-NEXT: :[[#@LINE+1]]:18
fmla z0.h, z1.h, z8.h[1]
// CHECK: vector lane must be an integer in range [0, 7].
// CHECK-NEXT: :[[#@LINE+1]]:23
fmla z0.h, z1.h, z7.h[8]
// CHECK: index must be a multiple of 2 in range [-16, 14].
// CHECK-NEXT: :[[#@LINE+1]]:34
ld2w { z0.s, z1.s }, p0/z, [x0, #3, mul vl]
// CHECK: immediate must be an integer in range [1, 8].
// CHECK-NEXT: :[[#@LINE+1]]:18
lsr z0.b, z0.b, #9
// CHECK: complex rotation must be 90 or 270.
// CHECK-NEXT: :[[#@LINE+1]]:32
fcadd z0.s, p0/m, z0.s, z0.s, #180
// CHECK: Invalid floating point constant, expected 0.5 or 1.0.
// CHECK-NEXT: :[[#@LINE+1]]:25
fadd z0.s, p0/m, z0.s, #0.25
// CHECK: index must be an integer in range [-32, 31].
// CHECK-NEXT: :[[#@LINE+1]]:16
addvl x0, x1, #32
// CHECK: instruction requires{{.*}}: sve2 or sme
// CHECK-NEXT: :[[#@LINE+1]]:1
saddlb z1.h, z2.b, z3.b
// CHECK: instruction requires{{.*}}: sme2 or sve2p1
// CHECK-NEXT: :[[#@LINE+1]]:1
whilelo { p2.s, p3.s }, x4, x5
// What is written twice is one register.
// CHECK: operand must match destination register
// CHECK-NEXT: :[[#@LINE+1]]:18
sdiv z0.s, p0/m, z1.s, z2.s
