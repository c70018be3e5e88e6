# APX: registers beyond the fifteenth, destinations of their own, instructions that leave flags alone, conditional comparisons
# and moves.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s --check-prefix=ENC
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o && codewright objdump -d --no-show-raw-insn %t.o | FileCheck %s --check-prefix=DIS

# REX2 where the opcode has an escape of one byte at most.
addl %r16d, %eax
# ENC: addl %r16d, %eax # encoding: [0xd5,0x40,0x01,0xc0]
# DIS: addl %r16d, %eax
movzbl (%r16,%r29,4), %r31d
# ENC: movzbl (%r16,%r29,4), %r31d # encoding: [0xd5,0xf6,0xb6,0x3c,0xa8]
# DIS: movzbl (%r16,%r29,4), %r31d
popcnt %r16, %rax
# ENC: popcntq %r16, %rax # encoding: [0xf3,0xd5,0x98,0xb8,0xc0]
# DIS: popcntq %r16, %rax
{rex2} addl %ebx, %ecx
# ENC: addl %ebx, %ecx # encoding: [0xd5,0x00,0x01,0xd9]
# DIS: addl %ebx, %ecx
pushp %rax
# ENC: pushp %rax # encoding: [0xd5,0x08,0x50]
# DIS: pushp %rax
popp %r16
# ENC: popp %r16 # encoding: [0xd5,0x18,0x58]
# DIS: popp %r16
jmpabs $5
# ENC: jmpabs $5 # encoding: [0xd5,0x00,0xa1,0x05,0x00,0x00,0x00,0x00,0x00,0x00,0x00]
# DIS: jmpabs $0x5

# EVEX everywhere else.
movbel 291(%r28,%r29,4), %r18d
# ENC: movbel 291(%r28,%r29,4), %r18d # encoding: [0x62,0x8c,0x78,0x08,0x60,0x94,0xac,0x23,0x01,0x00,0x00]
# DIS: movbel 0x123(%r28,%r29,4), %r18d
andnl %r16d, %eax, %ebx
# ENC: andnl %r16d, %eax, %ebx # encoding: [0x62,0xfa,0x7c,0x08,0xf2,0xd8]
# DIS: andnl %r16d, %eax, %ebx
vmovups (%r16), %xmm0
# ENC: vmovups (%r16), %xmm0 # encoding: [0x62,0xf9,0x7c,0x08,0x10,0x00]
# DIS: vmovups (%r16), %xmm0
kmovb %r16d, %k1
# ENC: kmovb %r16d, %k1 # encoding: [0x62,0xf9,0x7d,0x08,0x92,0xc8]
# DIS: kmovb %r16d, %k1
tileloadd (%r16,%rbx), %tmm1
# ENC: tileloadd (%r16,%rbx), %tmm1 # encoding: [0x62,0xfa,0x7f,0x08,0x4b,0x0c,0x18]
# DIS: tileloadd (%r16,%rbx), %tmm1

# A destination of its own.
addl %ecx, %eax, %ebx
# ENC: addl %ecx, %eax, %ebx # encoding: [0x62,0xf4,0x64,0x18,0x01,0xc8]
# DIS: addl %ecx, %eax, %ebx
incw (%rax), %r16w
# ENC: incw (%rax), %r16w # encoding: [0x62,0xf4,0x7d,0x10,0xff,0x00]
# DIS: incw (%rax), %r16w
shll $1, %eax, %ecx
# ENC: shll %eax, %ecx # encoding: [0x62,0xf4,0x74,0x18,0xd1,0xe0]
# DIS: shll %eax, %ecx
shld $4, %eax, %ecx, %edx
# ENC: shldl $4, %eax, %ecx, %edx # encoding: [0x62,0xf4,0x6c,0x18,0x24,0xc1,0x04]
# DIS: shldl $0x4, %eax, %ecx, %edx
cmovnae %ecx, %eax, %ebx
# ENC: cmovbl %ecx, %eax, %ebx # encoding: [0x62,0xf4,0x64,0x18,0x42,0xc1]
# DIS: cmovbl %ecx, %eax, %ebx
push2 %rax, %rbx
# ENC: push2 %rax, %rbx # encoding: [0x62,0xf4,0x64,0x18,0xff,0xf0]
# DIS: push2 %rax, %rbx
pop2p %rax, %rbx
# ENC: pop2p %rax, %rbx # encoding: [0x62,0xf4,0xe4,0x18,0x8f,0xc0]
# DIS: pop2p %rax, %rbx

# Flags as they are, and EVEX without either.
{nf} addl %ecx, %eax
# ENC: {nf} addl %ecx, %eax # encoding: [0x62,0xf4,0x7c,0x0c,0x01,0xc8]
# DIS: {nf} addl %ecx, %eax
{nf} blsr %ecx, %eax
# ENC: {nf} blsrl %ecx, %eax # encoding: [0x62,0xf2,0x7c,0x0c,0xf3,0xc9]
# DIS: {nf} blsrl %ecx, %eax
{nf} lzcnt %r16, %r17
# ENC: {nf} lzcntq %r16, %r17 # encoding: [0x62,0xec,0xfc,0x0c,0xf5,0xc8]
# DIS: {nf} lzcntq %r16, %r17
{evex} addl $1000, %eax
# ENC: {evex} addl $1000, %eax # encoding: [0x62,0xf4,0x7c,0x08,0x81,0xc0,0xe8,0x03,0x00,0x00]
# DIS: {evex} addl $0x3e8, %eax
{evex} cmpl %eax, %ebx
# ENC: ccmptl {dfv=} %eax, %ebx # encoding: [0x62,0xf4,0x04,0x0a,0x39,0xc3]
# DIS: ccmptl {dfv=} %eax, %ebx
{evex} setc %al
# ENC: {evex} setb %al # encoding: [0x62,0xf4,0x7f,0x08,0x42,0xc0]
# DIS: {evex} setb %al

# Conditions.
ccmpnae {dfv=cf,of} %ecx, %eax
# ENC: ccmpbl {dfv=of,cf} %ecx, %eax # encoding: [0x62,0xf4,0x4c,0x02,0x39,0xc8]
# DIS: ccmpbl {dfv=of,cf} %ecx, %eax
ctestfq {dfv=zf} $1, (%rax)
# ENC: ctestfq {dfv=zf} $1, (%rax) # encoding: [0x62,0xf4,0x94,0x0b,0xf7,0x00,0x01,0x00,0x00,0x00]
# DIS: ctestfq {dfv=zf} $0x1, (%rax)
cfcmovpl %ecx, %eax
# ENC: cfcmovpl %ecx, %eax # encoding: [0x62,0xf4,0x7c,0x0c,0x4a,0xc8]
# DIS: cfcmovpl %ecx, %eax
cfcmovbl %eax, (%rcx)
# ENC: cfcmovbl %eax, (%rcx) # encoding: [0x62,0xf4,0x7c,0x0c,0x42,0x01]
# DIS: cfcmovbl %eax, (%rcx)
cfcmovbl (%rcx), %eax, %ebx
# ENC: cfcmovbl (%rcx), %eax, %ebx # encoding: [0x62,0xf4,0x64,0x1c,0x42,0x01]
# DIS: cfcmovbl (%rcx), %eax, %ebx
setzug (%rax)
# ENC: setzug (%rax) # encoding: [0x62,0xf4,0x7f,0x18,0x4f,0x00]
# DIS: setzug (%rax)
imulzu $5, %ax, %bx
# ENC: imulzuw $5, %ax, %bx # encoding: [0x62,0xf4,0x7d,0x18,0x6b,0xd8,0x05]
# DIS: imulzuw $0x5, %ax, %bx
