; Constants of all sorts as metadata.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
@g = global i32 0
!a = !{!0}
!0 = !{i1 true, float 1.0, ptr @g, ptr null, [2 x i32] [i32 1, i32 2], i128 5, double undef, ptr getelementptr (i8, ptr @g, i64 4)}

; CHECK: @g = global i32 0
; CHECK-EMPTY:
; CHECK-NEXT: !a = !{!0}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i1 true, float 1.000000e+00, ptr @g, ptr null, [2 x i32] [i32 1, i32 2], i128 5, double undef, ptr getelementptr (i8, ptr @g, i64 4)}
