# What the triple says about objects: the system in the header, addresses of 32 bits for the x32 ABI, whose frames are those of
# 64 bits; formats that are not written for the machine are refused; without a triple they are for the machine that we run on.
# RUN: codewright mc -triple=i386-unknown-freebsd5.3 -filetype=obj %s -o %t.o
# RUN: codewright readobj -h %t.o | FileCheck %s --check-prefix=FREEBSD
# RUN: codewright mc -triple=amd64-solaris -filetype=obj %s -o %t.o
# RUN: codewright readobj -h %t.o | FileCheck %s --check-prefix=SOLARIS
# RUN: codewright mc -triple=x86_64-linux-gnux32 -filetype=obj %s -o %t.o
# RUN: codewright readobj -h -r -x .eh_frame %t.o | FileCheck %s --check-prefix=X32
# RUN: not codewright mc -triple=x86_64-pc-win32-wasm -filetype=obj %s -o %t.o 2>&1 | FileCheck %s --check-prefix=WASM
# RUN: codewright mc -triple=i386-pc-win32-elf -filetype=obj %s -o %t.o
# WASM: error: objects for 'x86_64-pc-win32-wasm' are WebAssembly, which is not written for this machine
# FREEBSD: Class: 32-bit
# FREEBSD: OS/ABI: FreeBSD
# FREEBSD: Machine: EM_386
# SOLARIS: Class: 64-bit
# SOLARIS: OS/ABI: Solaris
# SOLARIS: Machine: EM_X86_64
# X32: Class: 32-bit
# X32: Machine: EM_X86_64
# X32: .rela.text
# X32-NEXT: R_X86_64_PLT32 f
# X32: 017a5200 01781001
.cfi_startproc
call f
.cfi_endproc
