// Which group of 16 bits of a symbol is meant says where it goes in the register: the shift is in the encoding, not in the text.
// RUN: codewright mc -triple=aarch64 -show-encoding %s | FileCheck %s
// RUN: codewright mc -triple=aarch64 -filetype=obj %s -o %t && codewright objdump -d %t | FileCheck %s --check-prefix=BACK

// CHECK: movz x0, {{#?}}:abs_g3:v // encoding: [0b{{.*}},0xd2]
// BACK: d2e00000
movz x0, #:abs_g3:v
// CHECK: movk x0, {{#?}}:abs_g2_nc:v //
// BACK: f2c00000
movk x0, #:abs_g2_nc:v
// CHECK: movk w0, {{#?}}:tprel_g1_nc:v //
// BACK: 72a00000
movk w0, #:tprel_g1_nc:v
// BACK: 92800000
movn x0, #:abs_g0_s:v
