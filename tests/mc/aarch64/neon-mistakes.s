// Vector operands that do not fit.

// RUN: not codewright mc -triple=aarch64 -filetype=null %s 2>&1 | FileCheck %s

// CHECK: invalid operand for instruction
// CHECK-NEXT: :[[#@LINE+1]]:13
add v0.16b, v1.8b, v2.16b
// CHECK: invalid operand for instruction
// CHECK-NEXT: :[[#@LINE+1]]:5
add v32.16b, v1.16b, v2.16b
// CHECK: invalid operand for instruction
// CHECK-NEXT: :[[#@LINE+1]]:5
ld2 { v0.16b, v2.16b }, [x0]
// CHECK: invalid operand for instruction
// CHECK-NEXT: :[[#@LINE+1]]:5
ld4 { v0.16b - v2.16b }, [x0]
// The index of an element of 16 bits leaves four bits for the register.
// CHECK: invalid operand for instruction
// CHECK-NEXT: :[[#@LINE+1]]:19
mla v0.4h, v1.4h, v16.h[0]
// CHECK: instruction requires: aes
// CHECK-NEXT: :[[#@LINE+1]]:1
aese v0.16b, v1.16b
