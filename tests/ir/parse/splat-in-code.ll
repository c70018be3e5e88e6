; Splats and aggregates as operands.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define <4 x i32> @f(<4 x i32> %a, { i32, [2 x i8] } %s) {
  %1 = add <4 x i32> %a, splat (i32 -1)
  %2 = insertvalue { i32, [2 x i8] } { i32 5, [2 x i8] c"xy" }, i32 1, 0
  %3 = call ptr @g(ptr getelementptr inbounds nuw (i8, ptr @g, i64 1), [2 x float] [float 1.0, float -0.0])
  ret <4 x i32> %1
}
declare ptr @g(ptr, [2 x float])

; CHECK: define <4 x i32> @f(<4 x i32> %a, { i32, [2 x i8] } %s) {
; CHECK-NEXT:   %1 = add <4 x i32> %a, splat (i32 -1)
; CHECK-NEXT:   %2 = insertvalue { i32, [2 x i8] } { i32 5, [2 x i8] c"xy" }, i32 1, 0
; CHECK-NEXT:   %3 = call ptr @g(ptr getelementptr inbounds nuw (i8, ptr @g, i64 1), [2 x float] [float 1.000000e+00, float -0.000000e+00])
; CHECK-NEXT:   ret <4 x i32> %1
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: declare ptr @g(ptr, [2 x float])
