# The options of RISC-V switch extensions, relaxation and the meaning of la; push and pop keep them.
# RUN: codewright mc -triple=riscv64 -show-encoding %s | FileCheck %s
#
.option push
.option rvc
addi a0, a0, 1
.option norvc
addi a0, a0, 1
.option pic
la a0, foo
.option pop
la a0, foo
.option arch, +zba, +c
sh1add a0, a1, a2
mv a0, a1
.option arch, -zba
.option arch, rv64imafdc
fld fa0, 0(a0)
.option exact
addi a0, a0, 1
c.addi a0, 1
.option noexact
.option relax
.option norelax

# CHECK: .option push
# CHECK-NEXT: .option rvc
# CHECK-NEXT: addi a0, a0, 1 # encoding: [0x05,0x05]
# CHECK-NEXT: .option norvc
# CHECK-NEXT: addi a0, a0, 1 # encoding: [0x13,0x05,0x15,0x00]
# CHECK-NEXT: .option pic
# CHECK-NEXT: .Lpcrel_hi0:
# CHECK-NEXT: auipc a0, %got_pcrel_hi(foo) # encoding: [0x17,0x05,0x00,0x00]
# CHECK-NEXT: # fixup A - offset: 0, value: %got_pcrel_hi(foo), relocation type: 20
# CHECK-NEXT: ld a0, %pcrel_lo(.Lpcrel_hi0)(a0) # encoding: [0x03,0x35,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %pcrel_lo(.Lpcrel_hi0), kind: fixup_riscv_pcrel_lo12_i
# CHECK-NEXT: .option pop
# CHECK-NEXT: .Lpcrel_hi1:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo) # encoding: [0x17,0bAAAA0101,A,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %pcrel_hi(foo), kind: fixup_riscv_pcrel_hi20
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi1) # encoding: [0x13,0x05,0bAAAA0101,A]
# CHECK-NEXT: # fixup A - offset: 0, value: %pcrel_lo(.Lpcrel_hi1), kind: fixup_riscv_pcrel_lo12_i
# CHECK-NEXT: .option arch, +zba, +c
# CHECK-NEXT: sh1add a0, a1, a2 # encoding: [0x33,0xa5,0xc5,0x20]
# CHECK-NEXT: mv a0, a1 # encoding: [0x2e,0x85]
# CHECK-NEXT: .option arch, -zba
# CHECK-NEXT: .option arch, rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0
# CHECK-NEXT: fld fa0, 0(a0) # encoding: [0x08,0x21]
# CHECK-NEXT: .option exact
# CHECK-NEXT: addi a0, a0, 1 # encoding: [0x13,0x05,0x15,0x00]
# CHECK-NEXT: addi a0, a0, 1 # encoding: [0x05,0x05]
# CHECK-NEXT: .option noexact
# CHECK-NEXT: .option relax
# CHECK-NEXT: .option norelax
