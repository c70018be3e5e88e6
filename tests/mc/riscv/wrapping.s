# With 32 bits, negative numbers may be written without their sign; fp is s0.
# RUN: codewright mc -triple=riscv32 -mattr=+c,+zicbop %s | FileCheck %s
#
addi a0,a0,0xfffffff8
c.addi a0, 0xffffffff
c.addi16sp sp, 0xffffffe0
beq a0,a1,0xfffffffe
lw a0, 0xfffffff8(a1)
sw a0, 0xfffffff8(a1)
c.nop 0xffffffff
j 0xfffffffe
li a0, 0xfffffff8
andi a0,a0,0xfffffff0
c.j 0xfffffffe
xori a0,a0,0xffffff7f
prefetch.r 0xffffffe0(a0)
c.li a0, 0xffffffe0
c.andi a0, 0xffffffe0
addi a0, fp, 1
csrr a0, dscratch

# CHECK: addi a0, a0, -8
# CHECK-NEXT: addi a0, a0, -1
# CHECK-NEXT: addi sp, sp, -32
# CHECK-NEXT: beq a0, a1, -2
# CHECK-NEXT: lw a0, -8(a1)
# CHECK-NEXT: sw a0, -8(a1)
# CHECK-NEXT: c.nop -1
# CHECK-NEXT: j -2
# CHECK-NEXT: li a0, -8
# CHECK-NEXT: andi a0, a0, -16
# CHECK-NEXT: j -2
# CHECK-NEXT: xori a0, a0, -129
# CHECK-NEXT: prefetch.r -32(a0)
# CHECK-NEXT: li a0, -32
# CHECK-NEXT: andi a0, a0, -32
# CHECK-NEXT: addi a0, s0, 1
# CHECK-NEXT: csrr a0, dscratch0
