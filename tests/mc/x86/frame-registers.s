# Registers of call frames by their numbers in the ABI of the mode: a number that only the other ABI has stays a number.
# RUN: codewright mc -triple=x86_64 %s | FileCheck %s --check-prefix=X64
# RUN: codewright mc -triple=i386 -defsym I386=1 %s | FileCheck %s --check-prefix=I386
.cfi_startproc
.cfi_offset 99, 0
# X64: .cfi_offset 99, 0
# I386: .cfi_offset %k6, 0
.cfi_offset 118, 0
# X64: .cfi_offset %k0, 0
# I386: .cfi_offset 118, 0
.ifndef I386
.cfi_offset %rflags, -16
# X64: .cfi_offset %{{r?}}flags, -16
.endif
.cfi_endproc
