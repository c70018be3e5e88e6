; A function is called with arguments; its result is printed.

; RUN: emu -triple=f2003 -strict -call=pom -args=10 %S/../../mc/f2003/pom.s | FileCheck %s --check-prefix=TEN
; RUN: emu -triple=f2003 -call=pom -args=-5 -stats %S/../../mc/f2003/pom.s | FileCheck %s --check-prefix=NEGATIVE
; RUN: emu -triple=f2003 -call=minus -args=0x10 -args=3,4 %s | FileCheck %s
; RUN: not emu -triple=f2003 -call=plus %s 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not emu -triple=f2003 -call=minus -args=x %s 2>&1 | FileCheck %s --check-prefix=NUMBER

; The same from a flat binary, and with the target read from its description.
; RUN: mc -triple=f2003 -filetype=obj %S/../../mc/f2003/pom.s -o %t.bin
; RUN: emu -triple=f2003 -flat %t.bin -args=12 -stats | FileCheck %s --check-prefix=FLAT
; RUN: emu -target-td=%S/../../../targets/f2003/td/f2003.td -call=pom -args=10 %S/../../mc/f2003/pom.s | FileCheck %s --check-prefix=TEN

; TEN: {{^}}55{{$}}
; NEGATIVE: {{^}}4294967291{{$}}
; NEGATIVE-NEXT: {{^}}6 instructions{{$}}
; CHECK: {{^}}9{{$}}
; NAME: error: undefined name 'plus'
; NUMBER: error: 'x' is not a number
; FLAT: {{^}}6038 instructions{{$}}

'c'i nll minus krz f0 f5+12@ nta f0 f5+8@ nta f0 f5+4@ ata f0 0 krz xx f5@
