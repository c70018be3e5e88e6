; What is wrong is said where it is, and the rest is read.

; RUN: not mc -triple=f2003 --diagnostics=llvm %s 2>%t.err >%t.out
; RUN: FileCheck %s < %t.err
; RUN: FileCheck %s --check-prefix=OUT < %t.out
; RUN: not mc -triple=f2003 -filetype=obj -o %t.o --diagnostics=llvm %s 2>&1 | FileCheck %s

; CHECK: [[#@LINE+1]]:1: error: 'l'' must follow an instruction or a datum
l' first
'c'i
; A constant is no place.
; CHECK: [[#@LINE+1]]:5: error: invalid operand for instruction
krz 5 f0
; CHECK: [[#@LINE+1]]:8: error: invalid operand for instruction
krz f0 f1+f2+8@
; CHECK: [[#@LINE+1]]:8: error: invalid operand for instruction
krz f0 here+here@
; CHECK: [[#@LINE+1]]:8: error: invalid operand for instruction
krz f0 here+4
; CHECK: [[#@LINE+1]]:8: error: invalid operand for instruction
krz f0 f4
; CHECK: [[#@LINE+1]]:1: error: unrecognized instruction mnemonic 'kRZ'
kRZ f0 f1
; CHECK: [[#@LINE+1]]:10: error: invalid operand for instruction
fi f0 f1 xtlon
; CHECK: [[#@LINE+1]]:1: error: 'kak' may not be used
kak f0 f1 f2
; CHECK: [[#@LINE+1]]:5: error: 'f7' is reserved and cannot be a name
nll f7
; CHECK: [[#@LINE+1]]:7: error: expected a name
xok   12
; CHECK: [[#@LINE+1]]:7: error: expected a number or a name
lifem @
; CHECK: [[#@LINE+1]]:5: error: 'xx' is a register and cannot be a name
nll xx
; The two are found when the rest has been read.
; CHECK: [[#@LINE+1]]:13: warning: 'krz' is also an instruction or a keyword
ata f0 1 l' krz
; OUT: ata f0 1 l' krz
; OUT: krz f0 f1
krz f0 f1 l' here
krz f0 f1 l' here
; CHECK: [[#@LINE+3]]:5: error: 'l'' must follow an instruction or a datum, not a label
; CHECK: [[#@LINE-2]]:14: error: symbol 'here' is already defined
nll next
    l' other
fen
xok gone krz f0 gone l' gone
kue nowhere
; CHECK: [[#@LINE+1]]:5: error: the label names nothing: an instruction or a datum must follow
nll last
; CHECK: [[#@LINE-4]]:5: error: 'gone' is imported but also defined here
; CHECK: [[#@LINE-4]]:5: error: 'nowhere' is exported but not defined
