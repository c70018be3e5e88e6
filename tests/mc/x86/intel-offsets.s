# Offsets behind brackets and in them, and names that only Intel's syntax has.
# RUN: codewright mc -triple=x86_64 -x86-asm-syntax=intel -show-encoding %s | FileCheck %s
#
mov eax, [rbx].4
# CHECK: movl 4(%rbx), %eax # encoding: [0x8b,0x43,0x04]
mov [rbx].8, ecx
# CHECK: movl %ecx, 8(%rbx) # encoding: [0x89,0x4b,0x08]
mov eax, [rbx].12[rcx]
# CHECK: movl 12(%rbx,%rcx), %eax # encoding: [0x8b,0x44,0x0b,0x0c]
mov eax, [rax + 2*rbx + offset msg - 6535]
# CHECK: movl msg-6535(%rax,%rbx,2), %eax # encoding: [0x8b,0x84,0x58,A,A,A,A]
call qword ptr [offset msg]
# CHECK: callq *msg # encoding: [0xff,0x14,0x25,A,A,A,A]
mov rax, offset msg + 3
# CHECK: movq $msg+3, %rax # encoding: [0x48,0xc7,0xc0,A,A,A,A]
acquire lock add [rax], rax
# CHECK: xacquire # encoding: [0xf2]
# CHECK: lock addq %rax, (%rax) # encoding: [0xf0,0x48,0x01,0x00]
release lock add [rax], rax
# CHECK: xrelease # encoding: [0xf3]
# CHECK: lock addq %rax, (%rax) # encoding: [0xf0,0x48,0x01,0x00]
pushfw
# CHECK: pushfw # encoding: [0x66,0x9c]
popfw
# CHECK: popfw # encoding: [0x66,0x9d]
