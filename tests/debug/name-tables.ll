; Tables of names: by default for GNU's debugger before version 5, in the form that GNU's linkers read where the unit asks for it,
; and none for others. What is in a function or a type has no name of its own there.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-pubnames --debug-pubtypes %t.o | FileCheck %s
; RUN: llc -debugger-tune=lldb -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-pubnames %t.o | FileCheck %s --check-prefix=NONE
; RUN: llc -dwarf-version=5 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-pubnames %t.o | FileCheck %s --check-prefix=NONE
; RUN: sed -e "s/emissionKind: FullDebug/emissionKind: FullDebug, nameTableKind: GNU/" %s > %t.ll
; RUN: llc -filetype=obj %t.ll -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info --debug-gnu-pubnames --debug-gnu-pubtypes %t.o | FileCheck %s --check-prefix=GNU
; REQUIRES: program:sed
target triple = "x86_64-linux-gnu"

; CHECK: .debug_pubnames contents:
; CHECK-NEXT: length = {{.*}}, version = 0x0002, unit_offset = 0x00000000
; CHECK: "space"
; CHECK-NEXT: "space::counter"
; CHECK-NEXT: "RED"
; CHECK-NEXT: "main"
; CHECK-NOT: "inner"
; CHECK: .debug_pubtypes contents:
; CHECK-DAG: "color"
; CHECK-DAG: "int"
; NONE: .debug_pubnames contents:
; NONE-NOT: "

; GNU: DW_AT_GNU_pubnames (true)
; GNU: .debug_gnu_pubnames contents:
; GNU: EXTERNAL TYPE "space"
; GNU: EXTERNAL VARIABLE "space::counter"
; GNU: STATIC VARIABLE "RED"
; GNU: EXTERNAL FUNCTION "main"
; GNU: .debug_gnu_pubtypes contents:
; GNU-DAG: EXTERNAL TYPE "color"
; GNU-DAG: STATIC TYPE "int"
@counter = global i32 0, !dbg !10

define i32 @main() !dbg !20 {
  ret i32 0, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4, retainedTypes: !5)
!1 = !DIFile(filename: "names.cpp", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!5 = !{!13, !16}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "counter", scope: !12, file: !1, line: 1, type: !6, isLocal: false, isDefinition: true)
!12 = !DINamespace(name: "space", scope: null)
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", scope: !1, file: !1, line: 2, baseType: !6, size: 32, elements: !14)
!14 = !{!15}
!15 = !DIEnumerator(name: "RED", value: 1)
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "inner", scope: !20, file: !1, line: 3, size: 32, elements: !17)
!17 = !{}
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !{!6})
!22 = !DILocation(line: 4, scope: !20)
