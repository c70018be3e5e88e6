// Objects for AArch64 do not say which extensions their code uses: instructions of all of them are shown.
// RUN: codewright mc -triple=aarch64 -mattr=+neon,+lse,+sha2 -filetype=obj %s -o %t.o
// RUN: codewright objdump -d %t.o | FileCheck %s

// CHECK-NOT: <unknown>
// CHECK: add v0.4s, v1.4s, v2.4s
// CHECK: sha256h q0, q1, v2.4s
// CHECK: swp w0, w1, [x2]
// CHECK-NOT: <unknown>
add v0.4s, v1.4s, v2.4s
sha256h q0, q1, v2.4s
swp w0, w1, [x2]
