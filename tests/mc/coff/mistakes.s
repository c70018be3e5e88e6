# Mistakes in what only COFF has, and what is not supported yet: each with its place.

# RUN: not mc -triple=x86_64-pc-windows-msvc -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

# CHECK: [[#@LINE+1]]:14: error: conflicting section flags 'b' and 'd'.
.section .a, "bd"
# CHECK: [[#@LINE+1]]:14: error: unknown flag
.section .a, "q"
# CHECK: [[#@LINE+1]]:14: error: expected string in directive
.section .a, 5
# CHECK: [[#@LINE+1]]:20: error: unrecognized COMDAT type 'any'
.section .a, "dr", any, foo
# CHECK: [[#@LINE+1]]:27: error: expected comma in directive
.section .a, "dr", discard
# CHECK: [[#@LINE+1]]:30: error: unexpected token in directive
.section .a, "dr", discard, f, 4
# CHECK: [[#@LINE+1]]:11: error: cannot make section associative with .linkonce
.linkonce associative
.section .once
.linkonce
# CHECK: [[#@LINE+1]]:11: error: section '.once' is already linkonce
.linkonce newest
.text
# CHECK: [[#@LINE+1]]:1: error: storage class specified outside of symbol definition
.scl 2
# CHECK: [[#@LINE+1]]:1: error: ending symbol definition without starting one
.endef
.def f
# CHECK: [[#@LINE+1]]:1: error: starting a new symbol definition without completing the previous one
.def g
# CHECK: [[#@LINE+1]]:6: error: storage class value '256' out of range
.scl 256
# CHECK: [[#@LINE+1]]:7: error: symbol type value '65536' out of range
.type 65536
.endef
# CHECK: [[#@LINE+1]]:11: error: expected a symbol and a number
.secrel32 5
# CHECK: [[#@LINE+1]]:9: error: expected identifier in directive
.secidx 5
# CHECK: [[#@LINE+1]]:13: error: alignment is limited to 32 bytes
.comm c, 4, 6
# CHECK: [[#@LINE+1]]:1: error: unknown directive
.size f, 4
# CHECK: [[#@LINE+1]]:1: error: unknown directive
.hidden f
# CHECK: [[#@LINE+1]]:1: error: .seh_ directive must appear within an active frame
.seh_pushreg %rax
# CHECK: [[#@LINE+1]]:15: error: you must specify one or both of @unwind or @except
.seh_handler f
# CHECK: [[#@LINE+1]]:17: error: expected @unwind or @except
.seh_handler f, @other
# CHECK: [[#@LINE+1]]:14: error: invalid register name
.seh_pushreg f
# CHECK: [[#@LINE+1]]:18: error: you must specify an offset on the stack
.seh_savereg %rax
# CHECK: [[#@LINE+1]]:19: error: you must specify a stack pointer offset
.seh_setframe %rbx
# CHECK: [[#@LINE+1]]:1: error: '.seh_unwindversion' is not supported for COFF yet
.seh_unwindversion 2
