# On 32 bits the global offset table has words.
# RUN: codewright mc -triple=riscv32 -mattr=+f %s | FileCheck %s

lga a0, foo
la.tls.ie a0, foo
flw fa0, foo, t0
fsw fa0, foo, t0

# CHECK: .Lpcrel_hi0:
# CHECK-NEXT: auipc a0, %got_pcrel_hi(foo)
# CHECK-NEXT: lw a0, %pcrel_lo(.Lpcrel_hi0)(a0)
# CHECK-NEXT: .Lpcrel_hi1:
# CHECK-NEXT: auipc a0, %tls_ie_pcrel_hi(foo)
# CHECK-NEXT: lw a0, %pcrel_lo(.Lpcrel_hi1)(a0)
# CHECK-NEXT: .Lpcrel_hi2:
# CHECK-NEXT: auipc t0, %pcrel_hi(foo)
# CHECK-NEXT: flw fa0, %pcrel_lo(.Lpcrel_hi2)(t0)
# CHECK-NEXT: .Lpcrel_hi3:
# CHECK-NEXT: auipc t0, %pcrel_hi(foo)
# CHECK-NEXT: fsw fa0, %pcrel_lo(.Lpcrel_hi3)(t0)
