; Arrays, structs and vectors, also where they collapse.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%s = type { i32, [2 x i8] }
@a = global [2 x i32] [i32 1, i32 2]
@b = global { i32, ptr } { i32 1, ptr @a }
@c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@d = global <2 x float> <float 1.0, float 2.0>
@e = global %s { i32 1, [2 x i8] c"ab" }
@g = global [2 x i32] [i32 0, i32 0]
@h = global { i32, i32 } { i32 undef, i32 poison }
@i = global [2 x i8] [i8 undef, i8 undef]
@j = global [2 x { i32 }] [{ i32 } { i32 1 }, { i32 } zeroinitializer]
@k = global {} {}
@l = global [0 x i32] []
@m = global <4 x i1> <i1 true, i1 false, i1 true, i1 true>
@n = global [2 x ptr] [ptr @n, ptr @later]
@later = global i32 0
@o = global <2 x i32> <i32 poison, i32 poison>
@p = global [2 x float] [float undef, float 0.0]
@q = global [2 x i8] [i8 97, i8 0]

; CHECK: %s = type { i32, [2 x i8] }
; CHECK-EMPTY:
; CHECK-NEXT: @a = global [2 x i32] [i32 1, i32 2]
; CHECK-NEXT: @b = global { i32, ptr } { i32 1, ptr @a }
; CHECK-NEXT: @c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
; CHECK-NEXT: @d = global <2 x float> <float 1.000000e+00, float 2.000000e+00>
; CHECK-NEXT: @e = global %s { i32 1, [2 x i8] c"ab" }
; CHECK-NEXT: @g = global [2 x i32] zeroinitializer
; CHECK-NEXT: @h = global { i32, i32 } { i32 undef, i32 poison }
; CHECK-NEXT: @i = global [2 x i8] undef
; CHECK-NEXT: @j = global [2 x { i32 }] [{ i32 } { i32 1 }, { i32 } zeroinitializer]
; CHECK-NEXT: @k = global {} zeroinitializer
; CHECK-NEXT: @l = global [0 x i32] poison
; CHECK-NEXT: @m = global <4 x i1> <i1 true, i1 false, i1 true, i1 true>
; CHECK-NEXT: @n = global [2 x ptr] [ptr @n, ptr @later]
; CHECK-NEXT: @later = global i32 0
; CHECK-NEXT: @o = global <2 x i32> poison
; CHECK-NEXT: @p = global [2 x float] [float undef, float 0.000000e+00]
; CHECK-NEXT: @q = global [2 x i8] c"a\00"
