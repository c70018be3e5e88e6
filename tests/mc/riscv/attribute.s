# Attributes are kept by number; instruction sets in their canonical form.
# RUN: codewright mc -triple=riscv32 %s | FileCheck %s
#
.attribute stack_align, 16
.attribute arch, "rv32imac"
.attribute unaligned_access, 0
.attribute priv_spec, 2
.attribute Tag_arch, "rv32if_zba_sstc_svinval"
.attribute 5, "rv64gc"
.attribute 32, 5
.attribute 33, "abc"

# CHECK: .attribute 4, 16
# CHECK-NEXT: .attribute 5, "rv32i2p1_m2p0_a2p1_c2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0"
# CHECK-NEXT: .attribute 6, 0
# CHECK-NEXT: .attribute 8, 2
# CHECK-NEXT: .attribute 5, "rv32i2p1_f2p2_zicsr2p0_zba1p0_sstc1p0_svinval1p0"
# CHECK-NEXT: .attribute 5, "rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zifencei2p0_zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"
# CHECK-NEXT: .attribute 32, 5
# CHECK-NEXT: .attribute 33, "abc"
