# Mnemonics that mean others, and instructions that are written in other ways.
# RUN: codewright mc -triple=x86_64 -show-encoding %s | FileCheck %s
#
cbw
# CHECK: cbtw # encoding: [0x66,0x98]
cwde
# CHECK: cwtl # encoding: [0x98]
smovq
# CHECK: movsq (%rsi), %es:(%rdi) # encoding: [0x48,0xa5]
fldcww (%rax)
# CHECK: fldcw (%rax) # encoding: [0xd9,0x28]
fucompi %st(1)
# CHECK: fucompi %st(1), %st # encoding: [0xdf,0xe9]
ud2a
# CHECK: ud2 # encoding: [0x0f,0x0b]
pushf
# CHECK: pushfq # encoding: [0x9c]
clrb %al
# CHECK: xorb %al, %al # encoding: [0x30,0xc0]
clrw %ax
# CHECK: xorw %ax, %ax # encoding: [0x66,0x31,0xc0]
clrl %eax
# CHECK: xorl %eax, %eax # encoding: [0x31,0xc0]
clrq %rax
# CHECK: xorq %rax, %rax # encoding: [0x48,0x31,0xc0]
fcomi
# CHECK: fcomi %st(1), %st # encoding: [0xdb,0xf1]
fcomi %st(2)
# CHECK: fcomi %st(2), %st # encoding: [0xdb,0xf2]
movsx %al,%ebx
# CHECK: movsbl %al, %ebx # encoding: [0x0f,0xbe,0xd8]
movsx (%rax),%bx
# CHECK: movsbw (%rax), %bx # encoding: [0x66,0x0f,0xbe,0x18]
movsx %ebx,%rax
# CHECK: movslq %ebx, %rax # encoding: [0x48,0x63,0xc3]
movsx %al,%bx
# CHECK: movsbw %al, %bx # encoding: [0x66,0x0f,0xbe,0xd8]
movsx %ax,%ebx
# CHECK: movswl %ax, %ebx # encoding: [0x0f,0xbf,0xd8]
movsx %al,%rbx
# CHECK: movsbq %al, %rbx # encoding: [0x48,0x0f,0xbe,0xd8]
movsx %ax,%rbx
# CHECK: movswq %ax, %rbx # encoding: [0x48,0x0f,0xbf,0xd8]
movzb (%rax), %eax
# CHECK: movzbl (%rax), %eax # encoding: [0x0f,0xb6,0x00]
sal $3, %eax
# CHECK: shll $3, %eax # encoding: [0xc1,0xe0,0x03]
int $3
# CHECK: int3 # encoding: [0xcc]
imul $3, %eax
# CHECK: imull $3, %eax, %eax # encoding: [0x6b,0xc0,0x03]
shld %eax, %ebx
# CHECK: shldl %cl, %eax, %ebx # encoding: [0x0f,0xa5,0xc3]
test (%rax), %eax
# CHECK: testl %eax, (%rax) # encoding: [0x85,0x00]
xchg %eax, (%rbx)
# CHECK: xchgl %eax, (%rbx) # encoding: [0x87,0x03]
xlat
# CHECK: xlatb # encoding: [0xd7]
loopz 1f
# CHECK: loope .Ltmp0 # encoding: [0xe1,A]
1:
repz cmpsb
# CHECK: rep cmpsb %es:(%rdi), (%rsi) # encoding: [0xf3,0xa6]
setnz %al
# CHECK: setne %al # encoding: [0x0f,0x95,0xc0]
cmovnle %eax, %ebx
# CHECK: cmovgl %eax, %ebx # encoding: [0x0f,0x4f,0xd8]
jnae 1b
# CHECK: jb .Ltmp0 # encoding: [0x72,A]
in (%dx), %al
# CHECK: inb %dx, %al # encoding: [0xec]
inb $3
# CHECK: inb $3, %al # encoding: [0xe4,0x03]
out %al, (%dx)
# CHECK: outb %al, %dx # encoding: [0xee]
mov %ax, %ds
# CHECK: movl %eax, %ds # encoding: [0x8e,0xd8]
