# Constants of 32 bits take one or two instructions.
# RUN: codewright mc -triple=riscv32 %s | FileCheck %s --check-prefix=RUN1
# RUN: codewright mc -triple=riscv32 -mattr=+zbs %s | FileCheck %s --check-prefix=RUN2

li a0, 0
li a0, 2048
li a0, 0x80000000
li a0, 0xffffffff
li a0, -1
li a0, 0x12345fff

# RUN1: li a0, 0
# RUN1-NEXT: li a0, 1
# RUN1-NEXT: slli a0, a0, 11
# RUN1-NEXT: lui a0, 524288
# RUN1-NEXT: li a0, -1
# RUN1-NEXT: li a0, -1
# RUN1-NEXT: lui a0, 74566
# RUN1-NEXT: addi a0, a0, -1
# RUN2: li a0, 0
# RUN2-NEXT: bseti a0, zero, 11
# RUN2-NEXT: lui a0, 524288
# RUN2-NEXT: li a0, -1
# RUN2-NEXT: li a0, -1
# RUN2-NEXT: lui a0, 74566
# RUN2-NEXT: addi a0, a0, -1
