; Constant getelementptr with its flags and range.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%s = type { i32, [4 x i16] }
@g = external global %s
@a = global ptr getelementptr (i8, ptr @g, i64 1)
@b = global ptr getelementptr inbounds (%s, ptr @g, i32 0, i32 1, i64 2)
@c = global ptr getelementptr nusw (i8, ptr @g, i64 1)
@d = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 1)
@e = global ptr getelementptr nusw nuw (i8, ptr @g, i64 1)
@f = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @g, i64 8)

; CHECK:%s = type { i32, [4 x i16] }
; CHECK:@g = external global %s
; CHECK-NEXT:@a = global ptr getelementptr (i8, ptr @g, i64 1)
; CHECK-NEXT:@b = global ptr getelementptr inbounds (%s, ptr @g, i32 0, i32 1, i64 2)
; CHECK-NEXT:@c = global ptr getelementptr nusw (i8, ptr @g, i64 1)
; CHECK-NEXT:@d = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 1)
; CHECK-NEXT:@e = global ptr getelementptr nusw nuw (i8, ptr @g, i64 1)
; CHECK-NEXT:@f = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @g, i64 8)
