# Instructions are shortened where the compressed extension has them, and printed as they were.
# RUN: codewright mc -triple=riscv64 -mattr=+c,+d -show-encoding %s | FileCheck %s --check-prefix=RUN1
# RUN: codewright mc -triple=riscv64 -mattr=+c,+d -M no-aliases %s | FileCheck %s --check-prefix=RUN2

addi a0, a0, 4
addi a0, a0, 0
addi a0, sp, 16
addi sp, sp, -32
addi a0, zero, 31
addi a0, zero, 32
addi a0, a1, 0
add a0, zero, a1
add a0, a0, a1
add a0, a1, a0
lui a0, 31
lui a0, 32
lui sp, 1
lui a0, 0xfffff
addiw a0, a0, 1
slli a0, a0, 63
srli s0, s0, 1
srai s0, s0, 64-1
andi s0, s0, -1
sub s0, s0, s1
xor s0, s1, s0
addw s0, s0, s1
subw s0, s1, s0
lw s0, 124(s1)
lw s0, 128(s1)
lw ra, 4(sp)
lw zero, 4(sp)
ld s0, 8(s1)
sd ra, 504(sp)
sw s0, 8(s1)
fld fs0, 8(s1)
fsd fa0, 8(sp)
j foo
j foo+4
jal foo
beqz s0, foo
beq zero, s0, foo
bnez t0, foo
jr ra
jalr a0
ret
ebreak
nop
unimp
c.addi a0, 1
c.nop
c.li zero, 5

# RUN1: addi a0, a0, 4 # encoding: [0x11,0x05]
# RUN1-NEXT: mv a0, a0 # encoding: [0x2a,0x85]
# RUN1-NEXT: addi a0, sp, 16 # encoding: [0x08,0x08]
# RUN1-NEXT: addi sp, sp, -32 # encoding: [0x01,0x11]
# RUN1-NEXT: li a0, 31 # encoding: [0x7d,0x45]
# RUN1-NEXT: li a0, 32 # encoding: [0x13,0x05,0x00,0x02]
# RUN1-NEXT: mv a0, a1 # encoding: [0x2e,0x85]
# RUN1-NEXT: mv a0, a1 # encoding: [0x2e,0x85]
# RUN1-NEXT: add a0, a0, a1 # encoding: [0x2e,0x95]
# RUN1-NEXT: add a0, a0, a1 # encoding: [0x2e,0x95]
# RUN1-NEXT: lui a0, 31 # encoding: [0x7d,0x65]
# RUN1-NEXT: lui a0, 32 # encoding: [0x37,0x05,0x02,0x00]
# RUN1-NEXT: lui sp, 1 # encoding: [0x37,0x11,0x00,0x00]
# RUN1-NEXT: lui a0, 1048575 # encoding: [0x7d,0x75]
# RUN1-NEXT: addiw a0, a0, 1 # encoding: [0x05,0x25]
# RUN1-NEXT: slli a0, a0, 63 # encoding: [0x7e,0x15]
# RUN1-NEXT: srli s0, s0, 1 # encoding: [0x05,0x80]
# RUN1-NEXT: srai s0, s0, 63 # encoding: [0x7d,0x94]
# RUN1-NEXT: andi s0, s0, -1 # encoding: [0x7d,0x98]
# RUN1-NEXT: sub s0, s0, s1 # encoding: [0x05,0x8c]
# RUN1-NEXT: xor s0, s0, s1 # encoding: [0x25,0x8c]
# RUN1-NEXT: addw s0, s0, s1 # encoding: [0x25,0x9c]
# RUN1-NEXT: subw s0, s1, s0 # encoding: [0x3b,0x84,0x84,0x40]
# RUN1-NEXT: lw s0, 124(s1) # encoding: [0xe0,0x5c]
# RUN1-NEXT: lw s0, 128(s1) # encoding: [0x03,0xa4,0x04,0x08]
# RUN1-NEXT: lw ra, 4(sp) # encoding: [0x92,0x40]
# RUN1-NEXT: lw zero, 4(sp) # encoding: [0x03,0x20,0x41,0x00]
# RUN1-NEXT: ld s0, 8(s1) # encoding: [0x80,0x64]
# RUN1-NEXT: sd ra, 504(sp) # encoding: [0x86,0xff]
# RUN1-NEXT: sw s0, 8(s1) # encoding: [0x80,0xc4]
# RUN1-NEXT: fld fs0, 8(s1) # encoding: [0x80,0x24]
# RUN1-NEXT: fsd fa0, 8(sp) # encoding: [0x2a,0xa4]
# RUN1-NEXT: j foo # encoding: [0bAAAAAA01,0b101AAAAA]
# RUN1-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_rvc_jump
# RUN1-NEXT: jal zero, foo+4 # encoding: [0x6f,0bAAAA0000,A,A]
# RUN1-NEXT: # fixup A - offset: 0, value: foo+4, kind: fixup_riscv_jal
# RUN1-NEXT: jal foo # encoding: [0xef,0bAAAA0000,A,A]
# RUN1-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_jal
# RUN1-NEXT: beqz s0, foo # encoding: [0x01'A',0xc0'A']
# RUN1-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_rvc_branch
# RUN1-NEXT: beqz s0, foo # encoding: [0x01'A',0xc0'A']
# RUN1-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_rvc_branch
# RUN1-NEXT: bnez t0, foo # encoding: [0x63'A',0x90'A',0x02'A',A]
# RUN1-NEXT: # fixup A - offset: 0, value: foo, kind: fixup_riscv_branch
# RUN1-NEXT: ret # encoding: [0x82,0x80]
# RUN1-NEXT: jalr a0 # encoding: [0x02,0x95]
# RUN1-NEXT: ret # encoding: [0x82,0x80]
# RUN1-NEXT: ebreak # encoding: [0x02,0x90]
# RUN1-NEXT: nop # encoding: [0x01,0x00]
# RUN1-NEXT: unimp # encoding: [0x00,0x00]
# RUN1-NEXT: addi a0, a0, 1 # encoding: [0x05,0x05]
# RUN1-NEXT: nop # encoding: [0x01,0x00]
# RUN1-NEXT: c.li zero, 5 # encoding: [0x15,0x40]
# RUN2: c.addi a0, 4
# RUN2-NEXT: c.mv a0, a0
# RUN2-NEXT: c.addi4spn a0, sp, 16
# RUN2-NEXT: c.addi sp, -32
# RUN2-NEXT: c.li a0, 31
# RUN2-NEXT: addi a0, zero, 32
# RUN2-NEXT: c.mv a0, a1
# RUN2-NEXT: c.mv a0, a1
# RUN2-NEXT: c.add a0, a1
# RUN2-NEXT: c.add a0, a1
# RUN2-NEXT: c.lui a0, 31
# RUN2-NEXT: lui a0, 32
# RUN2-NEXT: lui sp, 1
# RUN2-NEXT: c.lui a0, 1048575
# RUN2-NEXT: c.addiw a0, 1
# RUN2-NEXT: c.slli a0, 63
# RUN2-NEXT: c.srli s0, 1
# RUN2-NEXT: c.srai s0, 63
# RUN2-NEXT: c.andi s0, -1
# RUN2-NEXT: c.sub s0, s1
# RUN2-NEXT: c.xor s0, s1
# RUN2-NEXT: c.addw s0, s1
# RUN2-NEXT: subw s0, s1, s0
# RUN2-NEXT: c.lw s0, 124(s1)
# RUN2-NEXT: lw s0, 128(s1)
# RUN2-NEXT: c.lwsp ra, 4(sp)
# RUN2-NEXT: lw zero, 4(sp)
# RUN2-NEXT: c.ld s0, 8(s1)
# RUN2-NEXT: c.sdsp ra, 504(sp)
# RUN2-NEXT: c.sw s0, 8(s1)
# RUN2-NEXT: c.fld fs0, 8(s1)
# RUN2-NEXT: c.fsdsp fa0, 8(sp)
# RUN2-NEXT: c.j foo
# RUN2-NEXT: jal zero, foo+4
# RUN2-NEXT: jal ra, foo
# RUN2-NEXT: c.beqz s0, foo
# RUN2-NEXT: c.beqz s0, foo
# RUN2-NEXT: bne t0, zero, foo
# RUN2-NEXT: c.jr ra
# RUN2-NEXT: c.jalr a0
# RUN2-NEXT: c.jr ra
# RUN2-NEXT: c.ebreak
# RUN2-NEXT: c.nop
# RUN2-NEXT: c.unimp
# RUN2-NEXT: c.addi a0, 1
# RUN2-NEXT: c.nop
# RUN2-NEXT: c.li zero, 5
