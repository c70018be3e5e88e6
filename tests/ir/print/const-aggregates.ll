; Arrays, structs and packed structs.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%s = type { i32, { ptr, i8 } }
@a = global [2 x i16] [i16 1, i16 -1]
@b = global { i32, ptr } { i32 1, ptr @a }
@c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@d = global %s { i32 1, { ptr, i8 } { ptr @a, i8 2 } }
@e = global {} zeroinitializer
@f = global [0 x i32] zeroinitializer
@g = global [2 x ptr] [ptr @a, ptr null]
@h = global [2 x { i32 }] [{ i32 } zeroinitializer, { i32 } { i32 1 }]
@i = global [2 x float] [float 1.000000e+00, float 2.000000e+00]

; CHECK:%s = type { i32, { ptr, i8 } }
; CHECK:@a = global [2 x i16] [i16 1, i16 -1]
; CHECK-NEXT:@b = global { i32, ptr } { i32 1, ptr @a }
; CHECK-NEXT:@c = global <{ i8, i32 }> <{ i8 1, i32 2 }>
; CHECK-NEXT:@d = global %s { i32 1, { ptr, i8 } { ptr @a, i8 2 } }
; CHECK-NEXT:@e = global {} zeroinitializer
; CHECK-NEXT:@f = global [0 x i32] zeroinitializer
; CHECK-NEXT:@g = global [2 x ptr] [ptr @a, ptr null]
; CHECK-NEXT:@h = global [2 x { i32 }] [{ i32 } zeroinitializer, { i32 } { i32 1 }]
; CHECK-NEXT:@i = global [2 x float] [float 1.000000e+00, float 2.000000e+00]
