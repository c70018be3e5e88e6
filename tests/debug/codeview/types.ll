; Records of types: a class is declared first and described after what asks for it, so it may refer to itself. Each record is
; there once; names have their scopes; members of unnamed members are the class's own; bit fields, arrays, enumerations,
; qualified types, references and pointers to members have records of their own.
; REQUIRES: program:llvm-pdbutil-22
; RUN: llc -mtriple=x86_64-pc-windows-msvc %s -filetype=obj -o %t.o
; RUN: llvm-pdbutil-22 dump --types --symbols %t.o | FileCheck %s

; CHECK: 0x1000 | LF_STRUCTURE {{.*}} `zoo::Animal`
; CHECK-NEXT: unique name: `.?AUAnimal@zoo@@`
; CHECK-NEXT: {{.*}}field list: <no type>
; CHECK-NEXT: options: forward ref | has unique name, sizeof 0
; CHECK: 0x1001 | LF_POINTER
; CHECK-NEXT: referent = 0x1000, mode = pointer, opts = None, kind = ptr64
; CHECK: 0x1002 | LF_BITFIELD
; CHECK-NEXT: type = 0x0074 (int), bit offset = 2, # bits = 3
; CHECK: 0x1003 | LF_ARRAY
; CHECK-NEXT: size: 12, index type: 0x0023 (unsigned __int64), element type: 0x0074 (int)
; CHECK: 0x1004 | LF_ARRAY
; CHECK-NEXT: size: 24, {{.*}} element type: 0x1003
; CHECK: 0x1005 | LF_FIELDLIST
; CHECK-NEXT: - LF_ENUMERATE [Green = 40000]
; CHECK: 0x1006 | LF_ENUM {{.*}} `zoo::Animal::Color`
; CHECK: field list: 0x1005, underlying type: 0x0074 (int)
; CHECK-NEXT: options: has unique name | is nested
; CHECK: 0x1009 | LF_FIELDLIST
; CHECK-NEXT: - LF_MEMBER [name = `next`, Type = 0x1001, offset = 0, attrs = public]
; CHECK-NEXT: - LF_MEMBER [name = `legs`, Type = 0x1002, offset = 8, attrs = public]
; CHECK-NEXT: - LF_MEMBER [name = `where`, Type = 0x1004, offset = 12, attrs = public]
; CHECK-NEXT: - LF_MEMBER [name = `low`, Type = 0x0074 (int), offset = 36, attrs = public]
; CHECK-NEXT: - LF_NESTTYPE [name = `Color`, parent = 0x1006]
; CHECK: 0x100A | LF_STRUCTURE {{.*}} `zoo::Animal`
; CHECK: field list: 0x1009
; CHECK-NEXT: options: contains nested class | has unique name, sizeof 40
; CHECK: 0x100B | LF_UDT_SRC_LINE
; CHECK-NEXT: udt = 0x100A, {{.*}} line = 2
; CHECK: 0x100C | LF_MODIFIER
; CHECK-NEXT: referent = 0x0074 (int), modifiers = const
; CHECK: 0x100D | LF_POINTER
; CHECK-NEXT: referent = 0x100C, mode = ref,
; CHECK: 0x100E | LF_POINTER
; CHECK-NEXT: referent = 0x0074 (int), mode = data member pointer,
; CHECK: S_GDATA32 {{.*}} `zoo::zebra`
; CHECK-NEXT: type = 0x100A (zoo::Animal)
; CHECK: S_CONSTANT {{.*}} `least`
; CHECK-NEXT: type = 0x0074 (int), value = -5
; CHECK: S_UDT {{.*}} `zoo::Animal`
; CHECK-NEXT: original type = 0x100A

target triple = "x86_64-pc-windows-msvc"

@zebra = global [40 x i8] zeroinitializer, !dbg !10
@reference = global ptr null, !dbg !40
@member = global i32 0, !dbg !43

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "p", emissionKind: FullDebug, globals: !2)
!1 = !DIFile(filename: "zoo.cpp", directory: "/src")
!2 = !{!10, !40, !43, !47}
!3 = !{i32 2, !"CodeView", i32 1}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "zebra", scope: !12, file: !1, line: 9, type: !13, isLocal: false, isDefinition: true)
!12 = !DINamespace(name: "zoo", scope: null)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Animal", scope: !12, file: !1, line: 2, size: 320, elements: !14, identifier: ".?AUAnimal@zoo@@")
!14 = !{!15, !17, !19, !25, !30}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, file: !1, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "legs", scope: !13, file: !1, baseType: !18, size: 3, offset: 66, flags: DIFlagBitField, extraData: i64 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "where", scope: !13, file: !1, baseType: !20, size: 192, offset: 96)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !18, size: 192, elements: !21)
!21 = !{!22, !23}
!22 = !DISubrange(count: 2)
!23 = !DISubrange(count: 3)
!25 = !DIDerivedType(tag: DW_TAG_member, scope: !13, file: !1, baseType: !26, size: 32, offset: 288)
!26 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !13, file: !1, line: 6, size: 32, elements: !27)
!27 = !{!28}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !26, file: !1, baseType: !18, size: 32)
!30 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Color", scope: !13, file: !1, line: 3, baseType: !18, size: 32, elements: !31, identifier: ".?AW4Color@Animal@zoo@@")
!31 = !{!32}
!32 = !DIEnumerator(name: "Green", value: 40000)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "reference", scope: null, file: !1, line: 10, type: !42, isLocal: false, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !49, size: 64)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "member", scope: null, file: !1, line: 11, type: !45, isLocal: false, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !18, size: 32, flags: DIFlagSingleInheritance, extraData: !13)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression(DW_OP_consts, 18446744073709551611, DW_OP_stack_value))
!48 = distinct !DIGlobalVariable(name: "least", scope: null, file: !1, line: 12, type: !18, isLocal: true, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
