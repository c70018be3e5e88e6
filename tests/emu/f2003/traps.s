; What is undefined stops a program, with the place.

; RUN: not emu -triple=f2003 -call=unwritten %s 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
; RUN: not emu -triple=f2003 -call=crooked %s 2>&1 | FileCheck %s --check-prefix=CROOKED
; RUN: not emu -triple=f2003 -call=stack %s 2>&1 | FileCheck %s --check-prefix=STACK
; RUN: not emu -triple=f2003 -call=data %s 2>&1 | FileCheck %s --check-prefix=DATA
; RUN: not emu -triple=f2003 -call=wide %s 2>&1 | FileCheck %s --check-prefix=WIDE
; RUN: not emu -triple=f2003 -call=forever -max-steps=0 %s 2>&1 | FileCheck %s --check-prefix=FOREVER
; RUN: not emu -triple=f2003 -strict -call=stale %s 2>&1 | FileCheck %s --check-prefix=STALE
; RUN: emu -triple=f2003 -call=stale %s | FileCheck %s --check-prefix=KEPT

; UNWRITTEN: error: at 0x14830000 (unwritten), 'krz f0 f5+4@': the byte at 0x6d7aa0fc is read before anything was written there
; CROOKED: error: at 0x14830007 (crooked+3), 'krz16i f1 f5+1@': access of 2 bytes at 0x6d7aa0f9, which is no multiple of 2
; STACK: error: at 0xbda574b8: the outermost function returns with f5 = 0x6d7aa0f4, not 0x6d7aa0f8
; DATA: (number): data are executed
; WIDE: (wide), 'dto f0 64': shift by 64
; FOREVER: (forever), 'krz xx {{[0-9]+}}': too many instructions were executed
; STALE: 'malkrz f0 2': 'malkrz' does not directly follow 'fi'
; KEPT: {{^}}2{{$}}

'c'i
nll unwritten krz f0 f5+4@
nll crooked krz f0 f0 krz16i f1 f5+1@
nll stack krz f0 f5@ nta f5 4 krz xx f0
nll data krz xx number
nll wide dto f0 64
nll forever krz xx forever
nll stale fi 1 1 clo krz f0 1 malkrz f0 2 krz xx f5@
lifem 134217728 l' number
