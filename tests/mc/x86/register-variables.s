# A variable may stand for a register.
# RUN: codewright mc -triple=i386 -show-encoding %s | FileCheck %s
#
v = %ecx
# CHECK: v = %ecx
movl %eax, v
# CHECK: movl %eax, %ecx # encoding: [0x89,0xc1]
movl (v), %eax
# CHECK: movl (%ecx), %eax # encoding: [0x8b,0x01]
movl 4(%eax,v,4), %edx
# CHECK: movl 4(%eax,%ecx,4), %edx # encoding: [0x8b,0x54,0x88,0x04]
g = %gs
# CHECK: g = %gs
movl g:8, %eax
# CHECK: movl %gs:8, %eax # encoding: [0x65,0xa1,0x08,0x00,0x00,0x00]
v = 5
# CHECK: v = 5
movl $v, %eax
# CHECK: movl $5, %eax # encoding: [0xb8,0x05,0x00,0x00,0x00]
n = %ebx
# CHECK: n = %ebx
.set m, %esi
# CHECK: m = %esi
movl n, m
# CHECK: movl %ebx, %esi # encoding: [0x89,0xde]
