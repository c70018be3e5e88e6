# What assembly for COFF has, as text; what is read back is the same.

# RUN: mc -triple=x86_64-pc-windows-msvc %s -o %t.s
# RUN: FileCheck %s --input-file=%t.s
# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.1
# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %t.s -o %t.2
# RUN: cmp %t.1 %t.2

	.def	main;	.scl	2;	.type	32;	.endef
# CHECK:      .def main;
# CHECK-NEXT: .scl 2;
# CHECK-NEXT: .type 32;
# CHECK-NEXT: .endef
	.globl	main
# CHECK:      .globl main
main:
	retq
	.weak	perhaps
# CHECK:      .weak perhaps
	.section	.rdata,"dr"
# CHECK:      .section .rdata,"dr"
	.rva	main, main+8
	.secrel32	main+4
	.secidx	main
	.symidx	main
	.long	main@IMGREL
# CHECK-NEXT: .rva main
# CHECK-NEXT: .rva main+8
# CHECK-NEXT: .secrel32 main+4
# CHECK-NEXT: .secidx main
# CHECK-NEXT: .symidx main
# CHECK-NEXT: .long main@IMGREL
	.section	.text$of_inline,"xr",discard,of_inline
# CHECK-NEXT: .section .text$of_inline,"xr",discard,of_inline
	.globl	of_inline
of_inline:
	retq
	.section	.more,"dr",associative,of_inline
# CHECK:      .section .more,"dr",associative,of_inline
	.long	1
	.section	.once
	.linkonce
# CHECK:      .section .once,"dw"
# CHECK-NEXT: .linkonce discard
	.section	.debug_of_ours,"dr"
	.section	.dropped,"drD"
	.section	.for_linker,"yni"
# CHECK-NEXT: .section .debug_of_ours,"dr"
# CHECK-NEXT: .section .dropped,"drD"
# CHECK-NEXT: .section .for_linker,"yni"
	.pushsection .rdata,"dr"
# CHECK-NEXT: .section .rdata,"dr"
	.popsection
# CHECK-NEXT: .section .for_linker,"yni"
	.comm	shared,4,3
	.lcomm	own,8
# CHECK:      .comm shared,4,3
# CHECK-NEXT: .lcomm own,8
	.bss
# CHECK-NEXT: .bss
	.file	"source.c"
# CHECK-NEXT: .file "source.c"
