; Types of variables, and where variables are that the module has: in memory, in that of a thread, or nowhere but a constant.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefixes=CHECK,V5
; RUN: llc -dwarf-version=4 -filetype=obj %s -o %t4.o
; RUN: llvm-dwarfdump-22 --verify %t4.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t4.o | FileCheck %s --check-prefixes=CHECK,V4
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("tree")
; CHECK-NEXT: DW_AT_type ({{.*}} "node")
; V5: DW_AT_location (DW_OP_addrx 0x0)
; V4: DW_AT_location (DW_OP_addr 0x0)
; CHECK: DW_TAG_structure_type
; CHECK-NEXT: DW_AT_name ("node")
; CHECK-NEXT: DW_AT_byte_size (0x10)
; CHECK: DW_TAG_member
; CHECK-NEXT: DW_AT_name ("next")
; CHECK-NEXT: DW_AT_type ({{.*}} "node *")
; CHECK: DW_AT_data_member_location (0x00)
; CHECK: DW_TAG_member
; CHECK-NEXT: DW_AT_name ("bits")
; CHECK-NEXT: DW_AT_type ({{.*}} "word")
; CHECK: DW_AT_bit_size (0x03)
; CHECK-NEXT: DW_AT_data_bit_offset (0x42)
; CHECK: DW_TAG_pointer_type
; CHECK-NEXT: DW_AT_type ({{.*}} "node")
; CHECK: DW_TAG_typedef
; CHECK: DW_AT_name ("word")
; CHECK: DW_TAG_enumeration_type
; CHECK: DW_AT_name ("color")
; CHECK: DW_TAG_enumerator
; CHECK-NEXT: DW_AT_name ("RED")
; CHECK-NEXT: DW_AT_const_value (4)
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("own")
; CHECK: DW_AT_location (DW_OP_const8u 0x0, DW_OP_GNU_push_tls_address)
; CHECK: DW_TAG_array_type
; CHECK: DW_TAG_subrange_type
; CHECK: DW_AT_count (0x03)
; CHECK: DW_TAG_namespace
; CHECK-NEXT: DW_AT_name ("space")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("limit")
; CHECK: DW_AT_const_value (7)
@tree = global { ptr, i64 } zeroinitializer, !dbg !10
@own = internal thread_local global [3 x i32] zeroinitializer, !dbg !20

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10, !20, !30}
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "tree", scope: !0, file: !1, line: 1, type: !12, isLocal: false, isDefinition: true)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !{!13, !14, !15})
!13 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !1, line: 3, baseType: !16, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !12, file: !1, line: 4, baseType: !17, size: 3, offset: 66, flags: DIFlagBitField, extraData: i64 64)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "tint", scope: !12, file: !1, line: 5, baseType: !18, size: 32, offset: 96)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "word", file: !1, line: 1, baseType: !6)
!18 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 1, baseType: !6, size: 32, elements: !{!19})
!19 = !DIEnumerator(name: "RED", value: 4, isUnsigned: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "own", scope: !0, file: !1, line: 6, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !{!23})
!23 = !DISubrange(count: 3)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression(DW_OP_constu, 7, DW_OP_stack_value))
!31 = distinct !DIGlobalVariable(name: "limit", scope: !32, file: !1, line: 7, type: !6, isLocal: true, isDefinition: true)
!32 = !DINamespace(name: "space", scope: null)
