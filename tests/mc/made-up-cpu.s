; A CPU that nobody compiled in works from its description: assembler, disassembler, objects, errors.

; RUN: mc -target-td=%S/Inputs/cpu.td -show-encoding -mcpu=big %s | FileCheck %s
; RUN: mc -target-td=%S/Inputs/cpu.td -show-inst %s -mattr=+mul | FileCheck %s --check-prefix=INST
; RUN: mc -target-td=%S/Inputs/cpu.td -mcpu=big -filetype=obj -o %t.o %s
; RUN: mc -target-td=%S/Inputs/cpu.td -filetype=null -mattr=+mul %s | count 0
; RUN: not mc -target-td=%S/Inputs/cpu.td --diagnostics=llvm %s 2>%t.err >%t.s
; RUN: FileCheck %s --check-prefix=PLAIN < %t.err
; RUN: FileCheck %s --check-prefix=STILL < %t.s
; RUN: mc -target-td=%S/Inputs/cpu.td -mcpu=help < %s 2>&1 | FileCheck %s --check-prefix=HELP
; RUN: echo "0x11 0x05, 0x02 0x21 # comment" > %t.hex
; RUN: mc -target-td=%S/Inputs/cpu.td -disassemble %t.hex | FileCheck %s --check-prefix=DIS
; RUN: echo 0xff 0xff 0x11 0x05 > %t.bad
; RUN: mc -target-td=%S/Inputs/cpu.td -disassemble --diagnostics=llvm %t.bad 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: mc -target-td=%S/Inputs/cpu.td -disassemble --keep-going %t.bad | FileCheck %s --check-prefix=KEEP
; RUN: echo 1105 | mc -target-td=%S/Inputs/cpu.td -disassemble -hex | FileCheck %s --check-prefix=KEEP
; RUN: not mc -target-td=%S/Inputs/cpu.td -triple=other %s 2>&1 | FileCheck %s --check-prefix=TRIPLE

; CHECK: li r1, 5 ; encoding: [0x11,0x05]
; INST: li r1, 5 ; <MCInst #{{[0-9]+}} LI
; INST-NEXT: ; <MCOperand Reg:R1>
; INST-NEXT: ; <MCOperand Imm:5>>
li r1, 5
; CHECK: clr r2 ; encoding: [0x21,0x00]
clr r2
; CHECK: double r1 ; encoding: [0x02,0x11]
add r1, r1
; CHECK: add r1, r2 ; encoding: [0x02,0x21]
; INST: add r1, r2
; INST-NEXT: Reg:R1
; INST-NEXT: Reg:R1
; INST-NEXT: Reg:R2
ADD r1, r2
; CHECK: ld r3, [r4] ; encoding: [0x33,0x04]
load r3, [r4]
; CHECK: set ne, r1 ; encoding: [0x15,0x01]
set ne, r1
; CHECK: li r1, x+1 ; encoding: [0x11,A]
; CHECK-NEXT: ; fixup A - offset: 0, value: x+1, kind: abs8
li r1, x+1 | clr r0
; CHECK: clr r0
; CHECK: .word 258
.word 0x102
; PLAIN: [[#@LINE+2]]:1: error: instruction requires the following: 'mul' (Multiplication)
; STILL-NOT: mul
mul r1, r2
; STILL: add r3, r4
add r3, r4

; HELP: big - Select the big processor.
; HELP: mul - Multiplication.
; DIS: li r1, 5
; DIS-NEXT: add r1, r2
; BAD: 1:1: warning: invalid instruction encoding
; BAD: 1:6: warning: invalid instruction encoding
; KEEP: li r1, 5
; TRIPLE: unable to get target for 'other': the description is not for it
