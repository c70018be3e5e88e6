# Lists of registers that are none, and stacks that do not fit them.
# RUN: not codewright mc -triple=riscv32 -mattr=+zcmp -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: stack adjustment for register list must be a multiple of 16 bytes in the range [-64, -16]
cm.push {ra, s0-s2}, -20
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: stack adjustment for register list must be a multiple of 16 bytes in the range [64, 112]
cm.pop {ra, s0-s11}, 16
# CHECK: [[#@LINE+1]]:11: error: operand must be {ra [, s0[-sN]]} or {x1 [, x8[-x9][, x18[-xN]]]}
cm.popret ra, 16
# CHECK: [[#@LINE+1]]:{{[0-9]+}}: error: rs1 and rs2 must be different
cm.mvsa01 s0, s0
# CHECK: [[#@LINE+1]]:15: error: invalid operand for instruction
cm.mvsa01 s0, a0
