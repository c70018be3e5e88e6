# What braces may not hold.
# RUN: not codewright mc -triple=x86_64 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s

vaddps %zmm1, %zmm2, %zmm3 {%k0}
# CHECK: :[[#@LINE-1]]:29: error: Register k0 can't be used as write mask
vaddps %zmm1, %zmm2, %zmm3 {%k1
# CHECK: :[[#@LINE-1]]:32: error: Expected } at this point
vaddps %zmm1, %zmm2, %zmm3 {%rax}
# CHECK: :[[#@LINE-1]]:29: error: Expected an op-mask register at this point
vaddps %zmm1, %zmm2, %zmm3 {%k1} {%k2}
# CHECK: :[[#@LINE-1]]:35: error: Expected a {z} mark at this point
vaddps %zmm1, %zmm2, %zmm3 {rn-sae}
# CHECK: :[[#@LINE-1]]:29: error: Expected an op-mask register at this point
vaddps {{sae}, %zmm1, %zmm2, %zmm3
# CHECK: :[[#@LINE-1]]:9: error: Expected an identifier after {
vaddps (%rax){1to3}, %zmm2, %zmm3
# CHECK: :[[#@LINE-1]]:15: error: Invalid memory broadcast primitive.
vaddps (%rax){1to8}, %zmm2, %zmm3
# CHECK: :[[#@LINE-1]]:22: error: invalid operand for instruction
vaddps {rx-sae}, %zmm1, %zmm2, %zmm3
# CHECK: :[[#@LINE-1]]:8: error: Invalid rounding mode.
vaddps {ever}, %zmm1, %zmm2, %zmm3
# CHECK: :[[#@LINE-1]]:8: error: unknown token in expression
{vex} vaddps %xmm17, %xmm2, %xmm3
# CHECK: :[[#@LINE-1]]:1: error: unsupported instruction
