// What follows `movprfx` must change the register that it writes, read it nowhere else, and have its predicate and its elements.

// RUN: not codewright mc -triple=aarch64 -mattr=+sve2 -filetype=null %s 2>&1 | FileCheck %s --implicit-check-not=error:

movprfx z0, z7
abs z0.d, p0/m, z1.d
movprfx z0.d, p0/m, z7.d
add z0.d, p0/m, z0.d, z1.d
movprfx z0, z7
// CHECK: error: instruction is unpredictable when following a movprfx, suggest replacing movprfx with mov
// CHECK-NEXT: :[[#@LINE+1]]:1
add z0.d, z1.d, z2.d
movprfx z0, z7
// CHECK: error: instruction is unpredictable when following a movprfx, suggest replacing movprfx with mov
// CHECK-NEXT: :[[#@LINE+1]]:1
add x0, x1, x2
movprfx z0, z7
brk #1
movprfx z0, z7
// CHECK: error: instruction is unpredictable when following a movprfx, suggest replacing movprfx with mov
// CHECK-NEXT: :[[#@LINE+1]]:1
addhnt z0.b, z1.h, z2.h
movprfx z0, z7
// CHECK: error: instruction is unpredictable when following a movprfx writing to a different destination
// CHECK-NEXT: :[[#@LINE+1]]:5
abs z2.d, p0/m, z1.d
movprfx z0, z7
// CHECK: error: instruction is unpredictable when following a movprfx and destination also used as non-destructive source
// CHECK-NEXT: :[[#@LINE+1]]:5
abs z0.d, p0/m, z0.d
movprfx z0.d, p0/z, z7.d
// CHECK: error: instruction is unpredictable when following a predicated movprfx using a different general predicate
// CHECK-NEXT: :[[#@LINE+1]]:1
abs z0.d, p1/m, z1.d
movprfx z0.d, p0/z, z7.d
// CHECK: error: instruction is unpredictable when following a predicated movprfx with a different element size
// CHECK-NEXT: :[[#@LINE+1]]:1
abs z0.s, p0/m, z1.s
movprfx z0.d, p0/z, z7.d
// CHECK: error: instruction is unpredictable when following a predicated movprfx, suggest using unpredicated movprfx
// CHECK-NEXT: :[[#@LINE+1]]:1
sdot z0.d, z1.h, z2.h
movprfx z0.d, p0/z, z7.d
// CHECK: error: instruction is unpredictable when following a predicated movprfx, suggest using unpredicated movprfx
// CHECK-NEXT: :[[#@LINE+1]]:1
clasta z0.d, p0, z0.d, z1.d
