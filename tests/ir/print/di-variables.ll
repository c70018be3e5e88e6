; Variables, parameters, labels, properties, macros.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!0 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: null, line: 1, type: !10, isLocal: true, isDefinition: true, align: 8)
!1 = !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
!2 = !DILocalVariable(name: "v", arg: 2, scope: !11, line: 1, type: !10, flags: DIFlagArtificial, align: 8)
!3 = !DILabel(scope: !11, name: "l", file: !12, line: 1, column: 2, isArtificial: true, coroSuspendIdx: 0)
!4 = !DITemplateTypeParameter(name: "T", type: !10, defaulted: true)
!5 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "v", type: !10, value: !"x")
!6 = !DIObjCProperty(name: "p", line: 1, setter: "s", getter: "g", attributes: 7, type: !10)
!7 = !DIMacroFile(line: 3, file: !12, nodes: !13)
!8 = !GenericDINode(tag: DW_TAG_member, header: "h", operands: {null, !10, !"x"})
!9 = distinct !DIAssignID()
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DISubprogram(name: "f", scope: null, spFlags: 0)
!12 = !DIFile(filename: "a.c", directory: "/")
!13 = !{!14, !15}
!14 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "A", value: "B")
!15 = !DIMacro(type: DW_MACINFO_undef, name: "A")

; CHECK:!named = !{!0, !2, !3, !5, !7, !8, !9, !10, !14, !15}
; CHECK:!0 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: null, line: 1, type: !1, isLocal: true, isDefinition: true, align: 8)
; CHECK-NEXT:!1 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT:!2 = !DIGlobalVariableExpression(var: !0, expr: !DIExpression())
; CHECK-NEXT:!3 = !DILocalVariable(name: "v", arg: 2, scope: !4, line: 1, type: !1, flags: DIFlagArtificial, align: 8)
; CHECK-NEXT:!4 = distinct !DISubprogram(name: "f", scope: null, spFlags: 0)
; CHECK-NEXT:!5 = !DILabel(scope: !4, name: "l", file: !6, line: 1, column: 2, isArtificial: true, coroSuspendIdx: 0)
; CHECK-NEXT:!6 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT:!7 = !DITemplateTypeParameter(name: "T", type: !1, defaulted: true)
; CHECK-NEXT:!8 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "v", type: !1, value: !"x")
; CHECK-NEXT:!9 = !DIObjCProperty(name: "p", line: 1, setter: "s", getter: "g", attributes: 7, type: !1)
; CHECK-NEXT:!10 = !DIMacroFile(line: 3, file: !6, nodes: !11)
; CHECK-NEXT:!11 = !{!12, !13}
; CHECK-NEXT:!12 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "A", value: "B")
; CHECK-NEXT:!13 = !DIMacro(type: DW_MACINFO_undef, name: "A")
; CHECK-NEXT:!14 = !GenericDINode(tag: DW_TAG_member, header: "h", operands: {null, !1, !"x"})
; CHECK-NEXT:!15 = distinct !DIAssignID()
