# An address is a segment, a base, an index times 1, 2, 4 or 8, and a displacement; each may be absent.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
#
movl (%rax), %ebx
# CHECK: movl (%rax), %ebx # encoding: [0x8b,0x18]
movl 8(%rax), %ebx
# CHECK: movl 8(%rax), %ebx # encoding: [0x8b,0x58,0x08]
movl -128(%rax), %ebx
# CHECK: movl -128(%rax), %ebx # encoding: [0x8b,0x58,0x80]
movl 128(%rax), %ebx
# CHECK: movl 128(%rax), %ebx # encoding: [0x8b,0x98,0x80,0x00,0x00,0x00]
movl (%rsp), %ebx
# CHECK: movl (%rsp), %ebx # encoding: [0x8b,0x1c,0x24]
movl (%rbp), %ebx
# CHECK: movl (%rbp), %ebx # encoding: [0x8b,0x5d,0x00]
movl (%r12), %ebx
# CHECK: movl (%r12), %ebx # encoding: [0x41,0x8b,0x1c,0x24]
movl (%r13), %ebx
# CHECK: movl (%r13), %ebx # encoding: [0x41,0x8b,0x5d,0x00]
movl (%rax,%rbx), %ebx
# CHECK: movl (%rax,%rbx), %ebx # encoding: [0x8b,0x1c,0x18]
movl (%rax,%rbx,2), %ebx
# CHECK: movl (%rax,%rbx,2), %ebx # encoding: [0x8b,0x1c,0x58]
movl (%rax,%rbx,4), %ebx
# CHECK: movl (%rax,%rbx,4), %ebx # encoding: [0x8b,0x1c,0x98]
movl 12(%rsi,%rdi,4), %ecx
# CHECK: movl 12(%rsi,%rdi,4), %ecx # encoding: [0x8b,0x4c,0xbe,0x0c]
movl -4(%r8,%r9,8), %r10d
# CHECK: movl -4(%r8,%r9,8), %r10d # encoding: [0x47,0x8b,0x54,0xc8,0xfc]
movl (,%rbx,8), %ebx
# CHECK: movl (,%rbx,8), %ebx # encoding: [0x8b,0x1c,0xdd,0x00,0x00,0x00,0x00]
movl 16(,%rbx), %ebx
# CHECK: movl 16(,%rbx), %ebx # encoding: [0x8b,0x1c,0x1d,0x10,0x00,0x00,0x00]
movl 16, %ebx
# CHECK: movl 16, %ebx # encoding: [0x8b,0x1c,0x25,0x10,0x00,0x00,0x00]
movl 16(%rip), %ebx
# CHECK: movl 16(%rip), %ebx # encoding: [0x8b,0x1d,0x10,0x00,0x00,0x00]
movl (%eax), %ebx
# CHECK: movl (%eax), %ebx # encoding: [0x67,0x8b,0x18]
movl (%eax,%ecx,4), %ebx
# CHECK: movl (%eax,%ecx,4), %ebx # encoding: [0x67,0x8b,0x1c,0x88]
movl %fs:0, %eax
# CHECK: movl %fs:0, %eax # encoding: [0x64,0x8b,0x04,0x25,0x00,0x00,0x00,0x00]
movq %fs:40, %rax
# CHECK: movq %fs:40, %rax # encoding: [0x64,0x48,0x8b,0x04,0x25,0x28,0x00,0x00,0x00]
movq %gs:(%rax), %rax
# CHECK: movq %gs:(%rax), %rax # encoding: [0x65,0x48,0x8b,0x00]
movq %ss:8(%rcx,%rdx,2), %rax
# CHECK: movq %ss:8(%rcx,%rdx,2), %rax # encoding: [0x36,0x48,0x8b,0x44,0x51,0x08]
movb %es:(%rdi), %al
# CHECK: movb %es:(%rdi), %al # encoding: [0x26,0x8a,0x07]
movl %ebx, (%rax,%riz)
# CHECK: movl %ebx, (%rax,%riz) # encoding: [0x89,0x1c,0x20]
movl (%rax,%riz,2), %ebx
# CHECK: movl (%rax,%riz,2), %ebx # encoding: [0x8b,0x1c,0x60]
leaq foo(%rip), %rax
# CHECK: leaq foo(%rip), %rax # encoding: [0x48,0x8d,0x05,A,A,A,A]
movq foo@GOTPCREL(%rip), %rax
# CHECK: movq foo@GOTPCREL(%rip), %rax # encoding: [0x48,0x8b,0x05,A,A,A,A]
addl foo@GOTPCREL(%rip), %eax
# CHECK: addl foo@GOTPCREL(%rip), %eax # encoding: [0x03,0x05,A,A,A,A]
movl $7, foo(%rip)
# CHECK: movl $7, foo(%rip) # encoding: [0xc7,0x05,A,A,A,A,0x07,0x00,0x00,0x00]
movb $7, foo(%rip)
# CHECK: movb $7, foo(%rip) # encoding: [0xc6,0x05,A,A,A,A,0x07]
movl foo(,%rbx,4), %eax
# CHECK: movl foo(,%rbx,4), %eax # encoding: [0x8b,0x04,0x9d,A,A,A,A]
