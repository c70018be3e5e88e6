# Text for a platform whose format is not written: instructions and data are those of the machine; a directive that means
# something else there is a mistake, since its text would be wrong (.align counts in powers of two in Mach-O), and one that
# the format does not have is unknown.
# RUN: split-file %s %t
# RUN: mc -triple=i686-apple-darwin %t/plain.s | FileCheck %s
# RUN: mc -triple=i686-pc-windows-msvc %t/plain.s | FileCheck %s
# RUN: mc -triple=i686-pc-windows-msvc-elf %t/elf.s | FileCheck %s --check-prefix=ELF
# RUN: not mc -triple=i686-apple-darwin %t/elf.s 2>&1 | FileCheck %s --check-prefix=MACHO
# RUN: not mc -triple=i686-pc-win32 %t/elf.s 2>&1 | FileCheck %s --check-prefix=COFF
# CHECK: .p2align 4
# CHECK: addl %eax, %ebx
# CHECK: .long 7
# ELF: .p2align 2
# ELF: .comm x,4,2
# MACHO: error: '.align' is not supported for Mach-O yet
# MACHO: error: '.section' is not supported for Mach-O yet
# MACHO: error: '.comm' is not supported for Mach-O yet
# COFF: error: '.align' is not supported for COFF yet
# COFF: error: '.section' is not supported for COFF yet

#--- plain.s
.text
.globl f
f:
.p2align 4
addl %eax, %ebx
.long 7
#--- elf.s
.align 4
.section .rodata.x,"a",@progbits
.comm x,4,2
