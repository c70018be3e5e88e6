; DICompileUnit and DIFile.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.dbg.cu = !{!0, !4, !5}
!llvm.module.flags = !{!9}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", isOptimized: true, flags: "-x", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: LineTablesOnly, enums: !2, retainedTypes: !2, globals: !2, imports: !2, macros: !2, dwoId: 18446744073709551615, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "m")
!1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "int x;")
!2 = !{}
!3 = !DIFile(filename: "x", directory: "", source: "")
!4 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201703, file: !3, emissionKind: NoDebug, nameTableKind: None)
!5 = distinct !DICompileUnit(language: 12, file: !3, emissionKind: 1)

; CHECK: !llvm.dbg.cu = !{!0, !3, !5}
; CHECK-NEXT: !llvm.module.flags = !{!6}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", isOptimized: true, flags: "-x", runtimeVersion: 2, splitDebugFilename: "s", emissionKind: LineTablesOnly, enums: !2, retainedTypes: !2, globals: !2, imports: !2, macros: !2, dwoId: 18446744073709551615, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "m")
; CHECK-NEXT: !1 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "int x;")
; CHECK-NEXT: !2 = !{}
; CHECK-NEXT: !3 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, sourceLanguageVersion: 201703, file: !4, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, nameTableKind: None)
; CHECK-NEXT: !4 = !DIFile(filename: "x", directory: "", source: "")
; CHECK-NEXT: !5 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !6 = !{i32 2, !"Debug Info Version", i32 3}
