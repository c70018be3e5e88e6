; Flat binaries hold what is loaded, one section after the other; the rest of an object is left out.

; RUN: mc -target-td=%S/Inputs/big.td -filetype=obj -o %t.o %s
; RUN: mc -target-td=%S/Inputs/big.td -filetype=obj -o %t2.o %S/Inputs/flat.bytes.s && cmp %t.o %t2.o
; RUN: not mc -target-td=%S/Inputs/big.td -filetype=obj -o %t.o %S/Inputs/flat-mistake.s 2>&1 | FileCheck %s

; CHECK: error: {{.*}}flat-mistake.s: undefined name 'nowhere'

.text
li r1, table
.bss
buffer: .zero 100
.data
.p2align 3
table: .long end, buffer, table - start
end:
.section .comment
.ascii "not loaded"
.text
start: li r2, end - table
