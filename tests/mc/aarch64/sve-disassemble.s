# Words of which the preferred way to write depends on values and on what stands twice.

# RUN: codewright mc -triple=aarch64 -mattr=+sve -disassemble %s | FileCheck %s

[0x83,0x50,0x84,0x25]
# CHECK: mov p3.b, p4.b
[0x83,0x50,0x85,0x25]
# CHECK-NEXT: orr p3.b, p4/z, p4.b, p5.b
[0x41,0x20,0x22,0x05]
# CHECK-NEXT: mov z1.h, h2
[0x41,0x20,0x26,0x05]
# CHECK-NEXT: mov z1.h, z2.h[1]
# Zero, shifted, is not zero.
[0x01,0xc0,0x78,0x25]
# CHECK-NEXT: mov z1.h, #0
[0x01,0xe0,0x78,0x25]
# CHECK-NEXT: mov z1.h, #0, lsl #8
# A constant of 8 bits, and one that no byte makes.
[0xa1,0x3e,0xc0,0x05]
# CHECK-NEXT: dupm z1.b, #0x7e
[0xa1,0x7d,0xc0,0x05]
# CHECK-NEXT: mov z1.h, #32766
# A list that goes around.
[0x1f,0xe0,0x60,0xa5]
# CHECK-NEXT: ld4w { z31.s, z0.s, z1.s, z2.s }, p0/z, [x0]
[0x1c,0xe0,0x60,0xa5]
# CHECK-NEXT: ld4w { z28.s - z31.s }, p0/z, [x0]
[0xdf,0xf3,0x20,0x04]
# CHECK-NEXT: sqincb xzr, wzr, mul3{{$}}
