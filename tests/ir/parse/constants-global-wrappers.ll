; dso_local_equivalent, no_cfi and ptrauth.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@a = global ptr dso_local_equivalent @f
@b = global ptr no_cfi @f
@c = global ptr ptrauth (ptr @f, i32 0)
@d = global ptr ptrauth (ptr @f, i32 2, i64 1234)
@e = global ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @e)
@g = global ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @e, ptr @g)
@h = global ptr no_cfi @later
declare void @f()
declare void @later()

; CHECK: @a = global ptr dso_local_equivalent @f
; CHECK-NEXT: @b = global ptr no_cfi @f
; CHECK-NEXT: @c = global ptr ptrauth (ptr @f, i32 0)
; CHECK-NEXT: @d = global ptr ptrauth (ptr @f, i32 2, i64 1234)
; CHECK-NEXT: @e = global ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @e)
; CHECK-NEXT: @g = global ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @e, ptr @g)
; CHECK-NEXT: @h = global ptr no_cfi @later
; CHECK-EMPTY:
; CHECK-NEXT: declare void @f()
; CHECK-EMPTY:
; CHECK-NEXT: declare void @later()
