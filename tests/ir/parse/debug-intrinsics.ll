; Calls of the debug intrinsics of older versions become records.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
define void @f(i32 %a) !dbg !1 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !2, metadata !DIExpression()), !dbg !3
  %x = alloca i32, align 4, !DIAssignID !4
  call void @llvm.dbg.declare(metadata ptr %x, metadata !2, metadata !DIExpression()), !dbg !3
  tail call void @llvm.dbg.assign(metadata i32 %a, metadata !2, metadata !DIExpression(), metadata !4, metadata ptr %x, metadata !DIExpression()), !dbg !3
  call void @llvm.dbg.label(metadata !5), !dbg !3
  call void @llvm.dbg.value(metadata !DIArgList(i32 %a, i32 1), metadata !2, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !3
  call void @llvm.dbg.declare(metadata %t* %x, metadata !2, metadata !DIExpression()), !dbg !3
  ret void
}
%t = type { i32 }
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!1 = distinct !DISubprogram(name: "f", unit: !91, type: !94)
!94 = !DISubroutineType(types: !{})
!2 = !DILocalVariable(name: "v", scope: !1)
!3 = !DILocation(line: 1, scope: !1)
!4 = distinct !DIAssignID()
!5 = !DILabel(scope: !1, name: "l", file: !92, line: 3)

; CHECK: define void @f(i32 %a) !dbg !3 {
; CHECK-NEXT:     #dbg_value(i32 %a, !6, !DIExpression(), !7)
; CHECK-NEXT:   %x = alloca i32, align 4, !DIAssignID !8
; CHECK-NEXT:     #dbg_declare(ptr %x, !6, !DIExpression(), !7)
; CHECK-NEXT:     #dbg_assign(i32 %a, !6, !DIExpression(), !8, ptr %x, !DIExpression(), !7)
; CHECK-NEXT:     #dbg_label(!9, !7)
; CHECK-NEXT:     #dbg_value(!DIArgList(i32 %a, i32 1), !6, !DIExpression(DW_OP_LLVM_arg, 0), !7)
; CHECK-NEXT:     #dbg_declare(ptr %x, !6, !DIExpression(), !7)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: null, type: !4, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DILocalVariable(name: "v", scope: !3)
; CHECK-NEXT: !7 = !DILocation(line: 1, scope: !3)
; CHECK-NEXT: !8 = distinct !DIAssignID()
; CHECK-NEXT: !9 = !DILabel(scope: !3, name: "l", file: !2, line: 3)
