// Names of the system are read in any case, have to be known to the subtarget, and registers and operations without a name
// are written by their fields.
// RUN: codewright mc -triple=aarch64 -mattr=+v8.4a,+xs,+nmi -show-encoding %s | FileCheck %s
// RUN: not codewright mc -triple=aarch64 --diagnostics=llvm --defsym=BAD=1 %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: codewright mc -triple=aarch64 -mattr=+v8.4a,+xs,+nmi -filetype=obj %s -o %t
// RUN: codewright objdump -d --mattr=+v8.4a,+xs,+nmi --no-show-raw-insn %t | FileCheck %s --check-prefix=DUMP

.ifndef BAD
// CHECK: mrs x0, CNTVCT_EL0 // encoding: [0x40,0xe0,0x3b,0xd5]
// DUMP: mrs x0, CNTVCT_EL0
mrs x0, cntvct_el0
// CHECK: msr FPCR, x1 // encoding: [0x01,0x44,0x1b,0xd5]
msr fpcr, x1
// CHECK: mrs x2, S3_0_C15_C0_1 // encoding: [0x22,0xf0,0x38,0xd5]
// DUMP: mrs x2, S3_0_C15_C0_1
mrs x2, s3_0_c15_c0_1
// A register that is read by one name and written by another.
// CHECK: mrs x3, DBGDTRRX_EL0 // encoding: [0x03,0x05,0x33,0xd5]
mrs x3, dbgdtrrx_el0
// CHECK: msr DBGDTRTX_EL0, x3 // encoding: [0x03,0x05,0x13,0xd5]
// DUMP: msr DBGDTRTX_EL0, x3
msr dbgdtrtx_el0, x3
// CHECK: msr SPSel, #1 // encoding: [0xbf,0x41,0x00,0xd5]
// DUMP: msr SPSel, #0x1
msr spsel, #1
// CHECK: msr DAIFSet, #2 // encoding: [0xdf,0x42,0x03,0xd5]
msr daifset, #2
// CHECK: msr ALLINT, #1 // encoding: [0x1f,0x41,0x01,0xd5]
// DUMP: msr ALLINT, #0x1
msr allint, 1
// CHECK: dsb sy // encoding: [0x9f,0x3f,0x03,0xd5]
dsb SY
// CHECK: dsb synxs // encoding: [0x3f,0x3e,0x03,0xd5]
dsb synXS
// CHECK: ic ialluis // encoding: [0x1f,0x71,0x08,0xd5]
IC IALLUIS
// CHECK: dc zva, x4 // encoding: [0x24,0x74,0x0b,0xd5]
// DUMP: dc zva, x4
dc ZVA, x4
// CHECK: at s1e1rp, x5 // encoding: [0x05,0x79,0x08,0xd5]
at S1E1RP, x5
// CHECK: tlbi rvae1osnxs, x6 // encoding: [0x26,0x95,0x08,0xd5]
// DUMP: tlbi rvae1osnxs, x6
tlbi RVAE1OSnXS, x6
// CHECK: sys #3, c7, c4, #7, x8 // encoding: [0xe8,0x74,0x0b,0xd5]
// DUMP: sys #0x3, c7, c4, #0x7, x8
sys #3, c7, c4, #7, x8
.else
// ERROR: [[@LINE+1]]:9: error: expected readable system register
mrs x0, osdtrtx
// Only written.
// ERROR: [[@LINE+1]]:9: error: expected readable system register
mrs x0, oslar_el1
// ERROR: [[@LINE+1]]:5: error: expected writable system register or pstate
msr pan, #1
// ERROR: [[@LINE+1]]:4: error: AT S1E1RP requires: pan-rwv
at s1e1rp, x0
// ERROR: [[@LINE+1]]:4: error: invalid operand for DC instruction
dc all, x0
// ERROR: [[@LINE+1]]:1: error: instruction requires: lse
ldadd x0, x1, [x2]
.endif
