; immarg stands at intrinsics only.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

; CHECK: ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; CHECK-NEXT: declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #0
; CHECK-EMPTY:
; CHECK-NEXT: attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
