# The memory operand of a string instruction has one place, whatever is written: it says how long operands and address are. What
# shares a mnemonic with one and moves a vector is something else.
# RUN: codewright mc -triple=x86_64 -show-encoding %s 2>/dev/null | FileCheck %s
# RUN: codewright mc -triple=x86_64 --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARN

# CHECK: insw %dx, %es:(%edi) # encoding: [0x67,0x66,0x6d]
insw %dx, (%ebx)
# WARN: :[[#@LINE-1]]:11: warning: memory operand is only for determining the size, ES:(R|E)DI will be used for the location
# CHECK: outsb (%rsi), %dx # encoding: [0x6e]
outsb 8(%rax), %dx
# WARN: :[[#@LINE-1]]:7: warning: memory operand is only for determining the size, ES:(R|E)SI will be used for the location
# CHECK: movsd %xmm0, (%rax) # encoding: [0xf2,0x0f,0x11,0x00]
movsd %xmm0, (%rax)
# CHECK: movsl (%rsi), %es:(%rdi) # encoding: [0xa5]
movsl (%rsi), %es:(%rdi)
# CHECK: movdir64b 291(%esi,%eiz,4), %ebx # encoding: [0x67,0x66,0x0f,0x38,0xf8,0x9c,0xa6,0x23,0x01,0x00,0x00]
movdir64b 291(%esi, %eiz, 4), %ebx
# WARN-NOT: warning
