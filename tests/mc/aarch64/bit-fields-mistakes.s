// A field has to be within its register.
// RUN: not codewright mc -triple=aarch64 %s 2>&1 | FileCheck %s

// CHECK: error: requested extract overflows register
// CHECK-NEXT: :[[#@LINE+1]]:1
ubfx x0, x1, #3, #62
// CHECK: error: requested insert overflows register
// CHECK-NEXT: :[[#@LINE+1]]:1
bfi w0, w1, #3, #30
// CHECK: error: requested insert overflows register
// CHECK-NEXT: :[[#@LINE+1]]:1
bfc x0, #60, #5
