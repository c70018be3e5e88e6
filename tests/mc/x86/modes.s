# One text may be for several modes.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
#
.code16
movw %ax, %bx
# CHECK: movw %ax, %bx # encoding: [0x89,0xc3]
movl %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x66,0x89,0xc3]
movl (%eax), %ebx
# CHECK: movl (%eax), %ebx # encoding: [0x67,0x66,0x8b,0x18]
movw (%bx,%si), %ax
# CHECK: movw (%bx,%si), %ax # encoding: [0x8b,0x00]
movw 4(%bp), %ax
# CHECK: movw 4(%bp), %ax # encoding: [0x8b,0x46,0x04]
movw foo, %ax
# CHECK: movw foo, %ax # encoding: [0xa1,A,A]
pushw %ax
# CHECK: pushw %ax # encoding: [0x50]
pushl %eax
# CHECK: pushl %eax # encoding: [0x66,0x50]
push $1
# CHECK: pushw $1 # encoding: [0x6a,0x01]
pushf
# CHECK: pushfw # encoding: [0x9c]
call foo
# CHECK: callw foo # encoding: [0xe8,A,A]
ret
# CHECK: retw # encoding: [0xc3]
jmp foo
# CHECK: jmp foo # encoding: [0xeb,A]
data32 ret
# CHECK: retl # encoding: [0x66,0xc3]
lgdtl (%bx)
# CHECK: lgdtl (%bx) # encoding: [0x66,0x0f,0x01,0x17]
lcall *(%bx)
# CHECK: lcallw *(%bx) # encoding: [0xff,0x1f]
movl %cr0, %eax
# CHECK: movl %cr0, %eax # encoding: [0x0f,0x20,0xc0]
shlw $4, %ax
# CHECK: shlw $4, %ax # encoding: [0xc1,0xe0,0x04]
.code32
movw %ax, %bx
# CHECK: movw %ax, %bx # encoding: [0x66,0x89,0xc3]
movl %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x89,0xc3]
movl (%eax), %ebx
# CHECK: movl (%eax), %ebx # encoding: [0x8b,0x18]
movw (%bx,%si), %ax
# CHECK: movw (%bx,%si), %ax # encoding: [0x67,0x66,0x8b,0x00]
movl foo, %eax
# CHECK: movl foo, %eax # encoding: [0xa1,A,A,A,A]
movb %al, foo
# CHECK: movb %al, foo # encoding: [0xa2,A,A,A,A]
incl %eax
# CHECK: incl %eax # encoding: [0x40]
push $1
# CHECK: pushl $1 # encoding: [0x6a,0x01]
push %es
# CHECK: pushl %es # encoding: [0x06]
pushf
# CHECK: pushfl # encoding: [0x9c]
pusha
# CHECK: pushal # encoding: [0x60]
aad
# CHECK: aad # encoding: [0xd5,0x0a]
les (%eax), %ecx
# CHECK: lesl (%eax), %ecx # encoding: [0xc4,0x08]
call foo
# CHECK: calll foo # encoding: [0xe8,A,A,A,A]
ret
# CHECK: retl # encoding: [0xc3]
ljmp $8, $foo
# CHECK: ljmpl $8, $foo # encoding: [0xea,A,A,A,A,0x08,0x00]
.code64
movl %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x89,0xc3]
movq %rax, %rbx
# CHECK: movq %rax, %rbx # encoding: [0x48,0x89,0xc3]
movq %r8, %r15
# CHECK: movq %r8, %r15 # encoding: [0x4d,0x89,0xc7]
movb %r8b, %r9b
# CHECK: movb %r8b, %r9b # encoding: [0x45,0x88,0xc1]
incl %eax
# CHECK: incl %eax # encoding: [0xff,0xc0]
push $1
# CHECK: pushq $1 # encoding: [0x6a,0x01]
pushf
# CHECK: pushfq # encoding: [0x9c]
call foo
# CHECK: callq foo # encoding: [0xe8,A,A,A,A]
ret
# CHECK: retq # encoding: [0xc3]
