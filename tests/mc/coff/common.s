# Common symbols: Microsoft's linkers take the alignment from the size, MinGW's are told.

# RUN: mc -triple=i686-pc-windows-msvc -filetype=obj %s -o %t.obj
# RUN: echo '.incbin "%t.obj"' | mc -triple=x86_64 -filetype=obj -o %t.o
# RUN: objdump -s -j .text %t.o | FileCheck %s --check-prefix=MSVC
# RUN: mc -triple=i686-w64-windows-gnu -filetype=obj %s -o %t.obj
# RUN: echo '.incbin "%t.obj"' | mc -triple=x86_64 -filetype=obj -o %t.o
# RUN: objdump -s -j .text %t.o | FileCheck %s --check-prefix=GNU

	.comm	_c, 1, 3
	.lcomm	_l, 4, 4
# The value of the symbol is its size: 8 bytes for an alignment of 8.
# MSVC: 00f0 00000300 00000000 5f630000 00000000
# MSVC-NEXT: 0100 08000000 00000000 02005f6c 00000000
# In `.drectve`: ` -aligncomm:"_c",3`. The size stays what it is.
# GNU: 00b0 000a1000 202d616c 69676e63 6f6d6d3a
# GNU-NEXT: 00c0 225f6322 2c332e74 65787400 00000000
# GNU: 0150 04000000 00005f63 00000000 00000100
