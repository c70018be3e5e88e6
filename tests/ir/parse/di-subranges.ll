; Subranges of every form.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3, !4, !5, !6, !7}
!0 = !DISubrange(count: 5)
!1 = !DISubrange(count: -1, lowerBound: 1)
!2 = !DISubrange(lowerBound: -10, upperBound: 5, stride: 2)
!3 = !DISubrange(count: !8, lowerBound: !9)
!4 = !DIGenericSubrange(lowerBound: !9, upperBound: !9, stride: !9)
!5 = !DIGenericSubrange(count: !9, lowerBound: 3, stride: !9)
!6 = !DISubrangeType(name: "r", size: 32, baseType: !93, lowerBound: i64 1, upperBound: !9)
!7 = !DISubrange(count: 0)
!8 = !DILocalVariable(name: "n", scope: !10)
!9 = !DIExpression(DW_OP_constu, 3)
!10 = distinct !DISubprogram(name: "f", unit: !91)

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !4, !5, !6, !9, !10, !11, !13}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = !DISubrange(count: 5)
; CHECK-NEXT: !4 = !DISubrange(count: -1, lowerBound: 1)
; CHECK-NEXT: !5 = !DISubrange(lowerBound: -10, upperBound: 5, stride: 2)
; CHECK-NEXT: !6 = !DISubrange(count: !7, lowerBound: !DIExpression(DW_OP_constu, 3))
; CHECK-NEXT: !7 = !DILocalVariable(name: "n", scope: !8)
; CHECK-NEXT: !8 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !9 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !DIExpression(DW_OP_constu, 3), stride: !DIExpression(DW_OP_constu, 3))
; CHECK-NEXT: !10 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 3), lowerBound: 3, stride: !DIExpression(DW_OP_constu, 3))
; CHECK-NEXT: !11 = !DISubrangeType(name: "r", size: 32, baseType: !12, lowerBound: i64 1, upperBound: !DIExpression(DW_OP_constu, 3))
; CHECK-NEXT: !12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !13 = !DISubrange(count: 0)
