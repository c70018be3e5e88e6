# A number less a place in the same section is relative to no symbol; a place elsewhere is a mistake.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -r %t.o | FileCheck %s
# RUN: not codewright mc -triple=x86_64 -filetype=obj -defsym MISTAKE=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=MISTAKE
.long 0xdead - .
# CHECK: 0x0 R_X86_64_PC32 - 0xDEAD
.word 0x42 - .
# CHECK: 0x4 R_X86_64_PC16 - 0x42
a: .quad 7 - a
# CHECK: 0x6 R_X86_64_PC64 - 0x7
.ifdef MISTAKE
.data
.long 4 - a
# MISTAKE: error: Cannot represent a difference across sections
.endif
