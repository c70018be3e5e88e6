; Records and intrinsics in one module.
; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: error: llvm.dbg intrinsic should not appear in a module using non-intrinsic debug info

define void @f(i32 %i) {
    #dbg_value(i32 %i, !0, !DIExpression(), !0)
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
define void @g(i32 %i) {
  call void @llvm.dbg.value(metadata i32 %i, metadata !0, metadata !DIExpression())
  ret void
}
!0 = !{}
