# 16-bit instructions of Zcb, and those that become them.
# RUN: llvm-mc -triple=riscv64 -mattr=+c,+m,+zba,+zbb,+zcb -show-encoding -riscv-no-aliases %s | FileCheck %s
# CHECK: c.lbu a0, 3(a1) # encoding: [0xe8,0x81]
c.lbu a0, 3(a1)
# CHECK: c.lhu a0, 2(a1) # encoding: [0xa8,0x85]
c.lhu a0, 2(a1)
# CHECK: c.lh a0, 2(a1) # encoding: [0xe8,0x85]
c.lh a0, 2(a1)
# CHECK: c.sb a0, 1(a1) # encoding: [0xc8,0x89]
c.sb a0, 1(a1)
# CHECK: c.sh a0, 2(a1) # encoding: [0xa8,0x8d]
c.sh a0, 2(a1)
# CHECK: c.zext.b a0 # encoding: [0x61,0x9d]
c.zext.b a0
# CHECK: c.sext.b a0 # encoding: [0x65,0x9d]
c.sext.b a0
# CHECK: c.zext.h a0 # encoding: [0x69,0x9d]
c.zext.h a0
# CHECK: c.sext.h a0 # encoding: [0x6d,0x9d]
c.sext.h a0
# CHECK: c.zext.w a0 # encoding: [0x71,0x9d]
c.zext.w a0
# CHECK: c.not a0 # encoding: [0x75,0x9d]
c.not a0
# CHECK: c.mul a0, a1 # encoding: [0x4d,0x9d]
c.mul a0, a1
# CHECK: c.lbu a0, 3(a1) # encoding: [0xe8,0x81]
lbu a0, 3(a1)
# CHECK: c.lhu a0, 2(a1) # encoding: [0xa8,0x85]
lhu a0, 2(a1)
# CHECK: c.lh a0, 0(a1) # encoding: [0xc8,0x85]
lh a0, 0(a1)
# CHECK: c.sb a0, 0(a1) # encoding: [0x88,0x89]
sb a0, (a1)
# CHECK: c.sh a0, 2(a1) # encoding: [0xa8,0x8d]
sh a0, 2(a1)
# CHECK: c.zext.b a0 # encoding: [0x61,0x9d]
andi a0, a0, 255
# CHECK: c.not a0 # encoding: [0x75,0x9d]
xori a0, a0, -1
# CHECK: c.not a0 # encoding: [0x75,0x9d]
not a0, a0
# CHECK: c.mul a0, a1 # encoding: [0x4d,0x9d]
mul a0, a1, a0
# CHECK: c.mul a0, a1 # encoding: [0x4d,0x9d]
mul a0, a0, a1
# CHECK: c.zext.w a0 # encoding: [0x71,0x9d]
zext.w a0, a0
# CHECK: c.zext.w a0 # encoding: [0x71,0x9d]
add.uw a0, a0, zero
# CHECK: c.zext.h a0 # encoding: [0x69,0x9d]
zext.h a0, a0
# CHECK: c.sext.b a0 # encoding: [0x65,0x9d]
sext.b a0, a0
# CHECK: c.sext.h a0 # encoding: [0x6d,0x9d]
sext.h a0, a0
# CHECK: c.zext.b a0 # encoding: [0x61,0x9d]
zext.b a0, a0
