# What Apple's assembler does otherwise: shifts bind less than sums, what `.set` defines is kept, zeros are `.space`, names of
# sections say what these are; temporaries must be defined.

# RUN: mc -triple=x86_64-apple-macosx11 %s | FileCheck %s
# RUN: not mc -triple=x86_64-apple-macosx11 --defsym MISSING=1 --diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=WRONG
# RUN: mc -triple=x86_64-linux-gnu %s 2>&1 | FileCheck %s --check-prefix=ELF

# CHECK: .long 128
# ELF: .long 255
	.long	1<<8-1
# CHECK: .long 1
# ELF: .long -1
	.long	1 | 2 == 3 | 0
# CHECK: .no_dead_strip a
# ELF-NOT: no_dead_strip
	.set	a, 5
# CHECK-NOT: no_dead_strip
b = 5
# CHECK: .space 3
# ELF: .zero 3
	.zero	3
.ifdef MISSING
	.long	L_missing
# WRONG: error: assembler local symbol 'L_missing' not defined
.endif
