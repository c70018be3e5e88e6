// Directives that say which instructions there are, words in place of instructions, and other names of registers.
// RUN: codewright mc -triple=aarch64 -show-encoding %s | FileCheck %s
// RUN: not codewright mc -triple=aarch64 --diagnostics=llvm --defsym=BAD=1 %s 2>&1 | FileCheck %s --check-prefix=ERROR

.ifndef BAD
.arch armv8.2-a+crc+nosimd
// CHECK: ldadd x0, x1, [x2]
ldadd x0, x1, [x2]
.arch_extension bti
// CHECK: bti c
bti c
.cpu cortex-a53+sve
// CHECK: add v0.16b, v1.16b, v2.16b
add v0.16b, v1.16b, v2.16b
// CHECK: .inst 3573751839 // encoding: [0x1f,0x20,0x03,0xd5]
.inst 0xd503201f
count .req x5
// CHECK: add x5, x5, #1
add COUNT, count, #1
.unreq count
count .req w6
// CHECK: add w6, w6, #1
add count, count, #1
.else
// ERROR: [[@LINE+1]]:7: error: unknown arch name
.arch armv1-a
// ERROR: [[@LINE+1]]:15: error: unsupported architectural extension: nsense
.arch armv8-a+nonsense
// ERROR: [[@LINE+1]]:6: error: unknown CPU name
.cpu pentium
.arch armv8-a+nosimd
// ERROR: [[@LINE+1]]:1: error: instruction requires: neon
add v0.16b, v1.16b, v2.16b
// ERROR: [[@LINE+1]]:11: error: register name or alias expected
name .req 17
.endif
