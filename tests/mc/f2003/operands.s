; Every form of an operand, in both orders of operands, with the shortest encoding that holds its value.

; RUN: mc -triple=f2003 %s -show-encoding | FileCheck %s
; RUN: mc -triple=f2003 %s -o %t.1 && mc -triple=f2003 %t.1 -o %t.2 && cmp %t.1 %t.2
; RUN: mc -triple=f2003 -output-asm-variant=1 %s -o %t.3 && mc -triple=f2003 %t.3 -o %t.4 && cmp %t.1 %t.4
; RUN: FileCheck %s --check-prefix=SOURCE < %t.3

; A text begins with sources first; destinations come first when it is printed.
; CHECK: {{^}}'c'i
; SOURCE-NOT: 'c'i
; CHECK: krz f1 f0 ; encoding: [0x08,0x00,0x20]
; SOURCE: krz f0 f1
krz f0 f1
; Several instructions on a line, and one on several lines.
; CHECK-NEXT: krz f2 5 ; encoding: [0x08,0x04,0x05,0x40]
; CHECK-NEXT: krz f3 6 ; encoding: [0x08,0x04,0x06,0x60]
krz 5 f2 krz
  6 ; comment
f3

'c'i
; CHECK-NEXT: krz f0 255 ; encoding: [0x08,0x04,0xff,0x00]
; SOURCE: krz 255 f0
krz f0 255
; CHECK-NEXT: krz f0 256 ; encoding: [0x08,0x05,0x01,0x00,0x00]
krz f0 256
; CHECK-NEXT: krz f0 65535 ; encoding: [0x08,0x05,0xff,0xff,0x00]
krz f0 65535
; CHECK-NEXT: krz f0 65536 ; encoding: [0x08,0x06,0x00,0x01,0x00,0x00,0x00]
krz f0 65536
; Numbers are taken modulo 2^32, however long they are.
; CHECK-NEXT: krz f0 4294967295 ; encoding: [0x08,0x06,0xff,0xff,0xff,0xff,0x00]
krz f0 4294967295
; CHECK-NEXT: krz f0 5 ; encoding: [0x08,0x04,0x05,0x00]
krz f0 4294967301
; CHECK-NEXT: krz f1 1661992959 ; encoding: [0x08,0x06,0x63,0x0f,0xff,0xff,0x20]
krz f1 99999999999999999999

; Memory: register, displacement (with sign), two registers. Blanks may stand around the joining characters.
; CHECK-NEXT: krz f1@ f2@ ; encoding: [0x08,0x50,0x30]
krz f1 @ f2@
; CHECK-NEXT: krz f5@ f5@
krz f5+0@ f5@
; CHECK-NEXT: krz f0 f5+127@ ; encoding: [0x08,0xb4,0x7f,0x00]
krz f0 f5 + 127 @
; CHECK-NEXT: krz f0 f5+128@ ; encoding: [0x08,0xb5,0x00,0x80,0x00]
krz f0 f5+128@
; CHECK-NEXT: krz f0 f5+4294967168@ ; encoding: [0x08,0xb4,0x80,0x00]
krz f0 f5+4294967168@
; CHECK-NEXT: krz f0 f5+32768@ ; encoding: [0x08,0xb6,0x00,0x00,0x80,0x00,0x00]
krz f0 f5+32768@
; CHECK-NEXT: krz f1+f2@ xx ; encoding: [0x08,0xe0,0x3a]
krz f1+f2@ xx

; Labels: as a value, and in memory operands, where a constant may stand on either side of a register.
; CHECK-NEXT: krz f0 tbl ; encoding: [0x08,0x06,A,A,A,A,0x00]
; CHECK-NEXT: fixup A - offset: 2, value: tbl, kind: abs32
krz f0 tbl
; CHECK-NEXT: krz f0 tbl@ ; encoding: [0x08,0x0e,A,A,A,A,0x00]
; CHECK-NEXT: fixup A
krz f0 tbl@
; CHECK-NEXT: krz f0 tbl+4@ ; encoding: [0x08,0x0e,A,A,A,A,0x00]
; CHECK-NEXT: value: tbl+4, kind: abs32
krz f0 tbl+4@
; CHECK-NEXT: krz f0 tbl+f2@ ; encoding: [0x08,0x56,A,A,A,A,0x00]
; CHECK-NEXT: fixup A
krz f0 tbl+f2@
; CHECK-NEXT: krz f0 tbl+4+f2@ ; encoding: [0x08,0x56,A,A,A,A,0x00]
; CHECK-NEXT: value: tbl+4, kind: abs32
krz f0 tbl+f2+4@
; CHECK-NEXT: krz f0 tbl+4+f2@
; CHECK-NEXT: value: tbl+4
krz f0 tbl+4+f2@
; CHECK-NEXT: krz f0 tbl+4294967292@
; CHECK-NEXT: value: tbl-4
krz f0 tbl+4294967292@
; CHECK: {{^}}lifem 7 l' tbl
lifem 7 l' tbl
