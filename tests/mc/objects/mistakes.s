# What only layout or the object format finds.

# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=1 %s -o %t.o 2>&1 | FileCheck %s
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=2 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=LAYOUT
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=3 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=SYMBOL
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=4 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=COMMON
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=5 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=VERSION
# RUN: not codewright mc -triple=riscv64 -diagnostics=llvm -filetype=obj --defsym=WHAT=6 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=UNKNOWN

.if WHAT == 1
# CHECK: [[#@LINE+1]]:7: error: 2-byte data relocations not supported
.half x
# CHECK: [[#@LINE+1]]:7: error: 1-byte data relocations not supported
.byte x
# CHECK: [[#@LINE+1]]:1: error: could not find corresponding %pcrel_hi
addi a0, a0, %pcrel_lo(x)
# CHECK: [[#@LINE+1]]:1: error: fixup value must be 2-byte aligned
beq a0, a1, odd
# CHECK: [[#@LINE+1]]:1: error: fixup value out of range
jal far
.byte 1
odd:
.zero 2000000
far:
# CHECK: [[#@LINE+1]]:11: error: .sleb128 expression is not absolute
.sleb128 x-far
# CHECK: [[#@LINE+1]]:10: error: .uleb128 expression is not absolute
.uleb128 x
# CHECK: [[#@LINE+1]]:8: error: expected relocatable expression
.word x-y+z
.elseif WHAT == 2
.quad 0
# LAYOUT: [[#@LINE+1]]:6: error: invalid .org offset '4' (at offset '8')
.org 4
.elseif WHAT == 3
# SYMBOL: error: Undefined temporary symbol .Lnowhere
j .Lnowhere
.elseif WHAT == 4
# COMMON: error: Common symbol 'c' cannot be used in assignment expr
.comm c, 4
.set alias, c
.elseif WHAT == 5
# VERSION: error: default version symbol u@@V must be defined
.symver u, u@@V
.elseif WHAT == 6
# UNKNOWN: [[#@LINE+1]]:11: error: unknown relocation name
.reloc 0, R_NOPE, x
.endif
