# Addresses are loaded in two instructions of which the second names the first by its label.
# RUN: codewright mc -triple=riscv64 %s | FileCheck %s

lla a0, foo
lla a0, foo+4
la a0, foo
lga a0, foo
la.tls.ie a0, foo
la.tls.gd a0, foo
lw a0, foo
sw a0, foo, t0

# CHECK: .Lpcrel_hi0:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo)
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi0)
# CHECK-NEXT: .Lpcrel_hi1:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo+4)
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi1)
# CHECK-NEXT: .Lpcrel_hi2:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo)
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi2)
# CHECK-NEXT: .Lpcrel_hi3:
# CHECK-NEXT: auipc a0, %got_pcrel_hi(foo)
# CHECK-NEXT: ld a0, %pcrel_lo(.Lpcrel_hi3)(a0)
# CHECK-NEXT: .Lpcrel_hi4:
# CHECK-NEXT: auipc a0, %tls_ie_pcrel_hi(foo)
# CHECK-NEXT: ld a0, %pcrel_lo(.Lpcrel_hi4)(a0)
# CHECK-NEXT: .Lpcrel_hi5:
# CHECK-NEXT: auipc a0, %tls_gd_pcrel_hi(foo)
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi5)
# CHECK-NEXT: .Lpcrel_hi6:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo)
# CHECK-NEXT: lw a0, %pcrel_lo(.Lpcrel_hi6)(a0)
# CHECK-NEXT: .Lpcrel_hi7:
# CHECK-NEXT: auipc t0, %pcrel_hi(foo)
# CHECK-NEXT: sw a0, %pcrel_lo(.Lpcrel_hi7)(t0)
