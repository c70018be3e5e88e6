; Compile units, files, subprograms, blocks, namespaces, modules.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!20}
!named = !{!4, !5, !6, !7, !8, !9, !10, !11, !12, !13}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "x", emissionKind: LineTablesOnly, enums: !14, dwoId: 42, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "s", sdk: "k")
!1 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!2 = !DIFile(filename: "a\22", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "int\0A")
!3 = !DIFile(filename: "b", directory: "d")
!4 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !2, file: !2, line: 1, type: !15, scopeLine: 2, virtualIndex: 3, thisAdjustment: -4, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14, keyInstructions: true)
!5 = !DISubprogram(name: "g", scope: null, spFlags: 0)
!6 = distinct !DILexicalBlock(scope: !4, file: !2, line: 3, column: 7)
!7 = !DILexicalBlockFile(scope: !4, file: !2, discriminator: 0)
!8 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!9 = !DIModule(scope: null, name: "m", configMacros: "c", includePath: "i", apinotes: "a", line: 3, isDecl: true)
!10 = !DICommonBlock(scope: !4, declaration: null, name: "c", file: !2, line: 3)
!11 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: !4, entity: !8, file: !2, line: 3)
!12 = !DINamespace(scope: !8)
!13 = !DILocation(line: 0, scope: !4)
!14 = !{}
!15 = !DISubroutineType(types: !14)
!20 = !{i32 2, !"Debug Info Version", i32 3}

; CHECK:!llvm.dbg.cu = !{!0, !3}
; CHECK-NEXT:!llvm.module.flags = !{!5}
; CHECK-NEXT:!named = !{!6, !8, !9, !10, !11, !12, !13, !14, !15, !16}
; CHECK:!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "x", emissionKind: LineTablesOnly, enums: !2, dwoId: 42, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "s", sdk: "k")
; CHECK-NEXT:!1 = !DIFile(filename: "a\22", directory: "", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "int\0A")
; CHECK-NEXT:!2 = !{}
; CHECK-NEXT:!3 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !4, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; CHECK-NEXT:!4 = !DIFile(filename: "b", directory: "d")
; CHECK-NEXT:!5 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT:!6 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !1, file: !1, line: 1, type: !7, scopeLine: 2, virtualIndex: 3, thisAdjustment: -4, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !2, keyInstructions: true)
; CHECK-NEXT:!7 = !DISubroutineType(types: !2)
; CHECK-NEXT:!8 = !DISubprogram(name: "g", scope: null, spFlags: 0)
; CHECK-NEXT:!9 = distinct !DILexicalBlock(scope: !6, file: !1, line: 3, column: 7)
; CHECK-NEXT:!10 = !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
; CHECK-NEXT:!11 = !DINamespace(name: "n", scope: null, exportSymbols: true)
; CHECK-NEXT:!12 = !DIModule(scope: null, name: "m", configMacros: "c", includePath: "i", apinotes: "a", line: 3, isDecl: true)
; CHECK-NEXT:!13 = !DICommonBlock(scope: !6, declaration: null, name: "c", file: !1, line: 3)
; CHECK-NEXT:!14 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "n", scope: !6, entity: !11, file: !1, line: 3)
; CHECK-NEXT:!15 = !DINamespace(scope: !11)
; CHECK-NEXT:!16 = !DILocation(line: 0, scope: !6)
