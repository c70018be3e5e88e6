# What is wrong is said where it is, in LLVM's words, and the rest is assembled.

# RUN: not mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --check-prefix=OUT
# RUN: FileCheck %s < %t.err
# RUN: not mc -triple=riscv64 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:14: error: operand must be a symbol with %lo/%pcrel_lo/%tprel_lo specifier or an integer in the range [-2048, 2047]
addi a0, a1, 5000
# CHECK: [[#@LINE+1]]:1: error: too few operands for instruction
add a0, a1
# CHECK: [[#@LINE+1]]:17: error: expected '%' relocation specifier
add a0, a1, a2, a3
# CHECK: [[#@LINE+1]]:1: error: instruction requires the following: 'M' (Integer Multiplication and Division)
div a0, a1, a2
# CHECK: [[#@LINE+1]]:1: error: unrecognized instruction mnemonic, did you mean: addi, addiw, addw?
addiw2 a0, a0, 1
# CHECK: [[#@LINE+1]]:1: error: unknown directive
.globll x
# CHECK: <instantiation>:1:1: error: unrecognized instruction mnemonic
# CHECK: [[#@LINE+4]]:1: note: while in macro instantiation
.macro m
frobnicate
.endm
m
# OUT: addi a0, a0, 1
addi a0, a0, 1

# Bytes in brackets belong together: after a mistake the rest of them is not looked at.
# RUN: echo "[0xff 0xff 0xff 0xff] [0x13 0x05 0x15 0x00] [0x7d 0x15]" > %t.hex
# RUN: mc -triple=riscv64 -mattr=+c -M no-aliases -disassemble --keep-going %t.hex 2>%t.warn | FileCheck %s --check-prefix=DIS
# RUN: grep -c "invalid instruction encoding" %t.warn | FileCheck %s --check-prefix=ONE
# DIS: {{^}} addi a0, a0, 1
# DIS-NEXT: c.addi a0, -1
# ONE: {{^}}1{{$}}
