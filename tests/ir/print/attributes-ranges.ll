; range() and initializes().
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare range(i32 -5, 10) i32 @a(i8 range(i8 0, 1), <2 x i128> range(i128 0, 18446744073709551616))
declare void @b(ptr initializes((0, 4), (8, 16)), ptr initializes((-8, 8)))

; CHECK:declare range(i32 -5, 10) i32 @a(i8 range(i8 0, 1), <2 x i128> range(i128 0, 18446744073709551616))
; CHECK:declare void @b(ptr initializes((0, 4), (8, 16)), ptr initializes((-8, 8)))
