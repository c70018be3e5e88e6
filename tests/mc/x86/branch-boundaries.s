# Branches can be kept off boundaries: no-ops stand before one that would cross a boundary or end at it, and before a
# compare that is executed as one with it. Nothing stands where it would come between bytes that belong together.
# RUN: codewright mc -triple=x86_64 -filetype=obj -x86-branches-within-32B-boundaries %s -o %t.o
# RUN: codewright objdump -d --no-show-raw-insn %t.o | FileCheck %s --check-prefixes=CHECK,WITHIN
# RUN: codewright readobj -S %t.o | FileCheck %s --check-prefix=ALIGN
# RUN: codewright mc -triple=x86_64 -filetype=obj -x86-align-branch-boundary=32 -x86-align-branch=call+ret+indirect %s -o %t.o
# RUN: codewright objdump -d --no-show-raw-insn %t.o | FileCheck %s --check-prefixes=CHECK,OTHERS
# RUN: not codewright mc -triple=x86_64 -filetype=obj -x86-align-branch-boundary=24 -x86-align-branch=jmp %s -o %t.o 2>&1 | FileCheck %s --check-prefix=SIZE
# RUN: not codewright mc -triple=x86_64 -filetype=obj -x86-align-branch-boundary=32 -x86-align-branch=jump %s -o %t.o 2>&1 | FileCheck %s --check-prefix=KIND
# SIZE: branches cannot be kept off boundaries of 24 bytes
# KIND: unknown kind of branch 'jump'
# ALIGN: Name: .text
# ALIGN: AddressAlignment: 32
# ALIGN: Name: .data.code
# ALIGN: AddressAlignment: 1

# The pair would end at the boundary.
.p2align 5
fused:
.fill 27, 1, 0x90
incl %eax
# CHECK-LABEL: <fused>:
# CHECK: 1b: incl
# WITHIN-NEXT: 1d: nopl
# WITHIN-NEXT: 20: cmpl
# WITHIN-NEXT: 22: jne
# OTHERS-NEXT: 1d: cmpl
# OTHERS-NEXT: 1f: jne
cmpl %eax, %ebx
jne fused

# What counts by one keeps the carry: the branch on it is alone.
.p2align 5
single:
.fill 29, 1, 0x90
# CHECK-LABEL: <single>:
# CHECK: 5d: decb
# WITHIN-NEXT: 5f: nop
# WITHIN-NEXT: 60: jb
# OTHERS-NEXT: 5f: jb
decb %al
jb single

.p2align 5
calls:
.fill 26, 1, 0x90
pushq %rax
# CHECK-LABEL: <calls>:
# WITHIN: 9b: callq
# OTHERS: 9b: nopl
# OTHERS-NEXT: a0: callq
callq fused
.p2align 5
.fill 30, 1, 0x90
pushq %rax
# WITHIN: be: pushq
# WITHIN-NEXT: bf: retq
# OTHERS: de: pushq
# OTHERS-NEXT: df: nop
# OTHERS-NEXT: e0: retq
retq

# Data, and what holds off interrupts, belong to what follows.
.p2align 5
bound:
.fill 29, 1, 0x90
sti
.byte 0x2e
# CHECK-LABEL: <bound>:
# CHECK: {{[0-9a-f]*}}d: sti
# CHECK-NEXT: {{[0-9a-f]*}}e: jmp
jmp bound
.p2align 5
.fill 30, 1, 0x90
sti
# CHECK: {{[0-9a-f]*}}e: sti
# CHECK-NEXT: {{[0-9a-f]*}}f: jmp
jmp bound

# Only in code.
.section .data.code,"aw"
.fill 31, 1, 0x90
jmp bound
