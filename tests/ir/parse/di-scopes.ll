; Blocks, namespaces, modules, labels, imported entities.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = distinct !DILexicalBlock(scope: !9, file: !92, line: 1, column: 2)
!1 = !DILexicalBlockFile(scope: !0, file: !92, discriminator: 0)
!2 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!3 = !DIModule(scope: null, name: "m", configMacros: "-D", includePath: "/i", apinotes: "x", file: !92, line: 3, isDecl: true)
!4 = !DILabel(scope: !9, name: "l", file: !92, line: 5, column: 4, isArtificial: true, coroSuspendIdx: 3)
!5 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !91, entity: !2, file: !92, line: 1, elements: !{})
!6 = !DICommonBlock(scope: !9, declaration: null, name: "c", file: !92, line: 2)
!7 = !DINamespace(scope: !2)
!8 = !DILabel(scope: !9, name: "", file: !92, line: 0)
!9 = distinct !DISubprogram(name: "f", unit: !91)

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !5, !6, !7, !8, !9, !11, !12, !13}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = distinct !DILexicalBlock(scope: !4, file: !2, line: 1, column: 2)
; CHECK-NEXT: !4 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !5 = !DILexicalBlockFile(scope: !3, file: !2, discriminator: 0)
; CHECK-NEXT: !6 = !DINamespace(name: "n", scope: null, exportSymbols: true)
; CHECK-NEXT: !7 = !DIModule(scope: null, name: "m", configMacros: "-D", includePath: "/i", apinotes: "x", file: !2, line: 3, isDecl: true)
; CHECK-NEXT: !8 = !DILabel(scope: !4, name: "l", file: !2, line: 5, column: 4, isArtificial: true, coroSuspendIdx: 3)
; CHECK-NEXT: !9 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !1, entity: !6, file: !2, line: 1, elements: !10)
; CHECK-NEXT: !10 = !{}
; CHECK-NEXT: !11 = !DICommonBlock(scope: !4, declaration: null, name: "c", file: !2, line: 2)
; CHECK-NEXT: !12 = !DINamespace(scope: !6)
; CHECK-NEXT: !13 = !DILabel(scope: !4, file: !2)
