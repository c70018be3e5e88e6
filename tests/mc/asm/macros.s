# Macros: parameters by position and name, defaults, required and variable ones, counters, nesting, leaving early.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.macro plain
.byte 1
.endm
plain
.macro two a, b=2
.byte \a, \b
.endmacro
two 1
two 3, 4
two b=5, a=6
.macro required a:req, rest:vararg
.byte \a
.ifnb \rest
required \rest
.endif
.endm
required 1, 2, 3
.macro text s
.ascii "\s"
.ascii "\s\()x"
.endm
text hello
text "two words"
.macro numbered
.byte \@, \+
.endm
numbered
plain
numbered
.macro outer
.macro inner x
.byte \x
.endm
inner 9
.endm
outer
inner 10
.macro early x
.byte 1
.if \x
.exitm
.endif
.byte 2
.endm
early 0
early 1
# Operators join what is around them, spaces separate.
two 1 + 2, 3
two 1+ 2 3
two (1 - 2)-1, 5
.purgem plain
.macro plain
.byte 11
.endm
plain
.macro caller name, args:vararg
\name \args
.endm
caller two 1, 2
caller .byte 5, 6
.macro label n
lab_\n:
lab_\n\()_end:
.endm
label 1
label x

#      CHECK:	.byte	1
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	4
# CHECK-NEXT:	.byte	6
# CHECK-NEXT:	.byte	5
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	3
# CHECK-EMPTY:
# CHECK-NEXT:	.ascii	"hello"
# CHECK-NEXT:	.ascii	"hellox"
# CHECK-NEXT:	.ascii	"two words"
# CHECK-NEXT:	.ascii	"two wordsx"
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	9
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	11
# CHECK-NEXT:	.byte	1
# CHECK-EMPTY:
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	9
# CHECK-NEXT:	.byte	10
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	-2
# CHECK-NEXT:	.byte	5
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	11
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	5
# CHECK-NEXT:	.byte	6
# CHECK-EMPTY:
# CHECK-NEXT:lab_1:
# CHECK-NEXT:lab_1_end:
# CHECK-NEXT:lab_x:
# CHECK-NEXT:lab_x_end:
