; A record may name a value that comes later.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() !dbg !1 {
    #dbg_value(i32 %later, !2, !DIExpression(), !3)
  %later = add i32 1, 2
  ret void
}
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

; CHECK: define void @f() !dbg !3 {
; CHECK-NEXT:     #dbg_value(i32 %later, !6, !DIExpression(), !7)
; CHECK-NEXT:   %later = add i32 1, 2
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
