# Endings of mnemonics that ask for one of several encodings, as words in braces do: `.d8`, `.d32`, and `.s`, which
# exchanges the places of operands. A branch that is to have 32 bits has them though its target is near.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
# RUN: echo "addl.s %eax, %ebx" > %t.s
# RUN: not codewright mc -triple=x86_64 --diagnostics=llvm %t.s 2>&1 | FileCheck %s --check-prefix=NONE
# NONE: 1:1: error: invalid instruction mnemonic 'addl.s'
#
jmp.d32 near
# CHECK: {disp32} jmp near # encoding: [0xe9,A,A,A,A]
je.d32 near
# CHECK: {disp32} je near # encoding: [0x0f,0x84,A,A,A,A]
{disp32} jmp near
# CHECK: {disp32} jmp near # encoding: [0xe9,A,A,A,A]
{disp32} jne near
# CHECK: {disp32} jne near # encoding: [0x0f,0x85,A,A,A,A]
{disp8} jmp near
# CHECK: {disp8} jmp near # encoding: [0xeb,A]
near:
# CHECK: near:
movl.d32 $1, (%rax)
# CHECK: {disp32} movl $1, (%rax) # encoding: [0xc7,0x80,0x00,0x00,0x00,0x00,0x01,0x00,0x00,0x00]
movl.d8 $1, (%rax)
# CHECK: {disp8} movl $1, (%rax) # encoding: [0xc7,0x40,0x00,0x01,0x00,0x00,0x00]
mov.s %rax, %rbx
# CHECK: movq %rax, %rbx # encoding: [0x48,0x8b,0xd8]
movl.s %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x8b,0xd8]
movw.s %ax, %bx
# CHECK: movw %ax, %bx # encoding: [0x66,0x8b,0xd8]
movb.s %al, %bl
# CHECK: movb %al, %bl # encoding: [0x8a,0xd8]
# LLVM does not have these two.
{load} mov %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x8b,0xd8]
{store} mov %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x89,0xc3]
{load} add %eax, %ebx
# CHECK: addl %eax, %ebx # encoding: [0x03,0xd8]
