; Debug-info nodes whose fields refer to the wrong kind of node, or contradict each other.
; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

!llvm.module.flags = !{!900}
!900 = !{i32 2, !"Debug Info Version", i32 3}
!llvm.dbg.cu = !{!901}
!901 = distinct !DICompileUnit(language: DW_LANG_C, file: !902)
!902 = !DIFile(filename: "a", directory: "b")
!903 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!904 = distinct !DISubprogram(name: "f", file: !902, unit: !901, spFlags: DISPFlagDefinition)
!905 = !{}

; CHECK-DAG: inlined-at should be a location
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n0 = !{!0}
!0 = !DILocation(line: 1, scope: !904, inlinedAt: !905)

; CHECK-DAG: location requires a valid scope
!n1 = !{!10}
!10 = !DILocation(line: 1, scope: !902)

; CHECK-DAG: Count must be signed constant or DIVariable or DIExpression
!n2 = !{!20}
!20 = !DISubrange(count: !902)

; CHECK-DAG: LowerBound must be signed constant or DIVariable or DIExpression
!n3 = !{!30}
!30 = !DISubrange(lowerBound: !902)

; CHECK-DAG: UpperBound must be signed constant or DIVariable or DIExpression
!n4 = !{!40}
!40 = !DISubrange(upperBound: !902)

; CHECK-DAG: Stride must be signed constant or DIVariable or DIExpression
!n5 = !{!50}
!50 = !DISubrange(count: 1, stride: !902)

; CHECK-DAG: Count must be signed constant or DIVariable or DIExpression
!n6 = !{!60}
!60 = !DIGenericSubrange(count: !902, lowerBound: !DIExpression(), stride: !DIExpression())

; CHECK-DAG: LowerBound must be signed constant or DIVariable or DIExpression
!n7 = !{!70}
!70 = !DIGenericSubrange(lowerBound: !902, stride: !DIExpression())

; CHECK-DAG: UpperBound must be signed constant or DIVariable or DIExpression
!n8 = !{!80}
!80 = !DIGenericSubrange(lowerBound: !DIExpression(), upperBound: !902, stride: !DIExpression())

; CHECK-DAG: Stride must be signed constant or DIVariable or DIExpression
!n9 = !{!90}
!90 = !DIGenericSubrange(lowerBound: !DIExpression(), stride: !902)

; CHECK-DAG: GenericSubrange can have any one of count or upperBound
!n10 = !{!100}
!100 = !DIGenericSubrange(count: !DIExpression(), lowerBound: !DIExpression(), upperBound: !DIExpression(), stride: !DIExpression())

; CHECK-DAG: GenericSubrange must contain lowerBound
!n11 = !{!110}
!110 = !DIGenericSubrange(stride: !DIExpression())

; CHECK-DAG: SizeInBits must be a constant
!n12 = !{!120}
!120 = !DIBasicType(name: "a", size: !902)

; CHECK-DAG: SizeInBits must be a constant
!n13 = !{!130}
!130 = !DIFixedPointType(name: "a", size: !902, encoding: DW_ATE_signed_fixed)

; CHECK-DAG: invalid encoding
!n14 = !{!140}
!140 = !DIFixedPointType(name: "a", size: 32, encoding: DW_ATE_float)

; CHECK-DAG: factor should be 0 for rationals
!n15 = !{!150}
!150 = !DIFixedPointType(name: "a", size: 32, encoding: DW_ATE_signed_fixed, kind: Rational, factor: 2)

; CHECK-DAG: numerator and denominator should be 0 for non-rationals
!n16 = !{!160}
!160 = !DIFixedPointType(name: "a", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, numerator: 2)

; CHECK-DAG: BaseType must be a type
!n17 = !{!170}
!170 = !DISubrangeType(name: "a", baseType: !902)

; CHECK-DAG: LowerBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!n18 = !{!180}
!180 = !DISubrangeType(name: "a", lowerBound: !902)

; CHECK-DAG: UpperBound must be signed constant or DIVariable or DIExpression or DIDerivedType
!n19 = !{!190}
!190 = !DISubrangeType(name: "a", upperBound: !902)

; CHECK-DAG: Stride must be signed constant or DIVariable or DIExpression
!n20 = !{!200}
!200 = !DISubrangeType(name: "a", stride: !902)

; CHECK-DAG: Bias must be signed constant or DIVariable or DIExpression
!n21 = !{!210}
!210 = !DISubrangeType(name: "a", bias: !902)

; CHECK-DAG: SizeInBits must be a constant
!n22 = !{!220}
!220 = !DISubrangeType(name: "a", size: !902)

; CHECK-DAG: invalid file
!n23 = !{!230}
!230 = !DIDerivedType(tag: DW_TAG_typedef, name: "a", file: !903, baseType: !903)

; CHECK-DAG: SizeInBits must be a constant or DIVariable or DIExpression
!n24 = !{!240}
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "a", baseType: !903, size: !902)

; CHECK-DAG: invalid pointer to member type
!n25 = !{!250}
!250 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, name: "a", baseType: !903, extraData: !902)

; CHECK-DAG: invalid set base type
!n26 = !{!260}
!260 = !DIDerivedType(tag: DW_TAG_set_type, name: "a", baseType: !261)
!261 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)

; CHECK-DAG: invalid file
!n27 = !{!270}
!270 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", file: !903)

; CHECK-DAG: invalid vtable holder
!n28 = !{!280}
!280 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", vtableHolder: !902)

; CHECK-DAG: SizeInBits must be a constant or DIVariable or DIExpression
!n29 = !{!290}
!290 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", size: !902)

; CHECK-DAG: DIBlockByRefStruct on DICompositeType is no longer supported
!n30 = !{!300}
!300 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", flags: 16)

; CHECK-DAG: invalid vector, expected one element of type subrange
!n31 = !{!310}
!310 = !DICompositeType(tag: DW_TAG_array_type, baseType: !903, flags: DIFlagVector, elements: !905)

; CHECK-DAG: invalid template params
!n32 = !{!320}
!320 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", templateParams: !902)

; CHECK-DAG: invalid template parameter
!n33 = !{!330}
!330 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", templateParams: !331)
!331 = !{!903}

; CHECK-DAG: discriminator can only appear on variant part
!n34 = !{!340}
!340 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", discriminator: !341)
!341 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !903)

; CHECK-DAG: dataLocation can only appear in array type
!n35 = !{!350}
!350 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", dataLocation: !DIExpression())

; CHECK-DAG: associated can only appear in array type
!n36 = !{!360}
!360 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", associated: !DIExpression())

; CHECK-DAG: allocated can only appear in array type
!n37 = !{!370}
!370 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", allocated: !DIExpression())

; CHECK-DAG: invalid subroutine type ref
!n38 = !{!380}
!380 = !DISubroutineType(types: !381)
!381 = !{!902}

; CHECK-DAG: invalid enum list
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n39 = !{!390}
!390 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, enums: !902)

; CHECK-DAG: invalid retained type list
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n40 = !{!400}
!400 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, retainedTypes: !902)

; CHECK-DAG: invalid global variable list
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n41 = !{!410}
!410 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, globals: !902)

; CHECK-DAG: invalid imported entity list
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n42 = !{!420}
!420 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, imports: !902)

; CHECK-DAG: invalid macro list
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n43 = !{!430}
!430 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, macros: !902)

; CHECK-DAG: invalid file
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n44 = !{!440}
!440 = distinct !DICompileUnit(language: DW_LANG_C, file: !903)

; CHECK-DAG: invalid filename
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n45 = !{!450}
!450 = distinct !DICompileUnit(language: DW_LANG_C, file: !451)
!451 = !DIFile(filename: "", directory: "b")

; CHECK-DAG: invalid enum type
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n46 = !{!460}
!460 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, enums: !461)
!461 = !{!903}

; CHECK-DAG: invalid retained type
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n47 = !{!470}
!470 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, retainedTypes: !471)
!471 = !{!902}

; CHECK-DAG: invalid global variable ref
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n48 = !{!480}
!480 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, globals: !481)
!481 = !{!902}

; CHECK-DAG: invalid imported entity ref
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n49 = !{!490}
!490 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, imports: !491)
!491 = !{!902}

; CHECK-DAG: invalid macro ref
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n50 = !{!500}
!500 = distinct !DICompileUnit(language: DW_LANG_C, file: !902, macros: !501)
!501 = !{!902}

; CHECK-DAG: invalid file
!n51 = !{!510}
!510 = !DISubprogram(name: "a", spFlags: 0, file: !903)

; CHECK-DAG: line specified with no file
!n52 = !{!520}
!520 = !DISubprogram(name: "a", spFlags: 0, line: 3)

; CHECK-DAG: invalid subroutine type
!n53 = !{!530}
!530 = !DISubprogram(name: "a", spFlags: 0, type: !903)

; CHECK-DAG: invalid containing type
!n54 = !{!540}
!540 = !DISubprogram(name: "a", spFlags: 0, containingType: !902)

; CHECK-DAG: invalid template params
!n55 = !{!550}
!550 = !DISubprogram(name: "a", spFlags: 0, templateParams: !902)

; CHECK-DAG: invalid retained nodes list
!n56 = !{!560}
!560 = !DISubprogram(name: "a", spFlags: 0, retainedNodes: !902)

; CHECK-DAG: invalid thrown types list
!n57 = !{!570}
!570 = !DISubprogram(name: "a", spFlags: 0, thrownTypes: !902)

; CHECK-DAG: invalid thrown type
!n58 = !{!580}
!580 = !DISubprogram(name: "a", spFlags: 0, thrownTypes: !581)
!581 = !{!902}

; CHECK-DAG: invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity
!n59 = !{!590}
!590 = !DISubprogram(name: "a", spFlags: 0, retainedNodes: !591)
!591 = !{!902}

; CHECK-DAG: invalid subprogram declaration
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n60 = !{!600}
!600 = distinct !DISubprogram(name: "a", unit: !901, spFlags: DISPFlagDefinition, declaration: !904)

; CHECK-DAG: subprogram declaration must not have a declaration field
!n61 = !{!610}
!610 = !DISubprogram(name: "a", spFlags: 0, declaration: !611)
!611 = !DISubprogram(name: "b", spFlags: 0)

; CHECK-DAG: subprogram declarations must not have a compile unit
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n62 = !{!620}
!620 = !DISubprogram(name: "a", spFlags: 0, unit: !901)

; CHECK-DAG: invalid unit type
!n63 = !{!630}
!630 = distinct !DISubprogram(name: "a", unit: !902, spFlags: DISPFlagDefinition)

; CHECK-DAG: DIFlagAllCallsDescribed must be attached to a definition
!n64 = !{!640}
!640 = !DISubprogram(name: "a", spFlags: 0, flags: DIFlagAllCallsDescribed)

; CHECK-DAG: invalid file
!n65 = !{!650}
!650 = !DIMacroFile(file: !903)

; CHECK-DAG: invalid macro list
!n66 = !{!660}
!660 = !DIMacroFile(file: !902, nodes: !902)

; CHECK-DAG: invalid macro ref
!n67 = !{!670}
!670 = !DIMacroFile(file: !902, nodes: !671)
!671 = !{!902}

; CHECK-DAG: invalid file
!n68 = !{!680}
!680 = distinct !DIGlobalVariable(name: "a", file: !903, type: !903, isDefinition: false)

; CHECK-DAG: invalid static data member declaration
!n69 = !{!690}
!690 = distinct !DIGlobalVariable(name: "a", type: !903, declaration: !902)

; CHECK-DAG: invalid file
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n70 = !{!700}
!700 = !DILocalVariable(name: "a", scope: !904, file: !903)

; CHECK-DAG: invalid file
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n71 = !{!710}
!710 = !DILabel(scope: !904, name: "a", file: !903, line: 1)

; CHECK-DAG: invalid file
!n72 = !{!720}
!720 = !DIObjCProperty(name: "a", file: !903)

; CHECK-DAG: invalid scope for imported entity
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n73 = !{!730}
!730 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !905, entity: !904)

; CHECK-DAG: invalid imported entity
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n74 = !{!740}
!740 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !901, entity: !905)

; CHECK-DAG: scope points into the type hierarchy
!n75 = !{!750}
!750 = distinct !DILexicalBlock(scope: !751, line: 1)
!751 = !DISubprogram(name: "b", spFlags: 0)

; CHECK-DAG: cannot have column info without line info
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n76 = !{!760}
!760 = distinct !DILexicalBlock(scope: !904, column: 1)

; CHECK-DAG: fragment is larger than or outside of variable
!n77 = !{!770}
!770 = !DIGlobalVariableExpression(var: !771, expr: !DIExpression(DW_OP_LLVM_fragment, 16, 32))
!771 = distinct !DIGlobalVariable(name: "a", type: !903)

; CHECK-DAG: fragment covers entire variable
!n78 = !{!780}
!780 = !DIGlobalVariableExpression(var: !781, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!781 = distinct !DIGlobalVariable(name: "b", type: !903)

; CHECK-DAG: SizeInBits must be a constant
!n79 = !{!790}
!790 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "a", size: !DIExpression())

; CHECK-DAG: SizeInBits must be a constant
!n80 = !{!800}
!800 = !DIFixedPointType(name: "a", size: !DIExpression(), encoding: DW_ATE_signed_fixed)

; CHECK-DAG: SizeInBits must be a constant
!n81 = !{!810}
!810 = !DISubrangeType(name: "a", size: !DIExpression())

; CHECK-DAG: invalid retained nodes, expected DILocalVariable, DILabel or DIImportedEntity
; CHECK-DAG: DICompileUnit not listed in llvm.dbg.cu
!n82 = !{!820}
!820 = distinct !DISubprogram(name: "a", unit: !901, retainedNodes: !821)
!821 = !{!903}
