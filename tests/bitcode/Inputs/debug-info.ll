; ModuleID = 'debug-info.bc'
source_filename = "c"

@gv = global i32 0, !dbg !0, !dbg !53

define void @f(i32 %x, ptr %p) !dbg !23 {
entry:
  %a = alloca i32, align 4, !DIAssignID !62
    #dbg_declare(ptr %a, !20, !DIExpression(DW_OP_deref), !63)
    #dbg_value(i32 %x, !64, !DIExpression(), !63)
    #dbg_value(!DIArgList(i32 %x, i32 5, ptr %p), !64, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !66)
    #dbg_assign(i32 0, !20, !DIExpression(), !62, ptr %a, !DIExpression(), !63)
    #dbg_value(!18, !64, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !63)
    #dbg_value(i32 %later, !64, !DIExpression(), !63)
    #dbg_label(!69, !63)
    #dbg_declare_value(i32 %x, !64, !DIExpression(), !63)
  %later = add i32 %x, 1, !dbg !66
  store i32 1, ptr %a, align 4, !dbg !70, !tbaa !71, !DIAssignID !62
  call void @g(), !dbg !74, !heapallocsite !3
  br label %x1, !dbg !75, !llvm.loop !76

x1:                                               ; preds = %entry
  ret void, !dbg !77
}

declare !dbg !26 void @g()

!llvm.dbg.cu = !{!2, !56}
!llvm.module.flags = !{!58, !59}
!other = !{!60, !61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_stack_value))
!1 = distinct !DIGlobalVariable(name: "gv", linkageName: "_gv", scope: !2, file: !3, line: 2, type: !49, isLocal: true, isDefinition: true, templateParams: !40, align: 16, annotations: !51)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "p", isOptimized: true, flags: "-O", runtimeVersion: 2, splitDebugFilename: "s.dwo", emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !41, imports: !42, macros: !44, dwoId: 1311768467463790320, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/s", sdk: "k")
!3 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_SHA256, checksum: "1234123412341234123412341234123412341234123412341234123412341234", source: "int x;\0A")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 3, baseType: !6, size: 32, elements: !7, identifier: "_E", enumKind: DW_APPLE_ENUM_KIND_Open)
!6 = !DIBasicType(name: "int", size: 32, align: 32, dataSize: 16, encoding: DW_ATE_signed, num_extra_inhabitants: 3, flags: DIFlagBigEndian)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "A", value: -5)
!9 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!10 = !DIEnumerator(name: "C", value: 340282366920938463463374607431768211455, isUnsigned: true)
!11 = !{!12}
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !13, file: !3, line: 4, size: 64, align: 32, offset: 8, num_extra_inhabitants: 5, flags: DIFlagTypePassByValue, elements: !15, runtimeLang: DW_LANG_ObjC, vtableHolder: !12, templateParams: !40, identifier: "_S", annotations: !18, specification: !5, bitStride: i32 3)
!13 = !DINamespace(name: "ns", scope: !14, exportSymbols: true)
!14 = !DIModule(scope: !3, name: "mod", configMacros: "-D", includePath: "inc", apinotes: "api", file: !3, line: 4, isDecl: true)
!15 = !{!16, !19}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !12, file: !3, line: 4, baseType: !17, size: 3, align: 1, offset: 5, flags: DIFlagBitField, extraData: i64 0, annotations: !18)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!18 = !{}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !12, baseType: !34, size: !20, offset: !DIExpression(DW_OP_constu, 4))
!20 = !DILocalVariable(name: "a", scope: !21, file: !3, line: 2, type: !6, flags: DIFlagArtificial, align: 8, annotations: !18)
!21 = distinct !DILexicalBlock(scope: !22, file: !3, line: 3, column: 5)
!22 = !DILexicalBlockFile(scope: !23, file: !3, discriminator: 7)
!23 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 1, type: !24, scopeLine: 2, containingType: !12, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrivate | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !28, declaration: !26, retainedNodes: !27, thrownTypes: !11, annotations: !32, targetFuncName: "tf", keyInstructions: true)
!24 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_thiscall, types: !25)
!25 = !{null, !6}
!26 = !DISubprogram(name: "g", scope: !3, file: !3, line: 5, type: !24, spFlags: DISPFlagMainSubprogram)
!27 = !{!20}
!28 = !{!29, !30, !31}
!29 = !DITemplateTypeParameter(name: "T", type: !6, defaulted: true)
!30 = !DITemplateValueParameter(name: "V", type: !6, defaulted: true, value: i32 7)
!31 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "W", value: !"foo")
!32 = !{!33}
!33 = !{!"k", !"v"}
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !35)
!35 = !{!36, !37, !38, !39}
!36 = !DISubrange(count: 5, lowerBound: -3)
!37 = !DISubrange(count: !20, lowerBound: !DIExpression(DW_OP_constu, 4), stride: 8)
!38 = !DISubrange(lowerBound: 0, upperBound: 7)
!39 = !DIGenericSubrange(count: 5, lowerBound: !DIExpression(DW_OP_push_object_address), stride: -8)
!40 = !{!29}
!41 = !{!0}
!42 = !{!43}
!43 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "im", scope: !2, entity: !13, file: !3, line: 3, elements: !18)
!44 = !{!45}
!45 = !DIMacroFile(line: 1, file: !3, nodes: !46)
!46 = !{!47, !48}
!47 = !DIMacro(type: DW_MACINFO_define, line: 2, name: "M", value: "1")
!48 = !DIMacro(type: DW_MACINFO_undef, name: "N")
!49 = !DISubrangeType(name: "sr", scope: !50, file: !3, line: 3, size: 32, align: 4, flags: DIFlagPrivate, baseType: !6, lowerBound: i64 1, upperBound: !20, stride: !DIExpression(), bias: i32 5)
!50 = !DICommonBlock(scope: !23, declaration: !1, name: "cb", file: !3, line: 3)
!51 = !{!50, !52}
!52 = !DIStringType(name: "str", stringLength: !20, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_deref), size: 8, align: 4, encoding: DW_ATE_ASCII)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = !DIGlobalVariable(name: "gv", scope: !12, type: !55, isLocal: false, isDefinition: false)
!55 = !DIFixedPointType(name: "fp", size: 16, align: 8, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -3)
!56 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !57, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
!57 = !DIFile(filename: "b.c", directory: "", source: "")
!58 = !{i32 2, !"Debug Info Version", i32 3}
!59 = !{i32 8, !"PIC Level", i32 2}
!60 = !DIFixedPointType(name: "fp2", size: 16, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 340282366920938463463374607431768211455)
!61 = !DIObjCProperty(name: "prop", file: !3, line: 3, setter: "s", getter: "g", attributes: 7, type: !6)
!62 = distinct !DIAssignID()
!63 = !DILocation(line: 1, column: 2, scope: !23)
!64 = !DILocalVariable(name: "x", arg: 1, scope: !23, file: !3, line: 2, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !17, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!66 = !DILocation(line: 3, column: 4, scope: !21, inlinedAt: !67, atomGroup: 5, atomRank: 1)
!67 = distinct !DILocation(line: 6, column: 7, scope: !68)
!68 = !DILexicalBlock(scope: !23)
!69 = !DILabel(scope: !23, name: "lab", file: !3, line: 4, column: 7, isArtificial: true, coroSuspendIdx: 9)
!70 = !DILocation(line: 5, scope: !21, atomGroup: 4294967295, atomRank: 2)
!71 = !{!72, !72, i64 0}
!72 = !{!"int", !73}
!73 = !{!"root"}
!74 = !DILocation(line: 6, column: 7, scope: !68)
!75 = !DILocation(line: 8, column: 9, scope: !68)
!76 = distinct !{!76, !63, !75}
!77 = !DILocation(line: 9, column: 1, scope: !23, isImplicitCode: true)
