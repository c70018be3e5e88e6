; Encodings of several pieces and operands with forms, on a little-endian machine with ordinary syntax.

; RUN: mc -target-td=%S/Inputs/pieces.td -show-encoding %s | FileCheck %s
; RUN: mc -target-td=%S/Inputs/pieces.td -filetype=obj -o %t.o %s
; RUN: echo 0501 060705 080812 34a9 0941 1027 02 094007 0807ff | mc -target-td=%S/Inputs/pieces.td -disassemble -hex | FileCheck %s --check-prefix=DIS
; RUN: not mc -target-td=%S/Inputs/pieces.td -defsym bad=1 --diagnostics=llvm %s 2>&1 | FileCheck %s --check-prefix=BAD

; CHECK: ld r1, [r1] ; encoding: [0x05,0x01]
ld r1, [r1]
; CHECK: ld r2, [r3] ; encoding: [0x06,0x03]
ld r2, [r3, 0]
; CHECK: ld r2, [r3, 5] ; encoding: [0x06,0x07,0x05]
ld r2, [r3, 2+3]
; CHECK: ld r0, [r0, -1] ; encoding: [0x04,0x04,0xff]
ld r0, [ r0 , -1 ]
; CHECK: st [13330], r1 ; encoding: [0x08,0x08,0x12,0x34,0xa9]
st [0x3412], r1
; CHECK: st [there+2], r1 ; encoding: [0x08,0x08,A,A,0xa9]
; CHECK-NEXT: ; fixup A - offset: 2, value: there+2, kind: abs16
st [there+2], r1
; CHECK: mov [r2], 7 ; encoding: [0x09,0x40,0x07,0x02]
mov [r2], 7
; CHECK: mov [r2], 10000 ; encoding: [0x09,0x41,0x10,0x27,0x02]
mov [r2], 10000
; CHECK: mov [here], there ; encoding: [0x09,0x41,A,A,0x08,B,B]
; CHECK-NEXT: ; fixup A - offset: 2, value: there, kind: abs16
; CHECK-NEXT: ; fixup B - offset: 5, value: here, kind: abs16
here: mov [here], there

.ifdef bad
; BAD: [[#@LINE+1]]:8: error: invalid operand for instruction
ld r1, [r2, 200]
; BAD: [[#@LINE+1]]:8: error: invalid operand for instruction
ld r1, r2
; BAD: [[#@LINE+1]]:4: error: invalid operand for instruction
st [r2, there], r1
.endif

; DIS: ld r1, [r1]
; DIS-NEXT: ld r2, [r3, 5]
; DIS-NEXT: st [13330], r1
; DIS-NEXT: mov [r2], 10000
; DIS-NEXT: mov [{{.*}}], 7
