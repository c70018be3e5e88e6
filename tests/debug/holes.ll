; A function without debug information between others is no part of the unit's code. A variable of another library has no place:
; its symbol is not at it. Both would mislead, the latter would not even link.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -mtriple=x86_64-linux-gnu -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefix=HOLE
; RUN: llc -mtriple=x86_64-windows-gnu -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s --check-prefix=IMPORT
; HOLE: DW_TAG_compile_unit
; HOLE: DW_AT_ranges
; HOLE-NEXT: [0x0000000000000000,
; HOLE-NEXT: [0x
; HOLE-NOT: [0x
; HOLE: DW_TAG_variable
; IMPORT: DW_AT_name ("elsewhere")
; IMPORT-NOT: DW_AT_location
; IMPORT: DW_TAG_base_type
@elsewhere = external dllimport global i32, !dbg !10

define void @first() !dbg !20 {
  ret void, !dbg !23
}

define void @silent() {
  ret void
}

define void @second() !dbg !24 {
  ret void, !dbg !25
}

define void @third() !dbg !26 {
  ret void, !dbg !27
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "holes.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "elsewhere", scope: !0, file: !1, line: 1, type: !6, isLocal: false, isDefinition: true)
!20 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
!24 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 6, type: !21, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 7, scope: !24)
!26 = distinct !DISubprogram(name: "third", scope: !1, file: !1, line: 9, type: !21, scopeLine: 9, spFlags: DISPFlagDefinition, unit: !0)
!27 = !DILocation(line: 10, scope: !26)
