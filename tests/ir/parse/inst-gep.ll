; getelementptr with flags, structs, vectors.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
%s = type { i32, [4 x { i8, float }] }
define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w) {
  %1 = getelementptr i8, ptr %p, i64 %i
  %2 = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 %i, i32 1
  %3 = getelementptr nuw i8, ptr %p, i32 5
  %4 = getelementptr nusw nuw i8, ptr %p, i64 5
  %5 = getelementptr inbounds nuw i8, ptr %p, i64 5
  %6 = getelementptr i8, <2 x ptr> %v, <2 x i64> %w
  %7 = getelementptr i8, ptr %p, <2 x i64> %w
  %8 = getelementptr i8, <2 x ptr> %v, i64 %i
  %9 = getelementptr %s, ptr %p
  %10 = getelementptr %s, <2 x ptr> %v, <2 x i64> %w, <2 x i32> <i32 1, i32 1>
  %11 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
  ret void
}

; CHECK: %s = type { i32, [4 x { i8, float }] }
; CHECK-EMPTY:
; CHECK-NEXT: define void @f(ptr %p, i64 %i, <2 x ptr> %v, <2 x i64> %w) {
; CHECK-NEXT:   %1 = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:   %2 = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 %i, i32 1
; CHECK-NEXT:   %3 = getelementptr nuw i8, ptr %p, i32 5
; CHECK-NEXT:   %4 = getelementptr nusw nuw i8, ptr %p, i64 5
; CHECK-NEXT:   %5 = getelementptr inbounds nuw i8, ptr %p, i64 5
; CHECK-NEXT:   %6 = getelementptr i8, <2 x ptr> %v, <2 x i64> %w
; CHECK-NEXT:   %7 = getelementptr i8, ptr %p, <2 x i64> %w
; CHECK-NEXT:   %8 = getelementptr i8, <2 x ptr> %v, i64 %i
; CHECK-NEXT:   %9 = getelementptr %s, ptr %p
; CHECK-NEXT:   %10 = getelementptr %s, <2 x ptr> %v, <2 x i64> %w, <2 x i32> splat (i32 1)
; CHECK-NEXT:   %11 = getelementptr <vscale x 4 x i32>, ptr %p, i64 1
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
