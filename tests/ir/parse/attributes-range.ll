; Ranges of integers, and initialized parts of memory.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f(i32 range(i32 0, 10), i8 range(i8 -5, 5), i128 range(i128 1, 340282366920938463463374607431768211455), i64 range(i64 5, 2), <2 x i16> range(i16 1, 2))
declare void @g(ptr initializes((0, 4)), ptr initializes((-8, 0), (4, 12)))

; CHECK: declare void @f(i32 range(i32 0, 10), i8 range(i8 -5, 5), i128 range(i128 1, -1), i64 range(i64 5, 2), <2 x i16> range(i16 1, 2))
; CHECK-EMPTY:
; CHECK-NEXT: declare void @g(ptr initializes((0, 4)), ptr initializes((-8, 0), (4, 12)))
