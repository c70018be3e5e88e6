# Compact relocations: a section of type 0x40000014 with one byte for most of what changes.

# RUN: mc -triple=x86_64 -crel -filetype=obj %s -o %t.x.o
# RUN: readobj -S --sd %t.x.o | FileCheck %s
# RUN: mc -triple=i386 -crel -filetype=obj %s -o %t.x.o
# RUN: readobj -S --sd %t.x.o | FileCheck %s --check-prefix=REL

	.long	f
	.long	f+8
	.zero	56
	.long	g
# Three relocations with addends, at offsets that are multiples of 4. The second is 4 bytes on and has another addend.
# CHECK: Name: .crel.text
# CHECK: Type: SHT_CREL (0x40000014)
# CHECK: AddressAlignment: 1
# CHECK: EntrySize: 1
# CHECK: 0000: 1E03010A 0C087D01 78
# Addends are there where other relocations have none, and so are not in the place.
# REL: 0000: 00000000
# REL: Name: .crel.text
# REL: 0000: 1E030101 0C087D01 78
