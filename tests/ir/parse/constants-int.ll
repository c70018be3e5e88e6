; Integers of all sizes, decimal and hexadecimal, truncated where they do not fit.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i1 true
@b = global i1 false
@c = global i8 -1
@d = global i8 300
@e = global i64 18446744073709551615
@g = global i65 36893488147419103231
@h = global i128 -170141183460469231731687303715884105728
@i = global i256 u0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
@j = global i16 s0x7F
@k = global i16 u0x7F
@l = global i32 s0x80000000
@m = global i1 1
@n = global i1 -1

; CHECK: @a = global i1 true
; CHECK-NEXT: @b = global i1 false
; CHECK-NEXT: @c = global i8 -1
; CHECK-NEXT: @d = global i8 44
; CHECK-NEXT: @e = global i64 -1
; CHECK-NEXT: @g = global i65 -1
; CHECK-NEXT: @h = global i128 -170141183460469231731687303715884105728
; CHECK-NEXT: @i = global i256 340282366920938463463374607431768211455
; CHECK-NEXT: @j = global i16 -1
; CHECK-NEXT: @k = global i16 127
; CHECK-NEXT: @l = global i32 -2147483648
; CHECK-NEXT: @m = global i1 true
; CHECK-NEXT: @n = global i1 true
