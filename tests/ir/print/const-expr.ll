; Constant expressions other than addresses.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

@g = external global i32
@a = global i64 ptrtoint (ptr @g to i64)
@b = global ptr inttoptr (i64 4096 to ptr)
@c = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
@d = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 1)
@e = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @g to i64))
@f = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
@h = global i32 trunc (i64 add (i64 ptrtoint (ptr @g to i64), i64 1) to i32)
@i = global <2 x ptr> <ptr @g, ptr getelementptr (i8, ptr @g, i64 1)>

; CHECK:@g = external global i32
; CHECK-NEXT:@a = global i64 ptrtoint (ptr @g to i64)
; CHECK-NEXT:@b = global ptr inttoptr (i64 4096 to ptr)
; CHECK-NEXT:@c = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))
; CHECK-NEXT:@d = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 1)
; CHECK-NEXT:@e = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @g to i64))
; CHECK-NEXT:@f = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
; CHECK-NEXT:@h = global i32 trunc (i64 add (i64 ptrtoint (ptr @g to i64), i64 1) to i32)
; CHECK-NEXT:@i = global <2 x ptr> <ptr @g, ptr getelementptr (i8, ptr @g, i64 1)>
