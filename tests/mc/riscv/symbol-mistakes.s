# Where a symbol is expected, the name of a register is one; elsewhere it is not.
# RUN: not codewright mc -triple=riscv64 -mattr=+c,+d,+a -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
beq a0,a1,a2
# CHECK: :[[#@LINE-1]]:11: error: immediate must be a multiple of 2 bytes in the range [-4096, 4094]
c.j a0
# CHECK: :[[#@LINE-1]]:5: error: immediate must be a multiple of 2 bytes in the range [-2048, 2046]
c.beqz a0,a1
# CHECK: :[[#@LINE-1]]:11: error: immediate must be a multiple of 2 bytes in the range [-256, 254]
lla a0, a1
lui a0, a1
# CHECK: :[[#@LINE-1]]:9: error: operand must be a symbol with %hi/%tprel_hi specifier or an integer in the range [0, 1048575]
addi a0,a0,a1
# CHECK: :[[#@LINE-1]]:12: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
jump a0, a1
la.tls.gd a0, a1
call a0, a1
call a0
sw a0, a1, a2
sw a0, a1
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
j a0
jal a0
jal a0, a1
beqz a0, a1
# CHECK: :[[#@LINE-1]]:10: error: immediate must be a multiple of 2 bytes in the range [-4096, 4094]
jal
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
jal a0, 5
# CHECK: :[[#@LINE-1]]:9: error: immediate must be a multiple of 2 bytes in the range [-1048576, 1048574]
csrr a0, a1
# CHECK: :[[#@LINE-1]]:10: error: operand must be a valid system register name or an integer in the range [0, 4095]
csrr a0, foo
# CHECK: :[[#@LINE-1]]:10: error: operand must be a valid system register name or an integer in the range [0, 4095]
li a0, a1
# CHECK: :[[#@LINE-1]]:8: error: operand must be a constant 64-bit integer
slli a0, a0, a1
# CHECK: :[[#@LINE-1]]:14: error: immediate must be an integer in the range [0, 63]
add a0, a0, tp, a1
# CHECK: :[[#@LINE-1]]:17: error: expected '%' relocation specifier
auipc a0, a1
# CHECK: :[[#@LINE-1]]:11: error: operand must be a symbol with a %pcrel_hi/%got_pcrel_hi/%tls_ie_pcrel_hi/%tls_gd_pcrel_hi specifier or an integer in the range [0, 1048575]
fence a0, a1
# CHECK: :[[#@LINE-1]]:7: error: operand must be formed of letters selected in-order from 'iorw' or be 0
bgt a0,a1,a2
# CHECK: :[[#@LINE-1]]:11: error: immediate must be a multiple of 2 bytes in the range [-4096, 4094]
c.lui sp, 1
# CHECK: :[[#@LINE-1]]:7: error: register must be a GPR excluding sp (x2)
c.lui zero, 1
c.addi4spn a0, a1, 16
# CHECK: :[[#@LINE-1]]:16: error: register must be sp (x2)
c.addi16sp a0, 16
# CHECK: :[[#@LINE-1]]:12: error: register must be sp (x2)
c.lui a0, 0
# CHECK: :[[#@LINE-1]]:11: error: immediate must be in [0xfffe0, 0xfffff] or [1, 31]
c.mv a0, zero
# CHECK: :[[#@LINE-1]]:10: error: register must be a GPR excluding zero (x0)
c.add a0, zero
# CHECK: :[[#@LINE-1]]:11: error: register must be a GPR excluding zero (x0)
add a0, a0, t0, %tprel_add(foo)
# CHECK: :[[#@LINE-1]]:13: error: the second input operand must be tp/x4 when using %tprel_add specifier
lw a0, foo, a1
# CHECK: :[[#@LINE-1]]:13: error: invalid operand for instruction
flw fa0, foo, zero
sw a0, foo, zero
fadd.s fa0, fa0, fa0, foo
# CHECK: :[[#@LINE-1]]:23: error: operand must be a valid floating point rounding mode mnemonic
fadd.s fa0, fa0, fa0, 1
# CHECK: :[[#@LINE-1]]:23: error: operand must be a valid floating point rounding mode mnemonic
fadd.s fa0, fa0, fa0, a0
# CHECK: :[[#@LINE-1]]:23: error: operand must be a valid floating point rounding mode mnemonic
fcvt.w.s a0, fa0, foo
# CHECK: :[[#@LINE-1]]:19: error: operand must be a valid floating point rounding mode mnemonic
fence foo, rw
# CHECK: :[[#@LINE-1]]:7: error: operand must be formed of letters selected in-order from 'iorw' or be 0
fence r, wr
# CHECK: :[[#@LINE-1]]:10: error: operand must be formed of letters selected in-order from 'iorw' or be 0
fence 0, 0
fence 1, 1
# CHECK: :[[#@LINE-1]]:7: error: operand must be formed of letters selected in-order from 'iorw' or be 0
fence rr, rr
# CHECK: :[[#@LINE-1]]:7: error: operand must be formed of letters selected in-order from 'iorw' or be 0
fence r
# CHECK: :[[#@LINE-1]]:1: error: too few operands for instruction
lla a0, %hi(foo)
# CHECK: :[[#@LINE-1]]:9: error: operand either must be a constant 64-bit integer or a bare symbol name
call %hi(foo)
# CHECK: :[[#@LINE-1]]:6: error: operand must be a bare symbol name
call foo+4
# CHECK: :[[#@LINE-1]]:6: error: operand must be a bare symbol name
call 5
# CHECK: :[[#@LINE-1]]:6: error: operand must be a bare symbol name
tail 5
# CHECK: :[[#@LINE-1]]:6: error: operand must be a bare symbol name
jump 5, a0
# CHECK: :[[#@LINE-1]]:6: error: operand must be a valid jump target
