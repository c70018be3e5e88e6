# What is wrong with an operand is said of the operand that fits least.
# RUN: not codewright mc -triple=riscv64 -mattr=+c,+d,+a -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
lw a0, foo(a1)
# CHECK: :[[#@LINE-1]]:11: error: unexpected token
lw a0, 5(6)
# CHECK: :[[#@LINE-1]]:10: error: expected register
lw a0, 5(fa0)
# CHECK: :[[#@LINE-1]]:10: error: invalid operand for instruction
lw a0, 5000(a1)
# CHECK: :[[#@LINE-1]]:8: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
lw a0, 5000(fa0)
# CHECK: :[[#@LINE-1]]:8: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
lw fa0, 5000(fa0)
# CHECK: :[[#@LINE-1]]:4: error: invalid operand for instruction
lw a0, 5
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
lw a0, 5, a1
# CHECK: :[[#@LINE-1]]:11: error: invalid operand for instruction
lw a0, foo, a1
# CHECK: :[[#@LINE-1]]:13: error: invalid operand for instruction
sw a0, 5(fa0)
# CHECK: :[[#@LINE-1]]:10: error: invalid operand for instruction
sw a0, 5000(fa0), a1
# CHECK: :[[#@LINE-1]]:8: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
sw a0, foo(a1)
# CHECK: :[[#@LINE-1]]:11: error: unexpected token
sw a0, 5
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
sw a0, 5, a1
# CHECK: :[[#@LINE-1]]:11: error: invalid operand for instruction
sw a0, foo
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
lb a0, a1(a2)
# CHECK: :[[#@LINE-1]]:10: error: unexpected token
flw fa0, 5(fa1)
# CHECK: :[[#@LINE-1]]:12: error: invalid operand for instruction
flw fa0, 5
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
flw fa0, foo
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
flw fa0, foo, fa1
# CHECK: :[[#@LINE-1]]:15: error: invalid operand for instruction
la a0, 5, 6
# CHECK: :[[#@LINE-1]]:11: error: invalid operand for instruction
la a0, foo, 6
# CHECK: :[[#@LINE-1]]:13: error: invalid operand for instruction
la fa0, foo
# CHECK: :[[#@LINE-1]]:4: error: invalid operand for instruction
li fa0, 5
# CHECK: :[[#@LINE-1]]:4: error: invalid operand for instruction
li a0, 5, 6
# CHECK: :[[#@LINE-1]]:11: error: invalid operand for instruction
lui a0, 0x100000, 5
# CHECK: :[[#@LINE-1]]:9: error: operand must be a symbol with %hi/%tprel_hi specifier or an integer in the range [0, 1048575]
addi a0, 5, 5000
# CHECK: :[[#@LINE-1]]:10: error: invalid operand for instruction
sext.b a0, 5
# CHECK: :[[#@LINE-1]]:12: error: invalid operand for instruction
add a0, a1, 5000
# CHECK: :[[#@LINE-1]]:13: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
add a0, a1, a2, a3
# CHECK: :[[#@LINE-1]]:17: error: expected '%' relocation specifier
add a0, a1, a2, 5
# CHECK: :[[#@LINE-1]]:17: error: expected '%' relocation specifier
add a0, a1, a2, %lo(foo)
# CHECK: :[[#@LINE-1]]:17: error: operand must be a symbol with %tprel_add specifier
sll a0,a1,64
# CHECK: :[[#@LINE-1]]:11: error: immediate must be an integer in the range [0, 63]
jalr a0, a1, a2
# CHECK: :[[#@LINE-1]]:14: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
jalr a0, 5000(a1)
# CHECK: :[[#@LINE-1]]:10: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
jalr a0, a1, 5000
# CHECK: :[[#@LINE-1]]:14: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
jr a0, 5000
# CHECK: :[[#@LINE-1]]:8: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
beq a0, 5, foo
# CHECK: :[[#@LINE-1]]:9: error: invalid operand for instruction
beq a0, a1, 3
# CHECK: :[[#@LINE-1]]:13: error: immediate must be a multiple of 2 bytes in the range [-4096, 4094]
beqz a0, 3
# CHECK: :[[#@LINE-1]]:10: error: immediate must be a multiple of 2 bytes in the range [-4096, 4094]
csrr 5, fcsr
# CHECK: :[[#@LINE-1]]:6: error: invalid operand for instruction
csrrw a0, 5000, a1
# CHECK: :[[#@LINE-1]]:11: error: immediate must be an integer in the range [0, 4095]
csrwi fcsr, 32
# CHECK: :[[#@LINE-1]]:13: error: immediate must be an integer in the range [0, 31]
csrw fcsr, 32
# CHECK: :[[#@LINE-1]]:12: error: immediate must be an integer in the range [0, 31]
fence 5
# CHECK: :[[#@LINE-1]]:7: error: operand must be formed of letters selected in-order from 'iorw' or be 0
fadd.s fa0, fa1, 5, rne
# CHECK: :[[#@LINE-1]]:18: error: invalid operand for instruction
mv a0
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
ret a0
# CHECK: :[[#@LINE-1]]:5: error: invalid operand for instruction
nop 5
# CHECK: :[[#@LINE-1]]:5: error: invalid operand for instruction
ecall 5
# CHECK: :[[#@LINE-1]]:7: error: invalid operand for instruction
