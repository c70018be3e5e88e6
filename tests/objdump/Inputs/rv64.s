# The source of rv64.o: llvm-mc-22 -triple=riscv64 -mattr=+m,+relax -filetype=obj rv64.s -o rv64.o
.text
.globl f
.type f,@function
f:
  auipc a0, 0
  addi a0, a0, 16
  lw a2, 4(a1)
  auipc a5, 1
  jalr 16(a5)
  jal f
  beqz a0, 1f
  call w
  lui a1, %hi(d+4)
  addi a1, a1, %lo(d+4)
  .word 0xffffffff
  .short 0x1234
  .byte 7, 0
1: li a0, -1
  .zero 20
  ret
  .insn 6, 0x1f
  .insn 8, 0x3f
  .size f, .-f
.data
d: .word 1, 2, 3
  .zero 40
  .ascii "some text, long enough"
  .quad d+4, w-1
  .byte 5
.section .foo,"axG",@progbits,grp,comdat
x: j f
.bss
  .zero 12
.local com
.comm com, 8, 4
.comm shared, 16, 8
.weak w
.hidden h
h = 5
.section .tbss,"awT",@nobits
.zero 4
.type t, @tls_object
t:
.section .note.here,"a",@note
.long 1
.section .debug_some,"",@progbits
.byte 1
.file "source.c"
