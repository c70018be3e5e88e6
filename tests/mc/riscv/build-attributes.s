# Asked for, the subtarget is an attribute.
# RUN: codewright mc -triple=riscv64 -mattr=+m,+c -riscv-add-build-attributes %s | FileCheck %s
#
nop

# CHECK: .attribute 5, "rv64i2p1_m2p0_c2p0_zmmul1p0_zca1p0"
# CHECK-NEXT: nop
