; Constant expressions that compute, and how they fold.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i64 add (i64 ptrtoint (ptr @a to i64), i64 4)
@b = global i64 sub nuw nsw (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
@c = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
@d = global i32 add (i32 1, i32 2)
@e = global i32 sub (i32 1, i32 2)
@g = global i32 xor (i32 5, i32 3)
@h = global <2 x i32> add (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>)
@i = global i64 add (i64 4, i64 ptrtoint (ptr @a to i64))
@j = global i64 add (i64 0, i64 ptrtoint (ptr @a to i64))
@k = global i64 add (i64 undef, i64 1)
@l = global i64 add (i64 poison, i64 undef)
@m = global i1 add (i1 true, i1 true)
@n = global i64 sub (i64 0, i64 ptrtoint (ptr @a to i64))
@o = global i128 add (i128 18446744073709551615, i128 1)

; CHECK: @a = global i64 add (i64 ptrtoint (ptr @a to i64), i64 4)
; CHECK-NEXT: @b = global i64 sub nuw nsw (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
; CHECK-NEXT: @c = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1)
; CHECK-NEXT: @d = global i32 3
; CHECK-NEXT: @e = global i32 -1
; CHECK-NEXT: @g = global i32 6
; CHECK-NEXT: @h = global <2 x i32> <i32 4, i32 6>
; CHECK-NEXT: @i = global i64 add (i64 ptrtoint (ptr @a to i64), i64 4)
; CHECK-NEXT: @j = global i64 ptrtoint (ptr @a to i64)
; CHECK-NEXT: @k = global i64 undef
; CHECK-NEXT: @l = global i64 poison
; CHECK-NEXT: @m = global i1 false
; CHECK-NEXT: @n = global i64 sub (i64 0, i64 ptrtoint (ptr @a to i64))
; CHECK-NEXT: @o = global i128 18446744073709551616
