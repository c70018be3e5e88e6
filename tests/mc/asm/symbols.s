# Directives about symbols.

# RUN: mc -triple=riscv64 --diagnostics=llvm %s 2>%t.err | FileCheck %s --match-full-lines --strict-whitespace

.globl a, b
.global c
.weak d, e
.local f
.hidden g
.internal h
.protected i
.extern j
.type a, @function
.type b, %object
.type c, "tls_object"
.type d, STT_NOTYPE
.type e, @common
.type f, @gnu_indirect_function
.type g, @gnu_unique_object
.type h STT_FUNC
.size a, 4
.size b, .-b0
b0:
.comm k, 8
.comm l, 8, 16
.common m, 4, 4
.lcomm n, 12
.symver a, a@V1
.symver a, a@@V2
.symver a, a@@@V3
.symver a, a@V4, remove
.weakref o, p
.set q, 1
.equ q, 2
.equiv r, 3
s = a + 1
.addrsig
.addrsig_sym a
.cg_profile a, b, 32
.ident "a \"b\" c"
.version "1.2"
.globl "a b", "q\"r", "back\\slash", "", "$y"
.lazy_reference t
.memtag u
.lto_discard v
v:
.globl v
.byte 1
.lto_discard
.lto_set_conditional w, a
.globl "x@y"

#      CHECK:	.globl	a
# CHECK-NEXT:	.globl	b
# CHECK-NEXT:	.globl	c
# CHECK-NEXT:	.weak	d
# CHECK-NEXT:	.weak	e
# CHECK-NEXT:	.local	f
# CHECK-NEXT:	.hidden	g
# CHECK-NEXT:	.internal	h
# CHECK-NEXT:	.protected	i
# CHECK-NEXT:	.type	a,@function
# CHECK-NEXT:	.type	b,@object
# CHECK-NEXT:	.type	c,@tls_object
# CHECK-NEXT:	.type	d,@notype
# CHECK-NEXT:	.type	e,@common
# CHECK-NEXT:	.type	f,@gnu_indirect_function
# CHECK-NEXT:	.type	g,@gnu_unique_object
# CHECK-NEXT:	.type	h,@function
# CHECK-NEXT:	.size	a, 4
# CHECK-NEXT:.Ltmp0:
# CHECK-NEXT:	.size	b, .Ltmp0-b0
# CHECK-NEXT:b0:
# CHECK-NEXT:	.comm	k,8,1
# CHECK-NEXT:	.comm	l,8,16
# CHECK-NEXT:	.comm	m,4,4
# CHECK-NEXT:	.lcomm	n,12
# CHECK-NEXT:.symver a, a@V1
# CHECK-NEXT:.symver a, a@@V2
# CHECK-NEXT:.symver a, a@@@V3
# CHECK-NEXT:.symver a, a@V4, remove
# CHECK-NEXT:.weakref o, p
# CHECK-EMPTY:
# CHECK-NEXT:q = 1
# CHECK-NEXT:q = 2
# CHECK-NEXT:r = 3
# CHECK-NEXT:s = a+1
# CHECK-NEXT:	.addrsig
# CHECK-NEXT:	.addrsig_sym a
# CHECK-NEXT:	.cg_profile a, b, 32
# CHECK-EMPTY:
# CHECK-NEXT:	.ident	"a \\\"b\\\" c"
# CHECK-NEXT:	.section	.note,"",@note
# CHECK-NEXT:	.word	4
# CHECK-NEXT:	.word	0
# CHECK-NEXT:	.word	1
# CHECK-NEXT:	.ascii	"1.2"
# CHECK-NEXT:	.byte	0
# CHECK-NEXT:	.p2align	2, 0x0
# CHECK-NEXT:	.text
# CHECK-EMPTY:
# CHECK-NEXT:	.globl	"a b"
# CHECK-NEXT:	.globl	"q\"r"
# CHECK-NEXT:	.globl	"back\\slash"
# CHECK-NEXT:	.globl	""
# CHECK-NEXT:	.globl	$y
# CHECK-NEXT:	.lazy_reference	t
# CHECK-NEXT:	.memtag	u
# CHECK-NEXT:	.byte	1
# CHECK-NEXT:.lto_set_conditional w, a
# CHECK-NEXT:	.globl	"x@y"
