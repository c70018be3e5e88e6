; Metadata as arguments.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f(i32 %a, ptr %p) {
  %1 = call i1 @llvm.type.test(ptr %p, metadata !0)
  %2 = call i1 @llvm.type.test(ptr %p, metadata !"s")
  %3 = call i1 @llvm.type.test(ptr %p, metadata i32 %a)
  %4 = call i1 @llvm.type.test(ptr %p, metadata i32 7)
  %5 = call i1 @llvm.type.test(ptr %p, metadata ptr @f)
  %6 = call i1 @llvm.type.test(ptr %p, metadata !{!"x", i32 1})
  %7 = call i1 @llvm.type.test(ptr %p, metadata !DIExpression(DW_OP_deref))
  ret void
}
declare i1 @llvm.type.test(ptr, metadata)
!0 = !{}

; CHECK: define void @f(i32 %a, ptr %p) {
; CHECK-NEXT:   %1 = call i1 @llvm.type.test(ptr %p, metadata !0)
; CHECK-NEXT:   %2 = call i1 @llvm.type.test(ptr %p, metadata !"s")
; CHECK-NEXT:   %3 = call i1 @llvm.type.test(ptr %p, metadata i32 %a)
; CHECK-NEXT:   %4 = call i1 @llvm.type.test(ptr %p, metadata i32 7)
; CHECK-NEXT:   %5 = call i1 @llvm.type.test(ptr %p, metadata ptr @f)
; CHECK-NEXT:   %6 = call i1 @llvm.type.test(ptr %p, metadata !1)
; CHECK-NEXT:   %7 = call i1 @llvm.type.test(ptr %p, metadata !DIExpression(DW_OP_deref))
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.type.test(ptr, metadata) #0
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{}
; CHECK-NEXT: !1 = !{!"x", i32 1}
