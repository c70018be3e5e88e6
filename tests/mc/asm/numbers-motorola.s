# Numbers in Motorola's notation.

# RUN: mc -triple=riscv64 -motorola-integers --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.byte $1f, %101, 5, 3 %2
.set b, $0100

#      CHECK:	.byte	31
# CHECK-NEXT:	.byte	5
# CHECK-NEXT:	.byte	5
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:b = 256
