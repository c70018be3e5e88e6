# Tiles of a product are three, and addresses of tiles are not relative to the instruction pointer.
# RUN: not mc -triple=x86_64 %s 2>&1 | FileCheck %s

# CHECK: error: all tmm registers must be distinct
tdpbssd %tmm2, %tmm1, %tmm2
# CHECK: error: all tmm registers must be distinct
tdpbssd %tmm2, %tmm2, %tmm1
# CHECK: error: invalid operand for instruction
tileloadd (%rip), %tmm0
