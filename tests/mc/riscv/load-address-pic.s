# In position-independent code, la reads the global offset table.
# RUN: codewright mc -triple=riscv64 -position-independent %s | FileCheck %s
#
la a0, foo
lla a0, foo
la a0, 0x12345

# CHECK: .Lpcrel_hi0:
# CHECK-NEXT: auipc a0, %got_pcrel_hi(foo)
# CHECK-NEXT: ld a0, %pcrel_lo(.Lpcrel_hi0)(a0)
# CHECK-NEXT: .Lpcrel_hi1:
# CHECK-NEXT: auipc a0, %pcrel_hi(foo)
# CHECK-NEXT: addi a0, a0, %pcrel_lo(.Lpcrel_hi1)
# CHECK-NEXT: lui a0, 18
# CHECK-NEXT: addi a0, a0, 837
