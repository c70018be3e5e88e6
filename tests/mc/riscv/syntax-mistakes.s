# An operand that is none is said before anything about instructions.
# RUN: not codewright mc -triple=riscv64 -mattr=+a -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
csrw sbadaddr, zero
# CHECK: :[[#@LINE-1]]:6: warning: 'sbadaddr' is a deprecated alias for 'stval'
addi t0, sp, %modifer(255)
# CHECK: :[[#@LINE-1]]:15: error: invalid relocation specifier
# CHECK: :[[#@LINE-2]]:15: error: unknown operand
lui a0, %foo(x)
# CHECK: :[[#@LINE-1]]:10: error: invalid relocation specifier
# CHECK: :[[#@LINE-2]]:10: error: unknown operand
lui a0, %
# CHECK: :[[#@LINE-1]]:10: error: expected '%' relocation specifier
# CHECK: :[[#@LINE-2]]:10: error: unknown operand
lui a0, %hi
# CHECK: :[[#@LINE-1]]:12: error: expected '('
# CHECK: :[[#@LINE-2]]:12: error: unknown operand
lui a0, %hi foo
# CHECK: :[[#@LINE-1]]:13: error: expected '('
# CHECK: :[[#@LINE-2]]:13: error: unknown operand
lui a0, %hi(foo
# CHECK: :[[#@LINE-1]]:16: error: expected ')'
# CHECK: :[[#@LINE-2]]:16: error: unknown operand
lw a0, %hi(foo)(a1)
# CHECK: :[[#@LINE-1]]:8: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
lw a0, %lo(foo)(a1
# CHECK: :[[#@LINE-1]]:19: error: expected ')'
lw a0, 5(a1
# CHECK: :[[#@LINE-1]]:12: error: expected ')'
lw a0, 5(
# CHECK: :[[#@LINE-1]]:10: error: expected register
lw a0, 5(6)
# CHECK: :[[#@LINE-1]]:10: error: expected register
lw a0, (a1
# CHECK: :[[#@LINE-1]]:11: error: expected ')'
# CHECK: :[[#@LINE-2]]:11: error: unknown operand
lw a0,
# CHECK: :[[#@LINE-1]]:7: error: unknown operand
lw ,a0
# CHECK: :[[#@LINE-1]]:4: error: unknown operand
add a0 a1, a2
# CHECK: :[[#@LINE-1]]:8: error: unexpected token
add a0, a1, a2 a3
# CHECK: :[[#@LINE-1]]:16: error: unexpected token
add a0, , a2
# CHECK: :[[#@LINE-1]]:9: error: unknown operand
add a0, a1, 
# CHECK: :[[#@LINE-1]]:13: error: unknown operand
add
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
add a0, [a1], a2
# CHECK: :[[#@LINE-1]]:9: error: unknown operand
add a0, $a1, a2
# CHECK: :[[#@LINE-1]]:9: error: unknown operand
addi a0, a1, @
# CHECK: :[[#@LINE-1]]:14: error: unknown operand
addi a0, a1, "x"
# CHECK: :[[#@LINE-1]]:14: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
addi a0, a1, 1+
# CHECK: :[[#@LINE-1]]:16: error: unknown token in expression
# CHECK: :[[#@LINE-2]]:16: error: unknown operand
addi a0, a1, (1
# CHECK: :[[#@LINE-1]]:16: error: expected ')'
# CHECK: :[[#@LINE-2]]:16: error: unknown operand
lr.w a0, 5(a0)
# CHECK: :[[#@LINE-1]]:10: error: optional integer offset must be 0
lr.w a0, 0(5)
# CHECK: :[[#@LINE-1]]:12: error: expected register
lr.w a0, 0(a0
# CHECK: :[[#@LINE-1]]:14: error: expected ')'
lr.w a0, foo(a0)
# CHECK: :[[#@LINE-1]]:10: error: expected '(' or optional integer offset
