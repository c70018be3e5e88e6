; Symbols in the words of a big-endian machine: the field is at the end of the word, wherever the fixup counts from.

; RUN: mc -target-td=%S/Inputs/big.td -show-encoding %s | FileCheck %s
; RUN: mc -target-td=%S/Inputs/big.td -filetype=obj -o %t.o %s
; RUN: mc -target-td=%S/Inputs/big.td -filetype=obj -o %t2.o %S/Inputs/big.bytes.s && cmp %t.o %t2.o
; RUN: echo a0010102 b0001230 c000ffc0 0001 | mc -target-td=%S/Inputs/big.td -disassemble -hex | FileCheck %s --check-prefix=DIS
; RUN: not mc -target-td=%S/Inputs/big-mistake.td %s --diagnostics=llvm 2>&1 | FileCheck %s --check-prefix=MISTAKE

; CHECK: li r1, 258 ; encoding: [0xa0,0x01,0x01,0x02]
li r1, 258
; CHECK: li r2, here+1 ; encoding: [0xa0,0x02,A,A]
; CHECK-NEXT: fixup A - offset: 0, value: here+1, kind: low16
li r2, here+1
nop
; CHECK: mi r3, here ; encoding: [0xb0,0b0011AAAA,A,0bAAAA0000]
; CHECK-NEXT: fixup A - offset: 1, value: here, kind: middle16
here: mi r3, here
; CHECK: b here ; encoding: [0xc0,0x00,A,0bAAAA0000]
b here
.long here

; DIS: li r1, 258
; DIS-NEXT: mi r0, 291
; DIS-NEXT: b -4
; DIS-NEXT: nop
; MISTAKE: big-mistake.td:2:5: error: the fixup is used in instructions of 2 and of 4 bytes, where its bits are at different places (in record 'low8')
