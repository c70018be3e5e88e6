; Vectors and arrays of nothing much.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global [0 x i8] zeroinitializer
@b = global [2 x [0 x i32]] zeroinitializer
@c = global <1 x i1> <i1 true>

; CHECK: @a = global [0 x i8] zeroinitializer
; CHECK-NEXT: @b = global [2 x [0 x i32]] zeroinitializer
; CHECK-NEXT: @c = global <1 x i1> splat (i1 true)
