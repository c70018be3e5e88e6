# Alternate macro mode: expressions, strings in angle brackets, names without backslash, ampersands.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.altmacro
.macro number n
.byte \n
.byte n
.endm
number %1+2
number %(3*4)
number 5
.macro string s
.ascii "\s"
.endm
string <a b, c>
string <!<!>!!>
string "quoted"
.macro join a, b
a&b:
\a&\b&_end:
.endm
join x, y
.macro loop n
.byte n
.if n
loop %n-1
.endif
.endm
loop 3
.noaltmacro
.macro later n
.ascii "n\n"
.endm
later 1

#      CHECK:	.byte	3
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	12
# CHECK-NEXT:	.byte	12
# CHECK-NEXT:	.byte	5
# CHECK-NEXT:	.byte	5
# CHECK-EMPTY:
# CHECK-NEXT:	.ascii	"a b, c"
# CHECK-NEXT:	.ascii	"<>!"
# CHECK-NEXT:	.ascii	"quoted"
# CHECK-EMPTY:
# CHECK-NEXT:xy:
# CHECK-NEXT:xy_end:
# CHECK-EMPTY:
# CHECK-NEXT:	.byte	3
# CHECK-NEXT:	.byte	2
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:	.byte	0
# CHECK-EMPTY:
# CHECK-NEXT:	.ascii	"n1"
