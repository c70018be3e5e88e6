; What older modules say by calls is the same as what records say: a variable that is declared to be in a stack object. Nodes
; that contradict each other, a class in itself and a type of itself, end somewhere.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O0 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_variable
; CHECK-NEXT: DW_AT_location (DW_OP_fbreg -{{[0-9]+}})
; CHECK-NEXT: DW_AT_name ("x")
; CHECK: DW_AT_type ({{.*}} "self")
; CHECK: DW_TAG_class_type
; CHECK: DW_AT_name ("self")
; CHECK: DW_TAG_member
; CHECK-NEXT: DW_AT_name ("loop")
define void @f() "frame-pointer"="all" !dbg !10 {
  %x = alloca i64
  call void @llvm.dbg.declare(metadata ptr %x, metadata !15, metadata !DIExpression()), !dbg !20
  store i64 0, ptr %x, !dbg !20
  ret void, !dbg !20
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "maker", emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cpp", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!15 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 1, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "self", scope: !16, file: !1, line: 2, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "loop", scope: !16, file: !1, line: 3, baseType: !19, size: 64)
!19 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "loop", file: !1, line: 3, baseType: !21)
!20 = !DILocation(line: 2, scope: !10)
!21 = distinct !DIDerivedType(tag: DW_TAG_typedef, name: "pool", file: !1, line: 3, baseType: !19)
