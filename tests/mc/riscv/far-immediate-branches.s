# Branches that compare with a number (Zibi) to what is far, or elsewhere, are the opposite branch around a jump.
# RUN: codewright mc -triple=riscv32 -mattr=+experimental-zibi -filetype=obj %s -o %t.o
# RUN: codewright objdump -d -r --mattr=+experimental-zibi %t.o | FileCheck %s

# CHECK:      bnei a0, 0x5, 0x8
# CHECK-NEXT: j
# CHECK-NEXT: R_RISCV_JAL elsewhere
beqi a0, 5, elsewhere
# CHECK:      beqi a1, -0x1, 0x10
# CHECK-NEXT: j
bnei a1, -1, far
# CHECK:      beqi a2, 0x1, 0x14
# CHECK-NOT:  beqi
beqi a2, 1, near
near:
.zero 8192
far:
