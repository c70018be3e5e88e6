# With the large code model, call frames have 8 bytes for the distance of their code; 32-bit code is never that far away.
# RUN: codewright mc -triple=x86_64 -large-code-model -filetype=obj %s -o %t.o
# RUN: codewright readobj -r -x .eh_frame %t.o | FileCheck %s --check-prefix=FAR
# RUN: codewright mc -triple=i386 -large-code-model -filetype=obj %s -o %t.o
# RUN: codewright readobj -r -x .eh_frame %t.o | FileCheck %s --check-prefix=NEAR
# FAR: 0x20 R_X86_64_PC64 .text
# FAR: 017a5200 01781001
# FAR-NEXT: 1c0c0708
# NEAR: 0x20 R_386_PC32 .text
# NEAR: 1b0c0404
.cfi_startproc
ret
.cfi_endproc
