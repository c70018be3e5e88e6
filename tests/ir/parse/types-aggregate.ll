; Arrays, vectors, literal and packed structs.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @f([0 x i8], [4 x [2 x float]], <4 x i32>, <vscale x 2 x i64>, {}, { i32, ptr }, <{ i8, i32 }>, <{}>)

; CHECK: declare void @f([0 x i8], [4 x [2 x float]], <4 x i32>, <vscale x 2 x i64>, {}, { i32, ptr }, <{ i8, i32 }>, <{}>)

; Hexadecimal numbers without a sign.
; CHECK: declare void @g([16 x i8], <255 x i8>)
declare void @g([u0x10 x i8], <u0xFF x i8>)
