# Numbers in MASM's notation.

# RUN: mc -triple=riscv64 -masm-integers --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.long 0ffh, 11b, 11y, 17o, 17q, 10t, 10d, 0x1f, 1fh, 5
.double 1.5

#      CHECK:	.word	255
# CHECK-NEXT:	.word	3
# CHECK-NEXT:	.word	3
# CHECK-NEXT:	.word	15
# CHECK-NEXT:	.word	15
# CHECK-NEXT:	.word	10
# CHECK-NEXT:	.word	10
# CHECK-NEXT:	.word	31
# CHECK-NEXT:	.word	31
# CHECK-NEXT:	.word	5
# CHECK-NEXT:	.quad	4609434218613702656
