; Constant expressions that cast, and how they fold.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global i64 ptrtoint (ptr @a to i64)
@b = global ptr inttoptr (i64 42 to ptr)
@c = global ptr addrspacecast (ptr addrspace(1) @d to ptr)
@d = addrspace(1) global i8 0
@e = global i8 trunc (i64 ptrtoint (ptr @a to i64) to i8)
@g = global i32 bitcast (float 1.0 to i32)
@h = global float bitcast (i32 1065353216 to float)
@i = global <2 x i16> bitcast (<1 x i32> <i32 1> to <2 x i16>)
@j = global i16 trunc (i32 70000 to i16)
@k = global i64 ptrtoint (ptr null to i64)
@l = global ptr inttoptr (i64 0 to ptr)
@m = global ptr bitcast (ptr @a to ptr)
@n = global i64 ptrtoaddr (ptr @a to i64)
@o = global i32 ptrtoint (ptr undef to i32)

; CHECK: @a = global i64 ptrtoint (ptr @a to i64)
; CHECK-NEXT: @b = global ptr inttoptr (i64 42 to ptr)
; CHECK-NEXT: @c = global ptr addrspacecast (ptr addrspace(1) @d to ptr)
; CHECK-NEXT: @d = addrspace(1) global i8 0
; CHECK-NEXT: @e = global i8 ptrtoint (ptr @a to i8)
; CHECK-NEXT: @g = global i32 1065353216
; CHECK-NEXT: @h = global float 1.000000e+00
; CHECK-NEXT: @i = global <2 x i16> bitcast (<1 x i32> splat (i32 1) to <2 x i16>)
; CHECK-NEXT: @j = global i16 4464
; CHECK-NEXT: @k = global i64 0
; CHECK-NEXT: @l = global ptr null
; CHECK-NEXT: @m = global ptr @a
; CHECK-NEXT: @n = global i64 ptrtoaddr (ptr @a to i64)
; CHECK-NEXT: @o = global i32 undef
