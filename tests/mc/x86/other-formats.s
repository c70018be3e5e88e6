# Text for a platform whose format is not written: instructions and data are those of the machine; a directive that means
# something else there is a mistake, since its text would be wrong (.align counts in powers of two in Mach-O), and one that
# the format does not have is unknown.
# RUN: split-file %s %t
# RUN: mc -triple=riscv64-unknown-unknown-macho %t/plain.s | FileCheck %s
# RUN: mc -triple=aarch64-pc-windows-msvc %t/plain.s | FileCheck %s
# RUN: mc -triple=i686-pc-windows-msvc-elf %t/elf.s | FileCheck %s --check-prefix=ELF
# RUN: not mc -triple=riscv64-unknown-unknown-macho %t/elf.s 2>&1 | FileCheck %s --check-prefix=MACHO
# RUN: not mc -triple=aarch64-pc-win32 %t/elf.s 2>&1 | FileCheck %s --check-prefix=COFF
# RUN: not mc -triple=aarch64-pc-win32 -filetype=obj %t/plain.s -o %t.o 2>&1 | FileCheck %s --check-prefix=OBJ
# CHECK: .p2align 4
# CHECK: nop
# ELF: .p2align 2
# ELF: .comm x,4,2
# MACHO: error: '.align' is not supported for Mach-O yet
# MACHO: error: '.section' is not supported for Mach-O yet
# MACHO: error: '.comm' is not supported for Mach-O yet
# COFF: error: '.align' is not supported for COFF yet
# COFF: error: '.section' is not supported for COFF yet
# OBJ: error: objects for 'aarch64-pc-win32' are COFF, which is not written for this machine

#--- plain.s
.text
.globl f
f:
.p2align 4
nop
#--- elf.s
.align 4
.section .rodata.x,"a",@progbits
.comm x,4,2
