# What is wrong with an option is said where it stands.
# RUN: not codewright mc -triple=riscv32 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
.option
# CHECK: :[[#@LINE-1]]:8: error: expected identifier
.option 123
# CHECK: :[[#@LINE-1]]:9: error: expected identifier
.option rvc foo
# CHECK: :[[#@LINE-1]]:13: error: expected newline
.option arch, +f, +d, rv32ifd
# CHECK: :[[#@LINE-1]]:23: error: unexpected token, expected + or -
.option arch, rv32ifd, +f
# CHECK: :[[#@LINE-1]]:22: error: expected newline
.option arch, +"c"
# CHECK: :[[#@LINE-1]]:16: error: unexpected token, expected identifier
.option arch, +x
# CHECK: :[[#@LINE-1]]:16: error: unknown extension feature
.option arch, +relax
# CHECK: :[[#@LINE-1]]:16: error: unknown extension feature
.option arch, +
# CHECK: :[[#@LINE-1]]:16: error: unexpected token, expected identifier
.option arch, +c foo
# CHECK: :[[#@LINE-1]]:18: error: expected comma
.option arch, +c2p0
# CHECK: :[[#@LINE-1]]:16: error: extension version number parsing not currently implemented
.option arch, +d
.option arch, -f
# CHECK: :[[#@LINE-1]]:16: error: can't disable f extension; d extension requires f extension
.option arch, +f, +zfinx
# CHECK: :[[#@LINE-1]]:20: error: 'f' and 'zfinx' extensions are incompatible
.option bar
# CHECK: :[[#@LINE-1]]:12: warning: unknown option, expected 'push', 'pop', 'rvc', 'norvc', 'arch', 'relax', 'norelax', 'exact', or 'noexact'
.option pop
# CHECK: :[[#@LINE-1]]:12: error: .option pop with no .option push
.option push 123
# CHECK: :[[#@LINE-1]]:14: error: expected newline
.option arch, rv64gc
# CHECK: :[[#@LINE-1]]:15: error: bad arch string switching from rv32 to rv64
.option arch, rv32imm
# CHECK: :[[#@LINE-1]]:15: error: invalid arch name 'rv32imm', duplicated standard user-level extension 'm'
.option arch,
# CHECK: :[[#@LINE-1]]:14: error: unexpected token, expected identifier
.option arch
# CHECK: :[[#@LINE-1]]:13: error: expected comma
