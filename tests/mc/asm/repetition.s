# Repetition: .rept, .irp and .irpc, nested in each other and in macros.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.rept 2
.byte 1
.rep 2
.byte 2
.endr
.endr
.rept 0
.byte 3
.endr
.irp x, 1, 2, , 3
.ascii "<\x>"
.endr
.irp reg, a0 a1
addi \reg, \reg, 1
.endr
.irpc d, 123
.byte \d, \d\()0
.endr
.irpc c, "xy"
sym_\c:
.endr
.macro table n
.irp x, 1, 2
.rept \n
.byte \x
.endr
.endr
.endm
table 2
.set i, 0
.rept 3
.byte i
.set i, i+1
.endr
.rept 2
.byte \+
.endr
.irp a, 1, 2
.irp b, 3, 4
.byte \a * \b
.endr
.endr

#      CHECK:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.ascii	"<1>"
# CHECK-NEXT:	.ascii	"<2>"
# CHECK-NEXT:	.ascii	"<>"
# CHECK-NEXT:	.ascii	"<3>"
# CHECK-NEXT:	addi	a0, a0, 1
# CHECK-NEXT:	addi	a1, a1, 1
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	10
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	20
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	30
# CHECK-NEXT:sym_x:
# CHECK-NEXT:sym_y:
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:i = 0
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:i = 1
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:i = 2
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:i = 3
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	4
# CHECK-NEXT:	.byte	6
# CHECK-NEXT:	.byte	8
