# Relocations of 64-bit objects, by place and specifier.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -r %t.o | FileCheck %s
#
.text
f:
  call g
# CHECK: R_X86_64_PLT32 g 0xFFFFFFFFFFFFFFFC
  call g@PLT
# CHECK: R_X86_64_PLT32 g 0xFFFFFFFFFFFFFFFC
  jmp g
# CHECK: R_X86_64_PLT32 g 0xFFFFFFFFFFFFFFFC
  jne g
# CHECK: R_X86_64_PLT32 g 0xFFFFFFFFFFFFFFFC
  movl x(%rip), %eax
# CHECK: R_X86_64_PC32 x 0xFFFFFFFFFFFFFFFC
  movl $1, x(%rip)
# CHECK: R_X86_64_PC32 x 0xFFFFFFFFFFFFFFF8
  movl $x, %eax
# CHECK: R_X86_64_32 x 0x0
  movq $x+3, %rax
# CHECK: R_X86_64_32S x 0x3
  movabsq $x, %rax
# CHECK: R_X86_64_64 x 0x0
  movl x, %eax
# CHECK: R_X86_64_32S x 0x0
  movq x@GOTPCREL(%rip), %rax
# CHECK: R_X86_64_REX_GOTPCRELX x 0xFFFFFFFFFFFFFFFC
  movl x@GOTPCREL(%rip), %eax
# CHECK: R_X86_64_GOTPCRELX x 0xFFFFFFFFFFFFFFFC
  addq x@GOTPCREL(%rip), %rax
# CHECK: R_X86_64_REX_GOTPCRELX x 0xFFFFFFFFFFFFFFFC
  pushq x@GOTPCREL(%rip)
# CHECK: R_X86_64_GOTPCREL x 0xFFFFFFFFFFFFFFFC
  call *g@GOTPCREL(%rip)
# CHECK: R_X86_64_GOTPCRELX g 0xFFFFFFFFFFFFFFFC
  leaq t@TLSGD(%rip), %rdi
# CHECK: R_X86_64_TLSGD t 0xFFFFFFFFFFFFFFFC
  leaq t@TLSLD(%rip), %rdi
# CHECK: R_X86_64_TLSLD t 0xFFFFFFFFFFFFFFFC
  movq t@GOTTPOFF(%rip), %rax
# CHECK: R_X86_64_GOTTPOFF t 0xFFFFFFFFFFFFFFFC
  movq %fs:t@TPOFF, %rax
# CHECK: R_X86_64_TPOFF32 t 0x0
  leaq t@DTPOFF(%rax), %rcx
# CHECK: R_X86_64_DTPOFF32 t 0x0
  leaq t@TLSDESC(%rip), %rax
# CHECK: R_X86_64_GOTPC32_TLSDESC t 0xFFFFFFFFFFFFFFFC
  call *t@TLSCALL(%rax)
# CHECK: R_X86_64_TLSDESC_CALL t 0x0
  movl $x@SIZE, %eax
# CHECK: R_X86_64_SIZE32 x 0x0
  movabsq $x@GOTOFF, %rax
# CHECK: R_X86_64_GOTOFF64 x 0x0
  leaq _GLOBAL_OFFSET_TABLE_(%rip), %rbx
# CHECK: R_X86_64_GOTPC32 _GLOBAL_OFFSET_TABLE_ 0xFFFFFFFFFFFFFFFC
  leaq d(%rip), %rax
# CHECK: R_X86_64_PC32 .data 0x4
.data
.quad x
# CHECK: R_X86_64_64 x 0x0
d:
.long x
# CHECK: R_X86_64_32 x 0x0
.short x
# CHECK: R_X86_64_16 x 0x0
.byte x
# CHECK: R_X86_64_8 x 0x0
.long x - .
# CHECK: R_X86_64_PC32 x 0x0
.quad x - .
# CHECK: R_X86_64_PC64 x 0x0
.long x@GOTPCREL
# CHECK: R_X86_64_GOTPCREL x 0x0
.globl there
there:
  jne there-4
# CHECK: R_X86_64_PC32 there 0xFFFFFFFFFFFFFFF8
  call -256
# CHECK: R_X86_64_PC32 - 0xFFFFFFFFFFFFFEFC
  jmp -256
# CHECK: R_X86_64_PC32 - 0xFFFFFFFFFFFFFEFC
  cmp $x@ABS8, %edi
# CHECK: R_X86_64_8 x 0x0
.long x@ABS8
# CHECK: R_X86_64_32 x 0x0
.quad t@DTPOFF
# CHECK: R_X86_64_DTPOFF64 t 0x0
.reloc ., R_X86_64_NONE, x
# CHECK: R_X86_64_NONE x 0x0
