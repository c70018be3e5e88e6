# Text of 32-bit code that is assembled to run in 16-bit mode: sizes are those of 32-bit code, bytes those of the other.
# RUN: codewright mc -triple=i386 -show-encoding %s | FileCheck %s
# RUN: echo ".code16gcc; data16 nop" > %t.s
# RUN: not codewright mc -triple=i386 --diagnostics=llvm %t.s 2>&1 | FileCheck %s --check-prefix=REDUNDANT
# REDUNDANT: error: redundant data16 prefix
#
.code16gcc
# CHECK: .code16
pushl %eax
# CHECK: pushl %eax # encoding: [0x66,0x50]
push %ss
# CHECK: pushl %ss # encoding: [0x66,0x16]
movl 8(%ebp), %eax
# CHECK: movl 8(%ebp), %eax # encoding: [0x67,0x66,0x8b,0x45,0x08]
pushf
# CHECK: pushfl # encoding: [0x66,0x9c]
calll f
# CHECK: calll f # encoding: [0x66,0xe8,A,A,A,A]
call f
# CHECK: calll f # encoding: [0x66,0xe8,A,A,A,A]
ret
# CHECK: retl # encoding: [0x66,0xc3]
addw $1, (,%eax,4)
# CHECK: addw $1, (,%eax,4) # encoding: [0x67,0x83,0x04,0x85,0x00,0x00,0x00,0x00,0x01]
lock incl (%eax)
# CHECK: lock incl (%eax) # encoding: [0x67,0x66,0xf0,0xff,0x00]
movsl
# CHECK: movsl (%esi), %es:(%edi) # encoding: [0x67,0x66,0xa5]
pushw 4
# CHECK: pushw 4 # encoding: [0xff,0x36,0x04,0x00]
leal 4(%esp), %ebx
# CHECK: leal 4(%esp), %ebx # encoding: [0x67,0x66,0x8d,0x5c,0x24,0x04]
jmp f
# CHECK: jmp f # encoding: [0xeb,A]
.code32
# CHECK: .code32
pushl %eax
# CHECK: pushl %eax # encoding: [0x50]
f:
# CHECK: f:
