; Other constants that are made from the address of a function.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

declare void @f()
@a = global ptr dso_local_equivalent @f
@b = global ptr no_cfi @f
@c = global ptr ptrauth (ptr @f, i32 0)
@d = global ptr ptrauth (ptr @f, i32 0, i64 5)
@e = global ptr ptrauth (ptr @f, i32 0, i64 0, ptr @a)
@g = global ptr ptrauth (ptr @f, i32 1, i64 5, ptr @a)

; CHECK:@a = global ptr dso_local_equivalent @f
; CHECK-NEXT:@b = global ptr no_cfi @f
; CHECK-NEXT:@c = global ptr ptrauth (ptr @f, i32 0)
; CHECK-NEXT:@d = global ptr ptrauth (ptr @f, i32 0, i64 5)
; CHECK-NEXT:@e = global ptr ptrauth (ptr @f, i32 0, i64 0, ptr @a)
; CHECK-NEXT:@g = global ptr ptrauth (ptr @f, i32 1, i64 5, ptr @a)
; CHECK:declare void @f()
