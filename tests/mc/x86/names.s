# An instruction's name is its operation, the size of its operands, and a letter for each operand.
# RUN: codewright mc -triple=x86_64 -show-inst %s | FileCheck %s
#
addb %al, %bl
# CHECK: ADD8rr
imulw $1000, (%rax), %bx
# CHECK: IMUL16rmi
imulw $1, (%rax), %bx
# CHECK: IMUL16rmi8
movswl (%rax), %ebx
# CHECK: MOVSX32rm16
clrl %eax
# CHECK: XOR32rr
# CHECK-COUNT-3: EAX
movl 12(%rdi,%rsi,4), %ecx
# CHECK: MOV32rm
# CHECK: Reg:
# CHECK: Reg:
# CHECK: Imm:4
# CHECK: Reg:
# CHECK: Imm:12
# CHECK: Reg:
pushf
# CHECK: PUSHF64
movsx %al, %bx
# CHECK: MOVSX16rr8
movsx (%rax), %bx
# CHECK: MOVSX16rm8
movsx %al, %ebx
# CHECK: MOVSX32rr8
movsx %ax, %ebx
# CHECK: MOVSX32rr16
movsx %al, %rbx
# CHECK: MOVSX64rr8
movsx %ax, %rbx
# CHECK: MOVSX64rr16
movsx %eax, %rbx
# CHECK: MOVSX64rr32
jne 1f
# CHECK: JCC_1
1:
