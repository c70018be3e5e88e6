; Arrays of Fortran know their bounds when the program runs: facts of a type are expressions over the object's descriptor, or
; variables. A constant is said as such. So are strings, blocks of common memory, and pieces of a variable in several globals.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_array_type
; CHECK-NEXT: DW_AT_data_location (DW_OP_push_object_address, DW_OP_deref)
; CHECK-NEXT: DW_AT_allocated (DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne)
; CHECK-NEXT: DW_AT_rank (DW_OP_push_object_address, DW_OP_plus_uconst 0x8, DW_OP_deref)
; CHECK: DW_TAG_generic_subrange
; CHECK: DW_AT_lower_bound (-5)
; CHECK-NEXT: DW_AT_upper_bound (DW_OP_push_object_address, DW_OP_over, DW_OP_plus, DW_OP_deref)
; CHECK: DW_TAG_string_type
; CHECK: DW_AT_string_length (DW_OP_push_object_address, DW_OP_plus_uconst 0x8)
; CHECK-NEXT: DW_AT_data_location (DW_OP_push_object_address, DW_OP_deref)
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("pair")
; CHECK: DW_AT_location (DW_OP_addr 0x0, DW_OP_piece 0x4, DW_OP_addr 0x0, DW_OP_piece 0x4)
; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_name ("part")
; CHECK: DW_AT_pure (true)
; CHECK-NEXT: DW_AT_recursive (true)
; CHECK: DW_TAG_common_block
; CHECK-NEXT: DW_AT_name ("alpha")
; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_name ("first")
; CHECK: DW_TAG_imported_declaration
; CHECK: DW_AT_import (0x{{.*}} "pair")
@array = global [64 x i8] zeroinitializer, !dbg !10
@string = global [16 x i8] zeroinitializer, !dbg !20
@low = global i32 0, !dbg !30
@high = global i32 0, !dbg !31
@alpha = global [8 x i8] zeroinitializer, !dbg !50

define void @part() !dbg !40 {
  ret void, !dbg !43
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran90, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "unit.f90", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10, !20, !30, !31, !50}
!6 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "integer*8", size: 64, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "array", scope: !0, file: !1, line: 1, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !13, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref, DW_OP_lit0, DW_OP_ne), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8, DW_OP_deref))
!13 = !{!14}
!14 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, 18446744073709551611), upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_over, DW_OP_plus, DW_OP_deref), stride: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16, DW_OP_deref))
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "string", scope: !0, file: !1, line: 2, type: !22, isLocal: false, isDefinition: true)
!22 = !DIStringType(name: "character(*)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), size: 32)
!30 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!32 = distinct !DIGlobalVariable(name: "pair", scope: !0, file: !1, line: 3, type: !7, isLocal: false, isDefinition: true)
!40 = distinct !DISubprogram(name: "part", scope: !1, file: !1, line: 5, type: !41, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagPure | DISPFlagRecursive, unit: !0, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !DILocation(line: 6, scope: !40)
!44 = !{!45}
!45 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !40, entity: !32, file: !1, line: 6)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression(DW_OP_plus_uconst, 4))
!51 = distinct !DIGlobalVariable(name: "first", scope: !52, file: !1, line: 6, type: !6, isLocal: false, isDefinition: true)
!52 = distinct !DICommonBlock(scope: !40, declaration: null, name: "alpha", file: !1, line: 6)
