# Jumps are short where the target is near; immediates that turn out to be large grow, too.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright objdump -d %t.o | FileCheck %s
#
start:
  jmp near
# CHECK: eb 02 jmp
  jne near
# CHECK: 75 00 jne
near:
  jmp far
# CHECK: e9 {{.*}} jmp
  je far
# CHECK: 0f 84 {{.*}} je
  jmp global
# CHECK: e9 {{.*}} jmp
  addl $extern, %ecx
# CHECK: 81 c1 00 00 00 00 addl
  pushq $extern
# CHECK: 68 00 00 00 00 pushq
  cmpl $1, extern(%rip)
# CHECK: 83 3d 00 00 00 00 01 cmpl
.globl global
global:
  loop start
# CHECK: e2 {{..}} loop
.space 200
far:
  jmp start
# CHECK: e9 {{.*}} jmp
