; The table of addresses: code of one section is one range, and every variable has its own.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -generate-arange-section -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-aranges %t.o | FileCheck %s
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-aranges %t.o | FileCheck %s --check-prefix=NONE
target triple = "x86_64-linux-gnu"

; CHECK: .debug_aranges contents:
; CHECK-NEXT: length = 0x0000003c, format = DWARF32, version = 0x0002, cu_offset = 0x00000000, addr_size = 0x08, seg_size = 0x00
; CHECK-DAG: [0x0000000000000000, 0x{{0*[1-9a-f][0-9a-f]+}})
; CHECK-DAG: [0x0000000000000000, 0x0000000000000004)
; NONE: .debug_aranges contents:
; NONE-NOT: cu_offset
@variable = global i32 7, !dbg !10

define void @first() !dbg !20 {
  ret void, !dbg !23
}

define void @second() !dbg !24 {
  ret void, !dbg !25
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, globals: !4)
!1 = !DIFile(filename: "ranges.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!10}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "variable", scope: !0, file: !1, line: 1, type: !6, isLocal: false, isDefinition: true)
!20 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
!24 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 6, type: !21, scopeLine: 6, spFlags: DISPFlagDefinition, unit: !0)
!25 = !DILocation(line: 7, scope: !24)
