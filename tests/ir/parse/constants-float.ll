; Decimal floats of every type.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global half 1.5
@b = global bfloat -2.0
@c = global float 1.25e+3
@d = global double 1.1
@i = global double -0.0
@j = global float 1.
@k = global double +1.0E-5
@l = global double 1.0e400

; CHECK: @a = global half 0xH3E00
; CHECK-NEXT: @b = global bfloat 0xRC000
; CHECK-NEXT: @c = global float 1.250000e+03
; CHECK-NEXT: @d = global double 1.100000e+00
; CHECK-NEXT: @i = global double -0.000000e+00
; CHECK-NEXT: @j = global float 1.000000e+00
; CHECK-NEXT: @k = global double 1.000000e-05
; CHECK-NEXT: @l = global double 0x7FF0000000000000
