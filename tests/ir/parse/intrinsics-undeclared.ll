; Intrinsics need no declaration, and get the name for their types.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define i32 @f(i32 %a, i64 %b) {
  %1 = call i32 @llvm.ctpop(i32 %a)
  %2 = call i64 @llvm.ctpop(i64 %b)
  %3 = call i32 @llvm.ctpop.i32(i32 %1)
  call void @llvm.assume(i1 true)
  ret i32 %3
}

; CHECK: define i32 @f(i32 %a, i64 %b) {
; CHECK-NEXT:   %1 = call i32 @llvm.ctpop.i32(i32 %a)
; CHECK-NEXT:   %2 = call i64 @llvm.ctpop.i64(i64 %b)
; CHECK-NEXT:   %3 = call i32 @llvm.ctpop.i32(i32 %1)
; CHECK-NEXT:   call void @llvm.assume(i1 true)
; CHECK-NEXT:   ret i32 %3
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; CHECK-NEXT: declare void @llvm.assume(i1 noundef) #0
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i64 @llvm.ctpop.i64(i64) #1
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i32 @llvm.ctpop.i32(i32) #1
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
; CHECK-NEXT: attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
