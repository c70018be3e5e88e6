# The bytes of an object: those that LLVM's assembler writes.

# RUN: mc -triple=x86_64-pc-windows-msvc -filetype=obj %s -o %t.obj
# RUN: echo '.incbin "%t.obj"' | mc -triple=x86_64 -filetype=obj -o %t.o
# RUN: objdump -s -j .text %t.o | FileCheck %s

	.def	f;	.scl	2;	.type	32;	.endef
	.globl	f
f:
	callq	g
	leaq	.Ltext+1(%rip), %rax
	.section	.rdata$of_text,"dr"
	.long	0
.Ltext:
	.asciz	"text"
# The machine, four sections, no time; symbols at 0xdd, ten entries.
# CHECK:      0000 64860400 00000000 dd000000 0a000000
# `.text`: 12 bytes at 0xb4, relocations at 0xc0, of which there are two; code that is executed and read, at four bytes.
# CHECK-NEXT: 0010 00000000 2e746578 74000000 00000000
# CHECK-NEXT: 0020 00000000 0c000000 b4000000 c0000000
# CHECK-NEXT: 0030 00000000 02000000 20003060 2e646174
# CHECK-NEXT: 0040 61000000 00000000 00000000 00000000
# CHECK-NEXT: 0050 d4000000 00000000 00000000 00000000
# CHECK-NEXT: 0060 400030c0 2e627373 00000000 00000000
# CHECK-NEXT: 0070 00000000 00000000 00000000 00000000
# The name of the fourth section is in the table of strings, at 4.
# CHECK-NEXT: 0080 00000000 00000000 800030c0 2f340000
# CHECK-NEXT: 0090 00000000 00000000 00000000 09000000
# CHECK-NEXT: 00a0 d4000000 00000000 00000000 00000000
# The addend of the second relocation is in its place: the label is 4 bytes into its section, and 1 is added.
# CHECK-NEXT: 00b0 40001040 e8000000 00488d05 05000000
# One is to `g`, symbol 9, and one to the section, symbol 6; both are distances, type 4.
# CHECK-NEXT: 00c0 01000000 09000000 04000800 00000600
# CHECK-NEXT: 00d0 00000400 00000000 74657874 002e7465
# Symbols of sections have their length, their number of relocations and a checksum behind them.
# CHECK-NEXT: 00e0 78740000 00000000 00010000 0003010c
# CHECK-NEXT: 00f0 00000002 0000004c 366d6401 00000000
