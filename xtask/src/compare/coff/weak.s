# Weak symbols with and without definitions, aliases, files.
	.file	"a name that is longer than one entry of the table.c"
	.weak	undefined
	.weak	defined
	.weak	alias
	.globl	target
target:
	callq	undefined
	callq	defined
	callq	alias
defined:
	jmp	target
alias = target
	.set	number, 1234
	.globl	number
second = defined+1
	.data
	.quad	undefined, defined, alias, second
	.secrel32	target+4
	.comm	shared,4,3
	.comm	large,100
