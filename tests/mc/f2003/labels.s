; Labels before and after what they name, exports, data and their alignment in a flat binary.

; RUN: mc -triple=f2003 %s | FileCheck %s
; RUN: mc -triple=f2003 %s -o %t.s && mc -triple=f2003 -filetype=obj %t.s -o %t.o
; RUN: mc -triple=f2003 -filetype=obj %s -o %t2.o && cmp %t.o %t2.o
; RUN: mc -triple=f2003 -filetype=obj %S/Inputs/labels.bytes.s -o %t3.o && cmp %t.o %t3.o

; CHECK: kue start
kue start
; CHECK-NEXT: krz f0 numbers l' start l' again l' here
nll start nll again krz numbers f0 l' here
; CHECK-NEXT: krz xx start
krz start xx
; Data come after code, wherever they are written; each is aligned to its size.
; CHECK-NEXT: lifem8 255 l' bytes
lifem8 511 l' bytes
; CHECK-NEXT: lifem 4294967295 l' numbers
lifem 4294967295 l' numbers
; CHECK-NEXT: lifem8 1
; CHECK-NEXT: lifem16 65535
lifem8 1 lifem16 65535
; CHECK-NEXT: lifem bytes
lifem bytes
; CHECK-NEXT: krz f0 f0
krz f0 f0
; A label may be called like something else, which is worth a warning elsewhere.
; CHECK-NEXT: fen l' -a'b_2
fen l' -a'b_2
