; What docs/assembler.md says of texts that are nearly right.
; RUN: not mc -target-td=%S/Inputs/cpu.td %s 2>&1 | FileCheck %s
; CHECK: error: unrecognized instruction mnemonic, did you mean: ld?
; CHECK-NEXT: :[[#@LINE+1]]:1
lod r3, [r4]
; CHECK: error: too few operands for instruction
; CHECK-NEXT: :[[#@LINE+1]]:1
add r1
; CHECK: error: invalid operand for instruction
; CHECK-NEXT: :[[#@LINE+1]]:8
ld r1, r2
; CHECK: error: operand must be a byte
; CHECK-NEXT: :[[#@LINE+4]]:8
; CHECK-NEXT: |
; CHECK-NEXT: li r1, 300
; CHECK-NEXT: ^^^
li r1, 300
; CHECK: error: instruction requires the following: 'mul' (Multiplication)
; CHECK-NEXT: :[[#@LINE+1]]:1
mul r1, r2
