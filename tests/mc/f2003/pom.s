; A recursive function as a compiler prints it: text and back, and the 93 bytes it assembles to.

; RUN: mc -triple=f2003 %s | FileCheck %s --check-prefix=TEXT
; RUN: mc -triple=f2003 %s -o %t.s && mc -triple=f2003 %t.s -o %t2.s && cmp %t.s %t2.s
; RUN: mc -triple=f2003 %s -show-encoding | FileCheck %s
; RUN: mc -triple=f2003 %s -show-inst | FileCheck %s --check-prefix=INST
; RUN: mc -triple=f2003 -filetype=obj %s -o %t.bin
; RUN: mc -triple=2003f -filetype=obj %t.s -o %t2.bin && cmp %t.bin %t2.bin
; RUN: mc -triple=f2003 -filetype=obj %S/Inputs/pom.bytes.s -o %t3.bin && cmp %t.bin %t3.bin

; TEXT: {{^}}'c'i
; TEXT-NEXT: {{^}}kue pom
; TEXT-NEXT: {{^}}nta f5 4 l' pom
; TEXT: {{^}}ata f5 4 l' BB0_2
; TEXT-NEXT: {{^}}krz xx f5@

; Constants print without sign and are kept with it; an index that is absent is no register.
; INST: ata f0 4294967295
; INST-SAME: <MCInst #{{[0-9]+}} ATAri
; INST-NEXT: <MCOperand Reg:F0>
; INST-NEXT: <MCOperand Reg:F0>
; INST-NEXT: <MCOperand Imm:-1>>
; INST: krz f5+4@ f0
; INST-SAME: <MCInst #{{[0-9]+}} KRZmr
; INST-NEXT: <MCOperand Reg:F5>
; INST-NEXT: <MCOperand Reg:>
; INST-NEXT: <MCOperand Imm:4>
; INST-NEXT: <MCOperand Reg:F0>>

'c'i
kue pom
; CHECK: nta f5 4 l' pom ; encoding: [0x01,0x04,0x04,0xa0]
nta f5 4 l' pom
; CHECK: krz f0 f5+8@ ; encoding: [0x08,0xb4,0x08,0x00]
krz f0 f5+8@
; CHECK: fi f0 2 xylo ; encoding: [0x1b,0x00,0x04,0x02]
fi f0 2 xylo
; CHECK: malkrz xx BB0_2 ; encoding: [0x09,0x06,A,A,A,A,0xe0]
; CHECK-NEXT: ; fixup A - offset: 2, value: BB0_2, kind: abs32
malkrz xx BB0_2
nta f5 8
ata f0 4294967295
krz f5+4@ f0
inj f5@ xx pom
ata f5 8
krz f5@ f0
nta f5 8
krz f0 f5+16@
ata f0 4294967294
krz f5+4@ f0
inj f5@ xx pom
ata f5 8
krz f1 f5@
ata f0 f1
ata f5 4 l' BB0_2
krz xx f5@
