# Operators with GNU's precedence, numbers and characters.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.long 1+2*3, (1+2)*3, 10-4-3, 7/2, -7/2, 7%4, -7%4
.long 1<<4, 256>>2, 1<<2+1, 6&3|8, 6^3, ~5, !0, !7, - 3, +4
.long 1==1, 1==2, 1!=2, 1<>1, 1<2, 2<=2, 3>4, 4>=4
.long 1&&2, 0&&1, 0||3, 0||0, 1||0&&0
.long 1+2==3, 1|2+4, 6 ! 1, 2*3<<1
.long 0x1F, 0b101, 017, 10, 'a', '\n', '\\', '\'', 0xFFUL, 1u
.long (1 + (2 * (3 + 4)))
.long [1+2]*2
a:
b:
.long a+4, a-b, a-b+8, a+b-b, -a+b, a-4, a- -4, (a+4)-(b-2)
.long . - a, .+4
.set v, 7
.long v*2
.set v, v+1
.long v
v = v * 2
.long v
.equ w, a+1
.long w
.long c+1
.set c, 5
.long c+1
.quad 1.5, -2.0, 1e3, .5
1:
.long 1b, 1f, 2f-1b
1:
2:
.long 1b
.long "a b"+1
.long $x, x$y, a.b, _z

#      CHECK:	.word	7
# CHECK-NEXT:	.word	9
# CHECK-NEXT:	.word	3
# CHECK-NEXT:	.word	3
# CHECK-NEXT:	.word	-3
# CHECK-NEXT:	.word	3
# CHECK-NEXT:	.word	-3
# CHECK-NEXT:	.word	16
# CHECK-NEXT:	.word	64
# CHECK-NEXT:	.word	5
# CHECK-NEXT:	.word	10
# CHECK-NEXT:	.word	5
# CHECK-NEXT:	.word	-6
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	-3
# CHECK-NEXT:	.word	4
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.word	-1
# CHECK-NEXT:	.word	7
# CHECK-NEXT:	.word	-2
# CHECK-NEXT:	.word	12
# CHECK-NEXT:	.word	31
# CHECK-NEXT:	.word	5
# CHECK-NEXT:	.word	15
# CHECK-NEXT:	.word	10
# CHECK-NEXT:	.word	97
# CHECK-NEXT:	.word	10
# CHECK-NEXT:	.word	92
# CHECK-NEXT:	.word	39
# CHECK-NEXT:	.word	255
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.word	15
# CHECK-NEXT:	.word	6
# CHECK-NEXT:a:
# CHECK-NEXT:b:
# CHECK-NEXT:	.word	a+4
# CHECK-NEXT:	.word	a-b
# CHECK-NEXT:	.word	a-b+8
# CHECK-NEXT:	.word	a+b-b
# CHECK-NEXT:	.word	-a+b
# CHECK-NEXT:	.word	a-4
# CHECK-NEXT:	.word	a--4
# CHECK-NEXT:	.word	a+4-(b-2)
# CHECK-NEXT:.Ltmp0:
# CHECK-NEXT:	.word	.Ltmp0-a
# CHECK-NEXT:.Ltmp1:
# CHECK-NEXT:	.word	.Ltmp1+4
# CHECK-NEXT:v = 7
# CHECK-NEXT:	.word	14
# CHECK-NEXT:v = 8
# CHECK-NEXT:	.word	8
# CHECK-NEXT:v = 16
# CHECK-NEXT:	.word	16
# CHECK-NEXT:w = a+1
# CHECK-NEXT:	.word	w
# CHECK-NEXT:	.word	c+1
# CHECK-NEXT:c = 5
# CHECK-NEXT:	.word	6
# CHECK-NEXT:	.quad	4609434218613702656
# CHECK-NEXT:	.quad	-4611686018427387904
# CHECK-NEXT:	.quad	4652007308841189376
# CHECK-NEXT:	.quad	4602678819172646912
# CHECK-NEXT:.Ltmp2:
# CHECK-NEXT:	.word	.Ltmp2
# CHECK-NEXT:	.word	.Ltmp3
# CHECK-NEXT:	.word	.Ltmp4-.Ltmp2
# CHECK-NEXT:.Ltmp3:
# CHECK-NEXT:.Ltmp4:
# CHECK-NEXT:	.word	.Ltmp3
# CHECK-NEXT:	.word	"a b"+1
# CHECK-NEXT:	.word	$x
# CHECK-NEXT:	.word	x$y
# CHECK-NEXT:	.word	a.b
# CHECK-NEXT:	.word	_z
