# Attributes have names or numbers, and values of one kind.
# RUN: not codewright mc -triple=riscv32 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
.attribute unknown, "unknown"
# CHECK: :[[#@LINE-1]]:12: error: attribute name not recognised: unknown
.attribute arch, "foo"
# CHECK: :[[#@LINE-1]]:18: error: invalid arch name 'foo', string must begin with rv32{i,e,g}, rv64{i,e,g}, or a supported profile name
.attribute arch, "rv32i2p1_y2p0"
# CHECK: :[[#@LINE-1]]:18: error: invalid arch name 'rv32i2p1_y2p0', invalid standard user-level extension 'y'
.attribute arch, "rv32im3p0"
# CHECK: :[[#@LINE-1]]:18: error: invalid arch name 'rv32im3p0', unsupported version number 3.0 for extension 'm'
.attribute arch, "rv32i_zbab"
# CHECK: :[[#@LINE-1]]:18: error: invalid arch name 'rv32i_zbab', unsupported standard user-level extension 'zbab'
.attribute arch, "rv32if_zfinx"
# CHECK: :[[#@LINE-1]]:18: error: invalid arch name 'rv32if_zfinx', 'f' and 'zfinx' extensions are incompatible
.attribute stack_align, "16"
# CHECK: :[[#@LINE-1]]:25: error: expected numeric constant
.attribute arch, 30
# CHECK: :[[#@LINE-1]]:18: error: expected string constant
.attribute arch "rv32i"
# CHECK: :[[#@LINE-1]]:17: error: expected comma
.attribute 4, 16 16
# CHECK: :[[#@LINE-1]]:18: error: expected newline
