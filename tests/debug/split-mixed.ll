; A module with a unit that only has lines, which is not split, before one that is: tables of names are about the second unit of
; the object.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -split-dwarf-file=rest.dwo -dwarf-version=5 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info --debug-gnu-pubnames %t.o | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK: .debug_info contents:
; CHECK: unit_type = DW_UT_compile,
; CHECK: [[AT:0x[0-9a-f]+]]: Compile Unit: {{.*}} unit_type = DW_UT_skeleton,
; CHECK: .debug_info.dwo contents:
; CHECK-NOT: "lines.c"
; CHECK: DW_AT_name ("split.c")
; CHECK: .debug_gnu_pubnames contents:
; CHECK-NEXT: unit_offset = [[AT]],
; CHECK: "work"
define void @plain() !dbg !10 {
  ret void, !dbg !12
}

define void @work() !dbg !20 {
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!4, !0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, nameTableKind: GNU)
!1 = !DIFile(filename: "split.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, producer: "maker", emissionKind: LineTablesOnly, nameTableKind: None)
!5 = !DIFile(filename: "lines.c", directory: "/dir")
!10 = distinct !DISubprogram(name: "plain", scope: !5, file: !5, line: 1, type: !21, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !4)
!12 = !DILocation(line: 2, scope: !10)
!20 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
