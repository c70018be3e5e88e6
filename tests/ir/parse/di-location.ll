; Locations.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3}
!0 = !DILocation(line: 3, column: 7, scope: !4)
!1 = distinct !DILocation(line: 0, scope: !4, inlinedAt: !0, isImplicitCode: true)
!2 = !DILocation(scope: !4)
!3 = !DILocation(line: 1, scope: !4, atomGroup: 5, atomRank: 2)
!4 = distinct !DISubprogram(name: "f", unit: !91)

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !5, !6, !7}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = !DILocation(line: 3, column: 7, scope: !4)
; CHECK-NEXT: !4 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !5 = distinct !DILocation(line: 0, scope: !4, inlinedAt: !3, isImplicitCode: true)
; CHECK-NEXT: !6 = !DILocation(line: 0, scope: !4)
; CHECK-NEXT: !7 = !DILocation(line: 1, scope: !4, atomGroup: 5, atomRank: 2)
