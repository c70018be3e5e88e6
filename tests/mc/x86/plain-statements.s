# Statements as compilers write them are read by a road of their own; a comment among the operands sends them over the one
# that reads everything. Both must mean the same.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s

# CHECK: movq -8(%rbp), %rax # encoding: [0x48,0x8b,0x45,0xf8]
# CHECK-NEXT: movq -8(%rbp), %rax # encoding: [0x48,0x8b,0x45,0xf8]
movq -8(%rbp), %rax
movq -8(%rbp), /**/ %rax
# CHECK-NEXT: addl $4660, table(,%rcx,4)
# CHECK-SAME: encoding: [0x81,0x04,0x8d,A,A,A,A,0x34,0x12,0x00,0x00]
# CHECK: addl $4660, table(,%rcx,4)
# CHECK-SAME: encoding: [0x81,0x04,0x8d,A,A,A,A,0x34,0x12,0x00,0x00]
addl $0x1234, table(,%rcx,4)
addl $0x1234, /**/ table(,%rcx,4)
# CHECK: shll %eax # encoding: [0xd1,0xe0]
# CHECK-NEXT: shll %eax # encoding: [0xd1,0xe0]
# CHECK-NEXT: shll $2, %eax # encoding: [0xc1,0xe0,0x02]
# CHECK-NEXT: shll $2, %eax # encoding: [0xc1,0xe0,0x02]
shll $1, %eax
shll $1, /**/ %eax
shll $2, %eax
shll $2, /**/ %eax
# CHECK-NEXT: callq *sqlite3Config+112(%rip)
# CHECK-SAME: encoding: [0xff,0x15,A,A,A,A]
# CHECK: callq *sqlite3Config+112(%rip)
# CHECK-SAME: encoding: [0xff,0x15,A,A,A,A]
callq *sqlite3Config+112(%rip)
callq */**/sqlite3Config+112(%rip)
# CHECK: movq %fs:40, %rax
# CHECK-SAME: encoding: [0x64,0x48,0x8b,0x04,0x25,0x28,0x00,0x00,0x00]
# CHECK: movq %fs:40, %rax
# CHECK-SAME: encoding: [0x64,0x48,0x8b,0x04,0x25,0x28,0x00,0x00,0x00]
movq %fs:40, %rax
movq %fs:40, /**/ %rax
# CHECK: vaddps %xmm1, %xmm9, %xmm0 # encoding: [0xc5,0xb0,0x58,0xc1]
# CHECK-NEXT: vaddps %xmm1, %xmm9, %xmm0 # encoding: [0xc5,0xb0,0x58,0xc1]
vaddps %xmm9, %xmm1, %xmm0
vaddps %xmm9, /**/ %xmm1, %xmm0
# CHECK-NEXT: jmp 16 # encoding: [0xeb,A]
# CHECK: jmp 16 # encoding: [0xeb,A]
jmp 16
jmp /**/ 16
# What the first road leaves to the other: names without the letter for the size, case, several registers of one name.
# CHECK: movb %ah, %al # encoding: [0x88,0xe0]
# CHECK-NEXT: movl %eax, %ebx # encoding: [0x89,0xc3]
# CHECK-NEXT: fadd %st(1), %st # encoding: [0xd8,0xc1]
# CHECK-NEXT: addq $8, %rsp # encoding: [0x48,0x83,0xc4,0x08]
movb %ah, %al
mov %eax, %ebx
fadd %st(1), %st
ADDQ $8, %rsp
