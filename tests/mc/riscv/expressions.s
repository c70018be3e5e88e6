# A specifier applies to all of an expression; li takes differences of labels.
# RUN: codewright mc -triple=riscv64 -show-encoding %s | FileCheck %s
#
1: nop
2: nop
li a0, 2b-1b
li a0, .L2-.L1
li a0, foo-bar
.L1: nop
.L2:
li a0, .L2-.L1
lui a0, %hi(.L2-.L1)
addi a0,a0,%lo(.L2-.L1)
lui a0, %hi(0x12345678)
addi a0,a0,%lo(0x12345678)
.set X, 5
li a0, X
addi a0, a0, X
addi a0,a0,X+1
lw a0, X(a1)
slli a0,a0,X
.set Y, 7
lw a0, %lo(X)(a0)
li a0, -1 >> 1
li a0, ~5
li a0, 0xffffffffffffffff
li a0, -9223372036854775808
li a0, 1<<40
addi a0, a0, (1<<3)|2
addi a0, a0, 0b101
addi a0, a0, %lo(foo+4)
addi a0, a0, %lo(foo)+4
lw a0, %lo(foo)+4(a1)
beq a0,a1, .+8
j .
j .-4

# CHECK: .Ltmp0:
# CHECK-NEXT: nop # encoding: [0x13,0x00,0x00,0x00]
# CHECK-NEXT: .Ltmp1:
# CHECK-NEXT: nop # encoding: [0x13,0x00,0x00,0x00]
# CHECK-NEXT: addi a0, zero, .Ltmp1-.Ltmp0 # encoding: [0x13,0x05,0bAAAA0000,A]
# CHECK-NEXT: # fixup A - offset: 0, value: .Ltmp1-.Ltmp0, kind: fixup_riscv_12_i
# CHECK-NEXT: addi a0, zero, .L2-.L1 # encoding: [0x13,0x05,0bAAAA0000,A]
# CHECK-NEXT: # fixup A - offset: 0, value: .L2-.L1, kind: fixup_riscv_12_i
# CHECK-NEXT: addi a0, zero, foo-bar # encoding: [0x13,0x05,0bAAAA0000,A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo-bar, kind: fixup_riscv_12_i
# CHECK-NEXT: .L1:
# CHECK-NEXT: nop # encoding: [0x13,0x00,0x00,0x00]
# CHECK-NEXT: .L2:
# CHECK-NEXT: addi a0, zero, .L2-.L1 # encoding: [0x13,0x05,0bAAAA0000,A]
# CHECK-NEXT: # fixup A - offset: 0, value: .L2-.L1, kind: fixup_riscv_12_i
# CHECK-NEXT: lui a0, %hi(.L2-.L1) # encoding: [0x37,0bAAAA0101,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %hi(.L2-.L1), kind: fixup_riscv_hi20
# CHECK-NEXT: addi a0, a0, %lo(.L2-.L1) # encoding: [0x13,0x05,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(.L2-.L1), kind: fixup_riscv_lo12_i
# CHECK-NEXT: lui a0, %hi(305419896) # encoding: [0x37,0bAAAA0101,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %hi(305419896), kind: fixup_riscv_hi20
# CHECK-NEXT: addi a0, a0, %lo(305419896) # encoding: [0x13,0x05,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(305419896), kind: fixup_riscv_lo12_i
# CHECK-NEXT: X = 5
# CHECK-NEXT: li a0, 5 # encoding: [0x13,0x05,0x50,0x00]
# CHECK-NEXT: addi a0, a0, 5 # encoding: [0x13,0x05,0x55,0x00]
# CHECK-NEXT: addi a0, a0, 6 # encoding: [0x13,0x05,0x65,0x00]
# CHECK-NEXT: lw a0, 5(a1) # encoding: [0x03,0xa5,0x55,0x00]
# CHECK-NEXT: slli a0, a0, 5 # encoding: [0x13,0x15,0x55,0x00]
# CHECK-NEXT: Y = 7
# CHECK-NEXT: lw a0, %lo(5)(a0) # encoding: [0x03,0x25,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(5), kind: fixup_riscv_lo12_i
# CHECK-NEXT: li a0, -1 # encoding: [0x13,0x05,0xf0,0xff]
# CHECK-NEXT: srli a0, a0, 1 # encoding: [0x13,0x55,0x15,0x00]
# CHECK-NEXT: li a0, -6 # encoding: [0x13,0x05,0xa0,0xff]
# CHECK-NEXT: li a0, -1 # encoding: [0x13,0x05,0xf0,0xff]
# CHECK-NEXT: li a0, -1 # encoding: [0x13,0x05,0xf0,0xff]
# CHECK-NEXT: slli a0, a0, 63 # encoding: [0x13,0x15,0xf5,0x03]
# CHECK-NEXT: li a0, 1 # encoding: [0x13,0x05,0x10,0x00]
# CHECK-NEXT: slli a0, a0, 40 # encoding: [0x13,0x15,0x85,0x02]
# CHECK-NEXT: addi a0, a0, 10 # encoding: [0x13,0x05,0xa5,0x00]
# CHECK-NEXT: addi a0, a0, 5 # encoding: [0x13,0x05,0x55,0x00]
# CHECK-NEXT: addi a0, a0, %lo(foo+4) # encoding: [0x13,0x05,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(foo+4), kind: fixup_riscv_lo12_i
# CHECK-NEXT: addi a0, a0, %lo(foo+4) # encoding: [0x13,0x05,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(foo+4), kind: fixup_riscv_lo12_i
# CHECK-NEXT: lw a0, %lo(foo+4)(a1) # encoding: [0x03,0xa5,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(foo+4), kind: fixup_riscv_lo12_i
# CHECK-NEXT: .Ltmp2:
# CHECK-NEXT: beq a0, a1, .Ltmp2+8 # encoding: [0x63'A',A,0xb5'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: .Ltmp2+8, kind: fixup_riscv_branch
# CHECK-NEXT: .Ltmp3:
# CHECK-NEXT: j .Ltmp3 # encoding: [0x6f,0bAAAA0000,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: .Ltmp3, kind: fixup_riscv_jal
# CHECK-NEXT: .Ltmp4:
# CHECK-NEXT: jal zero, .Ltmp4-4 # encoding: [0x6f,0bAAAA0000,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: .Ltmp4-4, kind: fixup_riscv_jal
