; Hexadecimal floats of every kind.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global half 0xH3C00
@b = global bfloat 0xR4049
@c = global float 0x36A0000000000000
@d = global double 0x7FF8000000000001
@e = global x86_fp80 0xK4000C8F5C28F5C28F800
@g = global fp128 0xL00000000000000004000921FB54442D1
@h = global ppc_fp128 0xM400921FB54442D180000000000000000
@i = global float 0x7FF0000000000000
@j = global float 0x7FF8000000000000
@k = global half 0x3FF0000000000000
@l = global float 0x7FF4000000000000
@m = global double 0x10

; CHECK: @a = global half 0xH3C00
; CHECK-NEXT: @b = global bfloat 0xR4049
; CHECK-NEXT: @c = global float 0x36A0000000000000
; CHECK-NEXT: @d = global double 0x7FF8000000000001
; CHECK-NEXT: @e = global x86_fp80 0xK4000C8F5C28F5C28F800
; CHECK-NEXT: @g = global fp128 0xL00000000000000004000921FB54442D1
; CHECK-NEXT: @h = global ppc_fp128 0xM400921FB54442D180000000000000000
; CHECK-NEXT: @i = global float 0x7FF0000000000000
; CHECK-NEXT: @j = global float 0x7FF8000000000000
; CHECK-NEXT: @k = global half 0xH3C00
; CHECK-NEXT: @l = global float 0x7FF4000000000000
; CHECK-NEXT: @m = global double 7.905050e-323
