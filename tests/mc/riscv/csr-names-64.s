# Some registers exist only with 32 bits; some names are out of use.
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
csrr a0, pmpcfg1
# CHECK: :[[#@LINE-1]]:10: error: system register 'pmpcfg1' is RV32 only
csrr a0, cycleh
# CHECK: :[[#@LINE-1]]:10: error: system register 'cycleh' is RV32 only
csrr a0, foo
# CHECK: :[[#@LINE-1]]:10: error: operand must be a valid system register name or an integer in the range [0, 4095]
csrr a0, 4096
# CHECK: :[[#@LINE-1]]:10: error: immediate must be an integer in the range [0, 4095]
csrr a0, sptbr
# CHECK: :[[#@LINE-1]]:10: warning: 'sptbr' is a deprecated alias for 'satp'
csrr a0, dscratch
