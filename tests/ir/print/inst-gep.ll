; getelementptr with its flags.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

%s = type { i32, [4 x i8] }
define void @f(ptr %p, i64 %i, <2 x ptr> %v) {
  %a = getelementptr i8, ptr %p, i64 %i
  %b = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 2
  %c = getelementptr nusw i8, ptr %p, i64 1
  %d = getelementptr nuw i8, ptr %p, i64 1
  %e = getelementptr inbounds nuw i8, ptr %p, i64 1
  %g = getelementptr nusw nuw i8, ptr %p, i64 1
  %h = getelementptr i8, <2 x ptr> %v, <2 x i64> <i64 1, i64 2>
  ret void
}

; CHECK:%s = type { i32, [4 x i8] }
; CHECK:define void @f(ptr %p, i64 %i, <2 x ptr> %v) {
; CHECK-NEXT:  %a = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:  %b = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 2
; CHECK-NEXT:  %c = getelementptr nusw i8, ptr %p, i64 1
; CHECK-NEXT:  %d = getelementptr nuw i8, ptr %p, i64 1
; CHECK-NEXT:  %e = getelementptr inbounds nuw i8, ptr %p, i64 1
; CHECK-NEXT:  %g = getelementptr nusw nuw i8, ptr %p, i64 1
; CHECK-NEXT:  %h = getelementptr i8, <2 x ptr> %v, <2 x i64> <i64 1, i64 2>
; CHECK-NEXT:  ret void
; CHECK-NEXT:}
