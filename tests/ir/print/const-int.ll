; Integers of every size are signed; i1 is a truth value.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@a = global i1 true
@b = global i1 false
@c = global i8 -128
@d = global i7 -1
@e = global i64 -9223372036854775808
@f = global i65 18446744073709551616
@g = global i128 -170141183460469231731687303715884105728
@h = global i200 123456789012345678901234567890123456789012345

; CHECK:@a = global i1 true
; CHECK-NEXT:@b = global i1 false
; CHECK-NEXT:@c = global i8 -128
; CHECK-NEXT:@d = global i7 -1
; CHECK-NEXT:@e = global i64 -9223372036854775808
; CHECK-NEXT:@f = global i65 -18446744073709551616
; CHECK-NEXT:@g = global i128 -170141183460469231731687303715884105728
; CHECK-NEXT:@h = global i200 123456789012345678901234567890123456789012345
