# Compressed instructions that do nothing keep their names.
# RUN: not codewright mc -triple=riscv64 -mattr=+c -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
c.addi zero, 1
c.addi zero, 0
c.nop 1
c.nop 0
# CHECK: :[[#@LINE-1]]:7: error: immediate must be non-zero in the range [-32, 31]
c.li zero, 1
c.li zero, 0
c.lui zero, 1
c.lui zero, 0
# CHECK: :[[#@LINE-1]]:13: error: immediate must be in [0xfffe0, 0xfffff] or [1, 31]
c.mv zero, a0
c.add zero, a0
c.slli zero, 1
c.slli a0, 0
c.slli zero, 0
c.srli a0, 0
c.srai a0, 0
c.slli64 a0
c.srli64 a0
c.srai64 a0
c.slli64 zero
c.addi a0, 0
c.addi x0, x0, 1
# CHECK: :[[#@LINE-1]]:12: error: immediate must be an integer in the range [-32, 31]
c.mv zero, zero
# CHECK: :[[#@LINE-1]]:12: error: register must be a GPR excluding zero (x0)
c.addiw a0, 0
c.addi16sp sp, 0
# CHECK: :[[#@LINE-1]]:16: error: immediate must be a multiple of 16 bytes and non-zero in the range [-512, 496]
c.addi4spn a0, sp, 0
# CHECK: :[[#@LINE-1]]:20: error: immediate must be a multiple of 4 bytes in the range [4, 1020]
c.lui a0, -1
# CHECK: :[[#@LINE-1]]:11: error: immediate must be in [0xfffe0, 0xfffff] or [1, 31]
c.li a0, 40
# CHECK: :[[#@LINE-1]]:10: error: immediate must be an integer in the range [-32, 31]
c.andi a0, 33
# CHECK: :[[#@LINE-1]]:12: error: immediate must be an integer in the range [-32, 31]
