; Bytes to text, in either order of operands; bytes that are nothing.

; RUN: echo 010404a0 08b40800 1b000402 0906148300 56e0 20061483 0000e0b0 08b0e0 > %t.hex
; RUN: mc -triple=f2003 -disassemble -hex %t.hex | FileCheck %s --check-prefix=DESTINATION
; RUN: mc -triple=f2003 -disassemble -hex -output-asm-variant=1 %t.hex | FileCheck %s --check-prefix=SOURCE
; RUN: echo "[0x14 0x00 0x00] [0x0e 0x00 0x00] [0x08 0x80 0x00] [0x08 0x00 0x04 0x01] [0x08 0x00]" > %t.bad
; RUN: not mc -triple=f2003 -disassemble --diagnostics=llvm %t.bad 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: echo 08ffe00740 00 280e00000010e020 | mc -triple=f2003 -disassemble -hex | FileCheck %s --check-prefix=OTHER

; DESTINATION: 'c'i
; DESTINATION-NEXT: nta f5 4
; DESTINATION-NEXT: krz f0 f5+8@
; DESTINATION-NEXT: fi f0 2 xylo
; DESTINATION-NEXT: malkrz xx 344129622
; DESTINATION-NEXT: inj f5@ xx 344129536
; DESTINATION-NEXT: krz xx f5@
; SOURCE-NOT: 'c'i
; SOURCE: nta 4 f5
; SOURCE-NEXT: krz f5+8@ f0
; SOURCE-NEXT: fi f0 2 xylo
; SOURCE-NEXT: malkrz 344129622 xx
; SOURCE-NEXT: inj 344129536 xx f5@
; SOURCE-NEXT: krz f5@ xx

; No such condition, no such instruction, no such register; a constant where something is stored; not all there.
; BAD: 1:2: warning: invalid instruction encoding
; BAD: 1:19: warning: invalid instruction encoding
; BAD: 1:36: warning: invalid instruction encoding
; BAD: 1:53: warning: invalid instruction encoding
; BAD: 1:75: warning: invalid instruction encoding

; OTHER: krz xx xx+xx@
; OTHER-NEXT: dal f0 f2
; OTHER-NEXT: lat xx f1 16@
