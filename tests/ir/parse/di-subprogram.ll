; Subprograms, with the flags of today and of older versions.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3, !4}
!0 = distinct !DISubprogram(name: "a", linkageName: "_a", scope: !92, file: !92, line: 1, type: !5, scopeLine: 2, containingType: !93, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized | DISPFlagVirtual, unit: !91, templateParams: !6, retainedNodes: !6, thrownTypes: !6, annotations: !6, targetFuncName: "t", keyInstructions: true)
!1 = !DISubprogram(name: "b", scope: null, spFlags: 0)
!2 = !DISubprogram(name: "c", isLocal: true, isDefinition: false, isOptimized: true, virtuality: DW_VIRTUALITY_virtual)
!3 = distinct !DISubprogram(name: "d", isLocal: true, unit: !91, declaration: !2)
!4 = distinct !DISubprogram(name: "e", spFlags: DISPFlagDefinition | DISPFlagLocalToUnit | 0, unit: !91)
!5 = !DISubroutineType(types: !6)
!6 = !{}

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !7, !8, !9, !10}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "a", linkageName: "_a", scope: !2, file: !2, line: 1, type: !4, scopeLine: 2, containingType: !6, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !1, templateParams: !5, retainedNodes: !5, thrownTypes: !5, annotations: !5, targetFuncName: "t", keyInstructions: true)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !7 = !DISubprogram(name: "b", scope: null, spFlags: 0)
; CHECK-NEXT: !8 = !DISubprogram(name: "c", scope: null, virtualIndex: 0, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagOptimized)
; CHECK-NEXT: !9 = distinct !DISubprogram(name: "d", scope: null, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !1, declaration: !8)
; CHECK-NEXT: !10 = distinct !DISubprogram(name: "e", scope: null, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !1)
