# A section may say that it is far away; 32-bit objects have no such sections. The section of call frames has a type of its own
# in 64-bit objects, whatever the text says.
# RUN: codewright mc -triple=x86_64 %s | FileCheck %s
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -S %t.o | FileCheck %s --check-prefix=OBJ
# RUN: not codewright mc -triple=i386 -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR32
# RUN: not codewright mc -triple=x86_64 --defsym ERR=1 -diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=ERR64
.section .ldata,"awl"
# CHECK: .section .ldata,"awl",@progbits
# OBJ: Name: .ldata
# OBJ: SHF_ALLOC
# OBJ-NEXT: SHF_WRITE
# OBJ-NEXT: SHF_X86_64_LARGE
# ERR32: :[[#@LINE-6]]:22: error: unknown flag
.section .eh_frame,"a",@progbits
# CHECK: .section .eh_frame,"a",@unwind
# OBJ: Name: .eh_frame
# OBJ-NEXT: SHT_X86_64_UNWIND
.section .eh_frame,"a",@unwind
# ERR32: :[[#@LINE-1]]:1: error: changed section type for .eh_frame, expected: 0x1
.ifdef ERR
.section .eh_frame,"a",@nobits
# ERR64: :[[#@LINE-1]]:1: error: changed section type for .eh_frame, expected: 0x70000001
.endif
