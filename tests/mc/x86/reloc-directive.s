# Relocations by name: each kind of object has its own, and GNU's names mean what they mean there.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -r %t.o | FileCheck %s --check-prefix=BITS64
# RUN: codewright mc -triple=i386 -filetype=obj %s -o %t.o
# RUN: codewright readobj -r %t.o | FileCheck %s --check-prefix=BITS32
# RUN: not codewright mc -triple=x86_64 -filetype=obj -diagnostics=llvm --defsym ERR=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERR64
# RUN: not codewright mc -triple=i386 -filetype=obj -diagnostics=llvm --defsym ERR=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=ERR32
nop
.reloc 0, BFD_RELOC_8, 9
# BITS64: R_X86_64_8 - 0x9
# BITS32: R_386_8 -
.reloc 0, BFD_RELOC_16, 9
# BITS64: R_X86_64_16 - 0x9
# BITS32: R_386_16 -
.reloc 0, BFD_RELOC_32, x
# BITS64: R_X86_64_32 x
# BITS32: R_386_32 x
.ifdef ERR
.reloc 0, R_386_32, x
# ERR64: :[[#@LINE-1]]:11: error: unknown relocation name
.reloc 0, R_X86_64_32, x
# ERR32: :[[#@LINE-1]]:11: error: unknown relocation name
.reloc 0, BFD_RELOC_64, x
# ERR32: :[[#@LINE-1]]:11: error: unknown relocation name
.endif
