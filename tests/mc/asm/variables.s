# Variables that are set again: what was said before keeps the value of then.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

l:
.data
.set x, 0
.long x
x = .-.data
.long x
.set x,.-.data
.long x
.globl l_v
.set l_v, l
.globl l_v
.set l_v, l
.section .data1,"aw"
.equiv b, 2*a
.set a, 1
.equiv c, 3*a
.if b > a
.byte a, b, c
.endif
.set a, -a
.if b > a
.byte a, b, c
.endif

#      CHECK:l:
# CHECK-NEXT:	.data
# CHECK-NEXT:x = 0
# CHECK-NEXT:	.word	0
# CHECK-NEXT:.Ltmp0:
# CHECK-NEXT:x = .Ltmp0-.data
# CHECK-NEXT:	.word	x
# CHECK-NEXT:.Ltmp1:
# CHECK-NEXT:x = .Ltmp1-.data
# CHECK-NEXT:	.word	x
# CHECK-NEXT:	.globl	l_v
# CHECK-NEXT:l_v = l
# CHECK-NEXT:	.globl	l_v
# CHECK-NEXT:l_v = l
# CHECK-NEXT:	.section	.data1,"aw",@progbits
# CHECK-NEXT:b = 2*a
# CHECK-NEXT:a = 1
# CHECK-NEXT:c = 3
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:a = -1
# CHECK-NEXT:	.byte	-1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	3
