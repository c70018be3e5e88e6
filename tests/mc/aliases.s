# Mnemonics that stand for others, then texts that stand for instructions: operands swapped, repeated, fixed; with features;
# printed or not.
# RUN: mc -target-td=%S/Inputs/aliases.td -mattr=+short -show-inst %s | FileCheck %s
# RUN: not mc -target-td=%S/Inputs/aliases.td --defsym ERR=1 -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR

difference r1, r2, r3
# CHECK: sub r1, r2, r3
# CHECK-SAME: SUB
# CHECK-NEXT: Reg:R1
# CHECK-NEXT: Reg:R2
# CHECK-NEXT: Reg:R3
rsub r1, r2, r3
# CHECK: sub r1, r3, r2
# CHECK-SAME: SUB
# CHECK-NEXT: Reg:R1
# CHECK-NEXT: Reg:R3
# CHECK-NEXT: Reg:R2
zero r2
# CHECK: clr r2
# CHECK-SAME: SUB
# CHECK-COUNT-3: Reg:R2
sub r3, r3, r3
# CHECK: clr r3
sub r2, r0, r3
# CHECK: neg r2, r3
minus r2, r3
# CHECK: sub r2, r1, r3
n r2
# CHECK: neg r2, r2
# ERR: :[[#@LINE-2]]:1: error: instruction requires the following: 'short' (Short names)
.ifdef ERR
difference r1
# ERR: :[[#@LINE-1]]:1: error: too few operands for instruction
.endif
