# Instructions by format and fields, and any bits.
# RUN: codewright mc -triple=riscv64 -mattr=+c -show-encoding %s | FileCheck %s
#
.insn r 0x33, 0, 0, a0, a1, a2
.insn r OP, 0, 0, a0, fa1, a2
.insn r 0x43, 0, 0, fa0, fa1, fa2, fa3
.insn r4 MADD, 0, 0, fa0, fa1, fa2, fa3
.insn i OP_IMM, 0, a0, a1, 13
.insn i LOAD, 0, a0, 4(a1)
.insn i LOAD, 0, a0, (a1)
.insn s STORE, 0, a0, %lo(foo)(a1)
.insn sb BRANCH, 0, a0, a1, foo
.insn u LUI, a0, %hi(foo)
.insn uj JAL, a0, foo
.insn cr 2, 9, a0, a1
.insn ci C1, 0, a0, 13
.insn ciw 0, 0, a0, 13
.insn css 2, 6, a0, 13
.insn cl 0, 2, a0, 4(a1)
.insn cs 0, 2, a0, 4(a1)
.insn ca 1, 0x23, 0, a0, a1
.insn cb 1, 6, a0, foo
.insn cj 1, 5, foo
.insn 0x13
.insn 4, 0x13
.insn 2, 1
.insn 6, 0x1f
.insn 8, 0x3f

# CHECK: .insn r 51, 0, 0, a0, a1, a2 # encoding: [0x33,0x85,0xc5,0x00]
# CHECK-NEXT: .insn r 51, 0, 0, a0, fa1, a2 # encoding: [0x33,0x85,0xc5,0x00]
# CHECK-NEXT: .insn r4 67, 0, 0, fa0, fa1, fa2, fa3 # encoding: [0x43,0x85,0xc5,0x68]
# CHECK-NEXT: .insn r4 67, 0, 0, fa0, fa1, fa2, fa3 # encoding: [0x43,0x85,0xc5,0x68]
# CHECK-NEXT: .insn i 19, 0, a0, a1, 13 # encoding: [0x13,0x85,0xd5,0x00]
# CHECK-NEXT: .insn i 3, 0, a0, 4(a1) # encoding: [0x03,0x85,0x45,0x00]
# CHECK-NEXT: .insn i 3, 0, a0, 0(a1) # encoding: [0x03,0x85,0x05,0x00]
# CHECK-NEXT: .insn s 35, 0, a0, %lo(foo)(a1) # encoding: [0x23'A',0x80'A',0xa5'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: %lo(foo), kind: fixup_riscv_lo12_s
# CHECK-NEXT: .insn b 99, 0, a0, a1, foo # encoding: [0x63'A',A,0xb5'A',A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_branch
# CHECK-NEXT: .insn u 55, a0, %hi(foo) # encoding: [0x37,0bAAAA0101,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %hi(foo), kind: fixup_riscv_hi20
# CHECK-NEXT: .insn j 111, a0, foo # encoding: [0x6f,0bAAAA0101,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_jal
# CHECK-NEXT: .insn cr 2, 9, a0, a1 # encoding: [0x2e,0x95]
# CHECK-NEXT: .insn ci 1, 0, a0, 13 # encoding: [0x35,0x05]
# CHECK-NEXT: .insn ciw 0, 0, a0, 13 # encoding: [0xa8,0x01]
# CHECK-NEXT: .insn css 2, 6, a0, 13 # encoding: [0xaa,0xc6]
# CHECK-NEXT: .insn cl 0, 2, a0, 4(a1) # encoding: [0x88,0x45]
# CHECK-NEXT: .insn cs 0, 2, a0, 4(a1) # encoding: [0x88,0x45]
# CHECK-NEXT: .insn ca 1, 35, 0, a0, a1 # encoding: [0x0d,0x8d]
# CHECK-NEXT: .insn cb 1, 6, a0, foo # encoding: [0x01'A',0xc1'A']
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_rvc_branch
# CHECK-NEXT: .insn cj 1, 5, foo # encoding: [0bAAAAAA01,0b101AAAAA]
# CHECK-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_rvc_jump
# CHECK-NEXT: .insn 0x4, 19 # encoding: [0x13,0x00,0x00,0x00]
# CHECK-NEXT: .insn 0x4, 19 # encoding: [0x13,0x00,0x00,0x00]
# CHECK-NEXT: .insn 0x2, 1 # encoding: [0x01,0x00]
# CHECK-NEXT: .insn 0x6, 31 # encoding: [0x1f,0x00,0x00,0x00,0x00,0x00]
# CHECK-NEXT: .insn 0x8, 63 # encoding: [0x3f,0x00,0x00,0x00,0x00,0x00,0x00,0x00]
