# What only layout and the writer find. Each part is assembled by itself.

# RUN: split-file %s %t
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/relocations.s 2>&1 | FileCheck %s --check-prefix=RELOCATIONS
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/label.s 2>&1 | FileCheck %s --check-prefix=LABEL
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/nowhere.s 2>&1 | FileCheck %s --check-prefix=NOWHERE
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/twice.s 2>&1 | FileCheck %s --check-prefix=TWICE
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/align.s 2>&1 | FileCheck %s --check-prefix=ALIGN
# RUN: not mc -triple=x86_64-pc-windows-msvc -dwarf64 -filetype=obj -o %t.o %t/align.s 2>&1 | FileCheck %s --check-prefix=DEBUG
# RUN: not mc -triple=aarch64-pc-windows-msvc -filetype=obj -o %t.o %t/align.s 2>&1 | FileCheck %s --check-prefix=MACHINE
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/size.s 2>&1 | FileCheck %s --check-prefix=SIZE
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --diagnostics=llvm -o %t.o %t/addend.s 2>&1 | FileCheck %s --check-prefix=ADDEND

#--- relocations.s
# RELOCATIONS: relocations.s:2:8: error: unsupported relocation type
.short elsewhere
# RELOCATIONS: relocations.s:4:{{[0-9]+}}: error: no relocation can express this reference to 'elsewhere'
movq elsewhere@GOTPCREL(%rip), %rax
#--- label.s
# LABEL: label.s:2:{{[0-9]+}}: error: assembler label '.Lmissing' can not be undefined
.long .Lmissing
#--- nowhere.s
# NOWHERE: error: cannot make section .a associative with sectionless symbol elsewhere
.section .a,"dr",associative,elsewhere
#--- twice.s
# TWICE: error: two sections have the same comdat 'f'
.section .a,"dr",discard,f
f:
.section .b,"dr",discard,f
#--- size.s
# SIZE: error: section '.bss': COFF sections have less than 4 GiB
.bss
.zero 0x100000000
#--- addend.s
# ADDEND: error: the distance 4294967296 from a symbol does not fit in 4 bytes
.long elsewhere+0x100000000
#--- align.s
# ALIGN: error: section '.text': COFF aligns to at most 8192 bytes
# DEBUG: error: the 64-bit DWARF format is not supported for x86_64-pc-windows-msvc
# MACHINE: error: objects for 'aarch64-pc-windows-msvc' are COFF, which is not written for this machine
.p2align 14
