; Names must be defined or imported; a flat binary has nobody to import from.

; RUN: not mc -triple=f2003 --diagnostics=llvm %s 2>&1 | FileCheck %s
; RUN: mc -triple=f2003 -defsym unknown=5 %s | FileCheck %s --check-prefix=TEXT
; RUN: not mc -triple=f2003 -defsym unknown=5 -filetype=obj -o %t.o %s 2>&1 | FileCheck %s --check-prefix=FLAT
; RUN: echo "krz f0" | not mc -triple=f2003 2>&1 | FileCheck %s --check-prefix=FEW

; TEXT: xok other
; TEXT: krz xx other
; TEXT: krz f0 5
; FLAT: undefined name 'other'
krz other xx
xok other
; CHECK: [[#@LINE+1]]:5: error: undefined name 'unknown'
krz unknown f0
krz unknown f0
; CHECK-NOT: error
; FEW: too few operands for instruction
