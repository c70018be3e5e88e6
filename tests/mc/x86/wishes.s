# Prefixes, and wishes for one of several encodings.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
#
lock incl (%rax)
# CHECK: lock incl (%rax) # encoding: [0xf0,0xff,0x00]
rep movsb
# CHECK: rep movsb (%rsi), %es:(%rdi) # encoding: [0xf3,0xa4]
repne scasb
# CHECK: repne scasb %es:(%rdi), %al # encoding: [0xf2,0xae]
rep; ret
# CHECK: rep # encoding: [0xf3]
# CHECK: retq # encoding: [0xc3]
notrack jmp *%rax
# CHECK: notrack jmpq *%rax # encoding: [0x3e,0xff,0xe0]
data16 nop
# CHECK: data16 # encoding: [0x66]
# CHECK: nop # encoding: [0x90]
fs movsb
# CHECK: fs # encoding: [0x64]
# CHECK: movsb (%rsi), %es:(%rdi) # encoding: [0xa4]
addr32 nop
# CHECK: addr32 # encoding: [0x67]
# CHECK: nop # encoding: [0x90]
{disp32} movl (%rax), %ebx
# CHECK: {disp32} movl (%rax), %ebx # encoding: [0x8b,0x98,0x00,0x00,0x00,0x00]
{disp8} movl (%rax), %ebx
# CHECK: {disp8} movl (%rax), %ebx # encoding: [0x8b,0x58,0x00]
{disp32} movl 4(%rax), %ebx
# CHECK: {disp32} movl 4(%rax), %ebx # encoding: [0x8b,0x98,0x04,0x00,0x00,0x00]
{vex3} vaddps %xmm0, %xmm1, %xmm2
# CHECK: {vex3} vaddps %xmm0, %xmm1, %xmm2 # encoding: [0xc4,0xe1,0x70,0x58,0xd0]
{vex2} vaddps %xmm0, %xmm1, %xmm2
# CHECK: {vex2} vaddps %xmm0, %xmm1, %xmm2 # encoding: [0xc5,0xf0,0x58,0xd0]
{rex} movl %eax, %ebx
# CHECK: movl %eax, %ebx # encoding: [0x40,0x89,0xc3]
xacquire lock incl (%rax)
# CHECK: xacquire # encoding: [0xf2]
# CHECK: lock incl (%rax) # encoding: [0xf0,0xff,0x00]
