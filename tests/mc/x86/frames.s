# Call frames begin with the return address on the stack; registers have the numbers of the ABI.
# RUN: codewright mc -triple=x86_64 -filetype=obj %s -o %t.o
# RUN: codewright readobj -x .eh_frame %t.o | FileCheck -check-prefix=X64 %s
# RUN: codewright mc -triple=i386 -filetype=obj --defsym I386=1 %s -o %t.o
# RUN: codewright readobj -x .eh_frame %t.o | FileCheck -check-prefix=X32 %s
#
.cfi_startproc
  nop
.ifdef I386
.cfi_offset %ebp, -8
.cfi_def_cfa_register %ebp
.else
.cfi_offset %rbp, -16
.cfi_def_cfa_register rbp
.endif
  nop
.cfi_endproc
# X64: 017a5200 01781001
# X64: 1b0c0708 90010000
# X64: 00418602 0d060000
# X32: 017a5200 017c0801
# X32: 1b0c0404 88010000
# X32: 00418502 0d050000
