# Relocations of 32-bit objects, which keep addends in place.
# RUN: codewright mc -triple=i386 -filetype=obj %s -o %t.o
# RUN: codewright readobj -r %t.o | FileCheck %s
#
  call g
# CHECK: Section ({{.*}}) .rel.text {
# CHECK: R_386_PC32 g
  call g@PLT
# CHECK: R_386_PLT32 g
  jmp g
# CHECK: R_386_PC32 g
  movl x, %eax
# CHECK: R_386_32 x
  movl $x+1, %eax
# CHECK: R_386_32 x
  movl x@GOT(%ebx), %eax
# CHECK: R_386_GOT32X x
  leal x@GOTOFF(%ebx), %eax
# CHECK: R_386_GOTOFF x
  addl $_GLOBAL_OFFSET_TABLE_, %ebx
# CHECK: R_386_GOTPC _GLOBAL_OFFSET_TABLE_
  leal t@TLSGD(,%ebx), %eax
# CHECK: R_386_TLS_GD t
  leal t@TLSLDM(%ebx), %eax
# CHECK: R_386_TLS_LDM t
  leal t@DTPOFF(%eax), %edx
# CHECK: R_386_TLS_LDO_32 t
  movl t@INDNTPOFF, %ecx
# CHECK: R_386_TLS_IE t
  movl t@GOTNTPOFF(%ebx), %ecx
# CHECK: R_386_TLS_GOTIE t
  movl %gs:t@NTPOFF, %eax
# CHECK: R_386_TLS_LE t
.data
.long x
# CHECK: R_386_32 x
.short x
# CHECK: R_386_16 x
.byte x
# CHECK: R_386_8 x
.long x - .
# CHECK: R_386_PC32 x
