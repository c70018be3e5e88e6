; float and double are decimal where six digits are exact, else hexadecimal.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global float 1.000000e+00
@b = global float 0x3FB99999A0000000
@c = global float 0x7FF4000000000000
@d = global float 0xFFF8000000000000
@e = global float 0x36A0000000000000
@f = global double 1.000000e-01
@g = global double 0x3FF0000000000001
@h = global double -0.000000e+00
@i = global double 0x7FF0000000000000
@j = global double 1.797690e+308
@k = global double 4.940660e-324
@l = global double 0x4132D68700000000
@m = global double 1.234560e+05

; CHECK:@a = global float 1.000000e+00
; CHECK-NEXT:@b = global float 0x3FB99999A0000000
; CHECK-NEXT:@c = global float 0x7FF4000000000000
; CHECK-NEXT:@d = global float 0xFFF8000000000000
; CHECK-NEXT:@e = global float 0x36A0000000000000
; CHECK-NEXT:@f = global double 1.000000e-01
; CHECK-NEXT:@g = global double 0x3FF0000000000001
; CHECK-NEXT:@h = global double -0.000000e+00
; CHECK-NEXT:@i = global double 0x7FF0000000000000
; CHECK-NEXT:@j = global double 1.797690e+308
; CHECK-NEXT:@k = global double 4.940660e-324
; CHECK-NEXT:@l = global double 0x4132D68700000000
; CHECK-NEXT:@m = global double 1.234560e+05
