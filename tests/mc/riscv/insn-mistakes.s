# A format, an opcode or a length that does not exist.
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
#
.insn q 0x13, 0, a0, a1, 13, 14
# CHECK: :[[#@LINE-1]]:7: error: invalid instruction format
.insn cr 2, 9, a0, a1
# CHECK: :[[#@LINE-1]]:7: error: invalid instruction format
.insn i 0x99, 0, a0, 4(a1)
# CHECK: :[[#@LINE-1]]:9: error: opcode must be a valid opcode name or an immediate in the range [0, 127]
.insn r UNKNOWN, 0, a1, a2, a3
# CHECK: :[[#@LINE-1]]:9: error: opcode must be a valid opcode name or an immediate in the range [0, 127]
.insn r 0x33, 8, 0, a0, a1, a2
# CHECK: :[[#@LINE-1]]:15: error: immediate must be an integer in the range [0, 7]
.insn 2, 1
# CHECK: :[[#@LINE-1]]:7: error: compressed instructions are not allowed
.insn 5
# CHECK: :[[#@LINE-1]]:7: error: compressed instructions are not allowed
.insn 4, 1
# CHECK: :[[#@LINE-1]]:7: error: instruction length does not match the encoding
.insn 3, 3
# CHECK: :[[#@LINE-1]]:7: error: instruction lengths must be a non-zero multiple of two
.insn 4, 0x100000003
# CHECK: :[[#@LINE-1]]:7: error: encoding value does not fit into instruction
.insn 4, foo
# CHECK: :[[#@LINE-1]]:10: error: expected absolute expression
