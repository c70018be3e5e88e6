# Words that only differ in what stands twice, or in how wide elements are, are told apart.

# RUN: codewright mc -triple=aarch64 -disassemble %s | FileCheck %s

# One register twice, and two registers.
[0x41,0x14,0x82,0x1a]
# CHECK: cinc w1, w2, eq
[0x41,0x14,0x83,0x1a]
# CHECK-NEXT: csinc w1, w2, w3, ne
[0x20,0x1c,0xa1,0x4e]
# CHECK-NEXT: mov v0.16b, v1.16b
[0x20,0x1c,0xa2,0x4e]
# CHECK-NEXT: orr v0.16b, v1.16b, v2.16b
# The lowest bit that is set.
[0x20,0x3c,0x13,0x0e]
# CHECK-NEXT: umov w0, v1.b[9]
[0x20,0x3c,0x14,0x0e]
# CHECK-NEXT: mov w0, v1.s[2]
[0x20,0x3c,0x18,0x4e]
# CHECK-NEXT: mov x0, v1.d[1]
# The highest one.
[0x20,0x04,0x0f,0x2f]
# CHECK-NEXT: ushr v0.8b, v1.8b, #1
[0x20,0x04,0x11,0x2f]
# CHECK-NEXT: ushr v0.4h, v1.4h, #15
# A list goes on with the first register.
[0xbe,0x28,0xa5,0x0d]
# CHECK-NEXT: st4 { v30.b, v31.b, v0.b, v1.b }[2], [x5], x5
# Bits that are not looked at, and bits that should be ones.
[0x86,0x2f,0x0c,0x6e]
# CHECK-NEXT: mov v6.s[1], v28.s[1]
[0x03,0x0f,0x0b,0x0e]
# CHECK-NEXT: dup v3.8b, w24
[0x05,0xd5,0xc3,0x08]
# CHECK-NEXT: ldarb w5, [x8]
