# Operands in Intel's syntax, and what they are in AT&T's.

# RUN: mc -triple=x86_64 -x86-asm-syntax=intel -output-asm-variant=0 -show-encoding %s | FileCheck %s
# RUN: not mc -triple=x86_64 -x86-asm-syntax=intel --defsym ERR=1 --diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR

# CHECK: movl sym-8(%rax,%rbx,4), %eax # encoding: [0x8b,0x84,0x98,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym-8, kind: reloc_signed_4byte
mov eax, [rax + 4*rbx + sym - 8]
# CHECK: movl (%rax,%rbx,2), %eax # encoding: [0x8b,0x04,0x58]
mov eax, dword ptr [rax][rbx*2]
# CHECK: movl 4(%rax), %eax # encoding: [0x8b,0x40,0x04]
mov eax, 4[rax]
# CHECK: movl -8(%rbp), %eax # encoding: [0x8b,0x45,0xf8]
mov eax, -8[rbp]
# CHECK: movl sym(%rip), %eax # encoding: [0x8b,0x05,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 2, value: sym, kind: reloc_riprel_4byte_relax
mov eax, sym[rip]
# CHECK: movl sym, %eax # encoding: [0x8b,0x04,0x25,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym, kind: reloc_signed_4byte
mov eax, sym
# CHECK: leaq sym(%rip), %rax # encoding: [0x48,0x8d,0x05,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym, kind: reloc_riprel_4byte_relax_rex
lea rax, [rip + sym]
# CHECK: movq $sym, %rax # encoding: [0x48,0xc7,0xc0,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym, kind: reloc_signed_4byte
mov rax, offset sym
# CHECK: movq $sym+4, %rax # encoding: [0x48,0xc7,0xc0,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym+4, kind: reloc_signed_4byte
mov rax, offset sym + 4
# CHECK: movb %fs:0, %al # encoding: [0x64,0x8a,0x04,0x25,0x00,0x00,0x00,0x00]
mov al, byte ptr fs:[0]
# CHECK: movb %fs:1(%rax), %al # encoding: [0x64,0x8a,0x40,0x01]
mov al, fs:[rax+1]
# CHECK: movl %es:5, %eax # encoding: [0x26,0x8b,0x04,0x25,0x05,0x00,0x00,0x00]
mov eax, es:5
# CHECK: movl 16, %eax # encoding: [0x8b,0x04,0x25,0x10,0x00,0x00,0x00]
mov eax, [1 shl 4]
# CHECK: movl $19, %eax # encoding: [0xb8,0x13,0x00,0x00,0x00]
mov eax, 1 shl 4 or 3
# CHECK: movl $-4, %eax # encoding: [0xb8,0xfc,0xff,0xff,0xff]
mov eax, not 3
# CHECK: movl $2, %eax # encoding: [0xb8,0x02,0x00,0x00,0x00]
mov eax, 17 mod 5
# CHECK: movl $0, %eax # encoding: [0xb8,0x00,0x00,0x00,0x00]
mov eax, 0x10 and 7
# CHECK: movl $16, %eax # encoding: [0xb8,0x10,0x00,0x00,0x00]
mov eax, (5+3)*2
# CHECK: movl 16(%rax), %eax # encoding: [0x8b,0x40,0x10]
mov eax, [rax+(5+3)*2]
# CHECK: callq sym # encoding: [0xe8,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 1, value: sym, kind: reloc_branch_4byte_pcrel
call sym
# CHECK: jmp sym # encoding: [0xeb,A]
# CHECK-NEXT: fixup A - offset: 1, value: sym, kind: FK_PCRel_1
jmp short sym
# CHECK: jmpq *(%rax) # encoding: [0xff,0x20]
jmp [rax]
# CHECK: jmpq *%rax # encoding: [0xff,0xe0]
jmp rax
# CHECK: callq *sym(%rip) # encoding: [0xff,0x15,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 2, value: sym, kind: reloc_riprel_4byte_relax
call qword ptr [rip+sym]
# CHECK: movl %fs:sym@TPOFF, %eax # encoding: [0x64,0x8b,0x04,0x25,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 4, value: sym@TPOFF, kind: reloc_signed_4byte
mov eax, fs:sym@TPOFF
# CHECK: movq sym@GOTPCREL(%rip), %rax # encoding: [0x48,0x8b,0x05,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym@GOTPCREL, kind: reloc_riprel_4byte_movq_load
mov rax, qword ptr [rip + sym@GOTPCREL]
# CHECK: pushq $5 # encoding: [0x6a,0x05]
push 5
# CHECK: movw $5, (%rax) # encoding: [0x66,0xc7,0x00,0x05,0x00]
mov word ptr [rax], 5
# CHECK: incb (%rax) # encoding: [0xfe,0x00]
inc byte ptr [rax]
# CHECK: flds (%rax) # encoding: [0xd9,0x00]
fld dword ptr [rax]
# CHECK: fld %st(1) # encoding: [0xd9,0xc1]
fld st(1)
# CHECK: fadd %st(1), %st # encoding: [0xd8,0xc1]
fadd st, st(1)
# CHECK: movzbl (%rax), %eax # encoding: [0x0f,0xb6,0x00]
movzx eax, byte ptr [rax]
# CHECK: movsb (%rsi), %es:(%rdi) # encoding: [0xa4]
movsb
# CHECK: movsl (%rsi), %es:(%rdi) # encoding: [0xa5]
movsd
# CHECK: movsd (%rax), %xmm0 # encoding: [0xf2,0x0f,0x10,0x00]
movsd xmm0, qword ptr [rax]
# CHECK: cmpltps %xmm1, %xmm0 # encoding: [0x0f,0xc2,0xc1,0x01]
cmpltps xmm0, xmm1
# CHECK: movl sym+4, %eax # encoding: [0x8b,0x04,0x25,A,A,A,A]
# CHECK-NEXT: fixup A - offset: 3, value: sym+4, kind: reloc_signed_4byte
mov eax, [sym+4]
# CHECK: movl (,%rax,4), %eax # encoding: [0x8b,0x04,0x85,0x00,0x00,0x00,0x00]
mov eax, dword ptr [4*rax]
# CHECK: movl 8(,%rax,4), %eax # encoding: [0x8b,0x04,0x85,0x08,0x00,0x00,0x00]
mov eax, [rax*4+8]
# CHECK: movl 8(,%rsi), %eax # encoding: [0x8b,0x04,0x35,0x08,0x00,0x00,0x00]
mov eax, [1*rsi+8]
# CHECK: movl (%rsp,%rax), %eax # encoding: [0x8b,0x04,0x04]
mov eax, [rax + rsp]
# CHECK: lock addl %eax, (%rax) # encoding: [0xf0,0x01,0x00]
lock add [rax], eax
# CHECK: xchgq %rbx, %rax # encoding: [0x48,0x93]
xchg rax, rbx
# CHECK: imull $5, %eax, %eax # encoding: [0x6b,0xc0,0x05]
imul eax, 5
# CHECK: shll %eax # encoding: [0xd1,0xe0]
shl eax, 1
# CHECK: shll %cl, %eax # encoding: [0xd3,0xe0]
shl eax, cl
# CHECK: inb %dx, %al # encoding: [0xec]
in al, dx
# CHECK: outb %al, $5 # encoding: [0xe6,0x05]
out 5, al
# CHECK: vpgatherdd %xmm3, (%rax,%xmm2,4), %xmm1 # encoding: [0xc4,0xe2,0x61,0x90,0x0c,0x90]
vpgatherdd xmm1, dword ptr [rax+4*xmm2], xmm3
# CHECK: leal (%rax), %eax # encoding: [0x8d,0x00]
lea eax, [rax]
# CHECK: cvtsi2sd %rax, %xmm0 # encoding: [0xf2,0x48,0x0f,0x2a,0xc0]
cvtsi2sd xmm0, rax
# CHECK: fnstcw (%rax) # encoding: [0xd9,0x38]
fnstcw [rax]
# CHECK: cmpl $97, %eax # encoding: [0x83,0xf8,0x61]
cmp eax, 'a'
# CHECK: movl (%eax,%ebx), %eax # encoding: [0x67,0x8b,0x04,0x18]
mov eax, [eax + ebx]
# CHECK: {vex3} vaddps %xmm2, %xmm1, %xmm0 # encoding: [0xc4,0xe1,0x70,0x58,0xc2]
{vex3} vaddps xmm0, xmm1, xmm2
# CHECK: movabsq $5, %rax # encoding: [0x48,0xb8,0x05,0x00,0x00,0x00,0x00,0x00,0x00,0x00]
movabs rax, 5

.ifdef ERR
# ERR: error: ambiguous operand size for instruction 'mov'
mov [rax], 5
# ERR: error: ambiguous operand size for instruction 'inc'
inc [rax]
# ERR: error: cannot use more than one symbol in memory operand
mov eax, [rax + sym + sym]
# ERR: error: scale factor in address must be 1, 2, 4 or 8
mov eax, [rax*3]
# ERR: error: unexpected token in memory operand
mov eax, [rax
# ERR: error: unexpected bracket encountered
mov eax, [[rax]]
# ERR: error: only constants may be subtracted
mov eax, [rax - rbx]
# ERR: error: expected a constant
mov eax, [not rax]
# ERR: error: division by zero
mov eax, [5/0]
# ERR: error: unexpected operator in memory operand
mov eax, [rax/2]
# ERR: error: a symbol cannot be multiplied
mov eax, [sym*2]
# ERR: error: BaseReg/IndexReg already set!
mov eax, [rax+rbx+rcx]
# ERR: error: unexpected register in immediate
mov eax, offset rax
# ERR: error: invalid segment register
mov eax, eax:[rbx]
# ERR: error: invalid stack index
fld st(8)
# ERR: :[[#@LINE+1]]:10: error: rip can only be used as a base register
mov rax, rip
# ERR: :[[#@LINE+1]]:10: error: unknown token in expression
mov rax, %rbx
# ERR: :[[#@LINE+1]]:11: error: unknown token in expression
mov rax, [%rbx]
# ERR: :[[#@LINE+1]]:20: error: expected memory operand after 'ptr', found register operand instead
mov eax, dword ptr ebx
# ERR: :[[#@LINE+1]]:6: error: `OFFSET` operator cannot be used in an unconditional branch
call [offset sym]
# ERR: :[[#@LINE+1]]:5: error: `OFFSET` operator cannot be used in an unconditional branch
jmp [rax+offset sym]
.endif
