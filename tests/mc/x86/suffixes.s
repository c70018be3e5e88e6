# The letter for the size of operands may be left out where an operand says it.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
#
add %al, %bl
# CHECK: addb %al, %bl # encoding: [0x00,0xc3]
add %ax, %bx
# CHECK: addw %ax, %bx # encoding: [0x66,0x01,0xc3]
add %eax, %ebx
# CHECK: addl %eax, %ebx # encoding: [0x01,0xc3]
add %rax, %rbx
# CHECK: addq %rax, %rbx # encoding: [0x48,0x01,0xc3]
addl $1, (%rax)
# CHECK: addl $1, (%rax) # encoding: [0x83,0x00,0x01]
push $1
# CHECK: pushq $1 # encoding: [0x6a,0x01]
push %ax
# CHECK: pushw %ax # encoding: [0x66,0x50]
push %rax
# CHECK: pushq %rax # encoding: [0x50]
pop (%rax)
# CHECK: popq (%rax) # encoding: [0x8f,0x00]
call *%rax
# CHECK: callq *%rax # encoding: [0xff,0xd0]
call *(%rax)
# CHECK: callq *(%rax) # encoding: [0xff,0x10]
jmp *%rax
# CHECK: jmpq *%rax # encoding: [0xff,0xe0]
shl $2, %cx
# CHECK: shlw $2, %cx # encoding: [0x66,0xc1,0xe1,0x02]
mov $1, %rax
# CHECK: movq $1, %rax # encoding: [0x48,0xc7,0xc0,0x01,0x00,0x00,0x00]
mov $0x123456789, %rax
# CHECK: movabsq $4886718345, %rax # encoding: [0x48,0xb8,0x89,0x67,0x45,0x23,0x01,0x00,0x00,0x00]
mov %cr0, %rax
# CHECK: movq %cr0, %rax # encoding: [0x0f,0x20,0xc0]
mov %ds, %eax
# CHECK: movl %ds, %eax # encoding: [0x8c,0xd8]
bt $1, %eax
# CHECK: btl $1, %eax # encoding: [0x0f,0xba,0xe0,0x01]
inc %r8d
# CHECK: incl %r8d # encoding: [0x41,0xff,0xc0]
not %cl
# CHECK: notb %cl # encoding: [0xf6,0xd1]
movabs $1, %rax
# CHECK: movabsq $1, %rax # encoding: [0x48,0xb8,0x01,0x00,0x00,0x00,0x00,0x00,0x00,0x00]
lea (%rax,%rbx), %ecx
# CHECK: leal (%rax,%rbx), %ecx # encoding: [0x8d,0x0c,0x18]
crc32 %al, %eax
# CHECK: crc32b %al, %eax # encoding: [0xf2,0x0f,0x38,0xf0,0xc0]
ret $8
# CHECK: retq $8 # encoding: [0xc2,0x08,0x00]
mov 0x1234567890, %rax
# CHECK: movabsq 78187493520, %rax # encoding: [0x48,0xa1,0x90,0x78,0x56,0x34,0x12,0x00,0x00,0x00]
leaveq
# CHECK: leave # encoding: [0xc9]
