; Variables, template parameters, properties, macros.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9}
!0 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !91, file: !92, line: 1, type: !93, isLocal: true, isDefinition: false, declaration: !1, templateParams: !{}, align: 8, annotations: !{})
!1 = !DIDerivedType(tag: DW_TAG_member, name: "m", flags: DIFlagStaticMember, baseType: !93)
!2 = !DIGlobalVariableExpression(var: !0, expr: !DIExpression(DW_OP_constu, 1, DW_OP_stack_value))
!3 = !DILocalVariable(name: "l", arg: 2, scope: !10, file: !92, line: 3, type: !93, flags: DIFlagArtificial, align: 8, annotations: !{})
!4 = !DITemplateTypeParameter(name: "T", type: !93, defaulted: true)
!5 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "V", type: !93, defaulted: false, value: i32 7)
!6 = !DITemplateValueParameter(value: !"x")
!7 = !DIObjCProperty(name: "p", file: !92, line: 7, setter: "s", getter: "g", attributes: 7, type: !93)
!8 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "M", value: "1")
!9 = !DIMacroFile(type: DW_MACINFO_start_file, line: 9, file: !92, nodes: !{!8})
!10 = distinct !DISubprogram(name: "f", unit: !91)

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !5, !7, !8, !10, !11, !12, !13, !14, !15}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !1, file: !2, line: 1, type: !4, isLocal: true, isDefinition: false, declaration: !5, templateParams: !6, align: 8, annotations: !6)
; CHECK-NEXT: !4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-NEXT: !5 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !4, flags: DIFlagStaticMember)
; CHECK-NEXT: !6 = !{}
; CHECK-NEXT: !7 = !DIGlobalVariableExpression(var: !3, expr: !DIExpression(DW_OP_constu, 1, DW_OP_stack_value))
; CHECK-NEXT: !8 = !DILocalVariable(name: "l", arg: 2, scope: !9, file: !2, line: 3, type: !4, flags: DIFlagArtificial, align: 8, annotations: !6)
; CHECK-NEXT: !9 = distinct !DISubprogram(name: "f", scope: null, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !10 = !DITemplateTypeParameter(name: "T", type: !4, defaulted: true)
; CHECK-NEXT: !11 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "V", type: !4, value: i32 7)
; CHECK-NEXT: !12 = !DITemplateValueParameter(value: !"x")
; CHECK-NEXT: !13 = !DIObjCProperty(name: "p", file: !2, line: 7, setter: "s", getter: "g", attributes: 7, type: !4)
; CHECK-NEXT: !14 = !DIMacro(type: DW_MACINFO_define, line: 9, name: "M", value: "1")
; CHECK-NEXT: !15 = !DIMacroFile(line: 9, file: !2, nodes: !16)
; CHECK-NEXT: !16 = !{!14}
