# What cannot be put into its place in an object. Space that takes no place in the file may be of any size.
# RUN: not codewright mc -triple=x86_64 -filetype=obj -diagnostics=llvm --defsym ERR=1 %s -o %t.o 2>&1 | FileCheck %s
# RUN: not codewright mc -triple=i386 -filetype=obj -diagnostics=llvm --defsym ERR32=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERR32
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -S %t.o | FileCheck %s --check-prefix=SIZE
.ifdef ERR
before:
jecxz 1f
# CHECK: :[[#@LINE-1]]:1: error: value of 200 is too large for field of 1 byte.
.zero 200
1:
loop before
# CHECK: :[[#@LINE-1]]:1: error: value of -205 is too large for field of 1 byte.
call x - there
# CHECK: :[[#@LINE-1]]:1: error: Cannot represent a difference across sections
.section .there
there:
.section .x
x:
.endif
.ifdef ERR32
.quad y
# ERR32: :[[#@LINE-1]]:7: error: unsupported relocation type
.endif
.bss
.zero 0x10000000000000
# SIZE: Name: .bss
# SIZE: Size: 4503599627370496
