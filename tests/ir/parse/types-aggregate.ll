; Arrays, vectors, literal and packed structs.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f([0 x i8], [4 x [2 x float]], <4 x i32>, <vscale x 2 x i64>, {}, { i32, ptr }, <{ i8, i32 }>, <{}>)

; CHECK: declare void @f([0 x i8], [4 x [2 x float]], <4 x i32>, <vscale x 2 x i64>, {}, { i32, ptr }, <{ i8, i32 }>, <{}>)
