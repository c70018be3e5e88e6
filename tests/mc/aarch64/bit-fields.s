// Fields of registers are written by their position and width, whichever way they are read. The encoding has the first and
// the last bit. Clearing a field has a name of its own from v8.2 on. None of this is an alias that can be turned off.
// RUN: codewright mc -triple=aarch64 -show-encoding %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: codewright mc -triple=aarch64 -mattr=+v8.2a %s | FileCheck %s --check-prefixes=CHECK,NEW
// RUN: codewright mc -triple=aarch64 -M no-aliases %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: codewright mc -triple=aarch64 -filetype=obj %s -o %t && codewright objdump -d %t | FileCheck %s --check-prefix=BACK

ubfx x0, x1, #3, #4
// CHECK: ubfx x0, x1, #3, #4
// BACK: d3431820 ubfx x0, x1, #0x3, #0x4
ubfm w0, w1, #31, #30
// CHECK: lsl w0, w1, #1
// BACK: 531f7820 lsl w0, w1, #0x1
ubfm x0, x1, #62, #60
// CHECK: ubfiz x0, x1, #2, #61
// BACK: d37ef020 ubfiz x0, x1, #0x2, #0x3d
ubfiz x0, x1, #0, #64
// CHECK: lsr x0, x1, #0
// BACK: d340fc20 lsr x0, x1, #0x0
sbfm w0, w1, #31, #31
// CHECK: asr w0, w1, #31
// BACK: 131f7c20 asr w0, w1, #0x1f
sbfiz w0, w1, #4, #8
// CHECK: sbfiz w0, w1, #4, #8
// BACK: 131c1c20 sbfiz w0, w1, #0x4, #0x8
sbfx x0, x1, #0, #8
// CHECK: sxtb x0, w1
// BACK: 93401c20 sxtb x0, w1
sbfx x0, xzr, #0, #32
// CHECK: sxtw x0, wzr
// BACK: 93407fe0 sxtw x0, wzr
ubfx w0, w1, #0, #16
// CHECK: uxth w0, w1
// BACK: 53003c20 uxth w0, w1
bfxil x0, x1, #3, #61
// CHECK: bfxil x0, x1, #3, #61
// BACK: b343fc20 bfxil x0, x1, #0x3, #0x3d
bfi w0, w1, #1, #31
// CHECK: bfi w0, w1, #1, #31
// BACK: 331f7820 bfi w0, w1, #0x1, #0x1f
bfc x0, #3, #4
// OLD: bfi x0, xzr, #3, #4
// NEW: bfc x0, #3, #4
// BACK: b37d0fe0
