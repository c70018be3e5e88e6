# A section of zeros has no place for anything else.

# RUN: not mc -triple=x86_64 -filetype=obj %s -o %t.o 2>&1 | FileCheck %s
# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj --defsym COFF=1 %s -o %t.o 2>&1 | FileCheck %s --check-prefix=COFF

# CHECK-DAG: error: BSS section '.bss' cannot have non-zero bytes
# CHECK-DAG: error: BSS section '.zeros' cannot have fixups
# COFF: error: BSS section '.bss' cannot have non-zero bytes
	.bss
	.long	0
	.byte	1
.ifndef COFF
	.section .zeros, "aw", @nobits
	.quad	f
.endif
