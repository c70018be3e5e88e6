; extractelement, insertelement and shufflevector on constants.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@b = global <2 x i32> insertelement (<2 x i32> poison, i32 1, i32 0)
@c = global <4 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <4 x i32> <i32 0, i32 3, i32 poison, i32 1>)
@d = global <2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (ptr @a to i64), i32 1)
@e = global i64 extractelement (<2 x i64> insertelement (<2 x i64> zeroinitializer, i64 ptrtoint (ptr @a to i64), i32 1), i32 1)
@g = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 9)

; CHECK: @a = global i32 2
; CHECK-NEXT: @b = global <2 x i32> <i32 1, i32 poison>
; CHECK-NEXT: @c = global <4 x i32> <i32 1, i32 4, i32 undef, i32 2>
; CHECK-NEXT: @d = global <2 x i64> <i64 0, i64 ptrtoint (ptr @a to i64)>
; CHECK-NEXT: @e = global i64 ptrtoint (ptr @a to i64)
; CHECK-NEXT: @g = global i32 poison
