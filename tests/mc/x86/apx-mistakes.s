# What APX does not have: these instructions, registers and conditions do not go together.
# RUN: not codewright mc -triple=x86_64 -show-encoding --diagnostics=llvm %s 2>&1 | FileCheck %s

# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
xsave (%r16)
# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
pshufb (%r16), %xmm0
# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
vmaskmovps (%r16), %xmm0, %xmm1
# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
{nf} adcl %eax, %ebx
# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
{evex} movl %eax, %ebx
# CHECK: :[[#@LINE+1]]:1: error: unsupported instruction
{rex2} andnl %eax, %ebx, %ecx
# CHECK: :[[#@LINE+1]]:1: error: can't encode 'ah' in an instruction requiring EVEX/REX2/REX prefix
addb %ah, %r16b
# CHECK: :[[#@LINE+1]]:1: error: can't encode 'ah' in an instruction requiring EVEX/REX2/REX prefix
addb %ah, %al, %bl
# CHECK: :[[#@LINE+1]]:1: error: invalid instruction mnemonic 'ccmppl'
ccmppl {dfv=} %eax, %ebx
# CHECK: :[[#@LINE+1]]:8: error: Expected { at this point
ccmpeq $1, %rbx
# CHECK: :[[#@LINE+1]]:13: error: Invalid conditional flags
ccmpeq {dfv=pf} %rax, %rbx
# CHECK: :[[#@LINE+1]]:19: error: Duplicated conditional flag
ccmpeq {dfv=of,zf,of} %rax, %rbx
# CHECK: :[[#@LINE+1]]:1: error: instruction length exceeds the limit of 15
addq $1234, %cs:-96, %rax
