; Addresses.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%s = type { i32, [4 x i64] }
@a = global %s zeroinitializer
@b = global ptr getelementptr (%s, ptr @a, i64 0, i32 1, i64 2)
@c = global ptr getelementptr inbounds (i8, ptr @a, i64 4)
@d = global ptr getelementptr nusw nuw (i8, ptr @a, i64 4)
@e = global ptr getelementptr inbounds inrange(-4, 8) (i8, ptr @a, i64 4)
@g = global ptr getelementptr (i8, ptr @a, i64 0)
@h = global <2 x ptr> getelementptr (i8, ptr @a, <2 x i64> <i64 1, i64 2>)
@i = global <2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, i64 1)
@j = global ptr getelementptr (i8, ptr null, i64 5)
@k = global ptr getelementptr (i8, ptr getelementptr (i8, ptr @a, i64 1), i64 2)
@l = global ptr getelementptr inbounds (%s, ptr @a, i64 0, i32 0)
@m = global ptr getelementptr (i8, ptr poison, i64 5)

; CHECK: %s = type { i32, [4 x i64] }
; CHECK-EMPTY:
; CHECK-NEXT: @a = global %s zeroinitializer
; CHECK-NEXT: @b = global ptr getelementptr (%s, ptr @a, i64 0, i32 1, i64 2)
; CHECK-NEXT: @c = global ptr getelementptr inbounds (i8, ptr @a, i64 4)
; CHECK-NEXT: @d = global ptr getelementptr nusw nuw (i8, ptr @a, i64 4)
; CHECK-NEXT: @e = global ptr getelementptr inbounds inrange(-4, 8) (i8, ptr @a, i64 4)
; CHECK-NEXT: @g = global ptr @a
; CHECK-NEXT: @h = global <2 x ptr> getelementptr (i8, ptr @a, <2 x i64> <i64 1, i64 2>)
; CHECK-NEXT: @i = global <2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, <2 x i64> splat (i64 1))
; CHECK-NEXT: @j = global ptr getelementptr (i8, ptr null, i64 5)
; CHECK-NEXT: @k = global ptr getelementptr (i8, ptr getelementptr (i8, ptr @a, i64 1), i64 2)
; CHECK-NEXT: @l = global ptr @a
; CHECK-NEXT: @m = global ptr poison
