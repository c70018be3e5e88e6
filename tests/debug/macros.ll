; Macros of a unit: a list per file, before version 5 with their texts and then with the numbers of strings.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info --debug-macro %t.o | FileCheck %s --check-prefix=V4
; RUN: llc -dwarf-version=5 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --verify %t.o | FileCheck %s --check-prefix=VERIFY
; RUN: llvm-dwarfdump-22 --debug-info --debug-macro %t.o | FileCheck %s --check-prefix=V5
; VERIFY: No errors.
target triple = "x86_64-linux-gnu"

; V4: DW_AT_macro_info (0x00000000)
; V4: .debug_macinfo contents:
; V4: DW_MACINFO_define - lineno: 0 macro: __GIVEN__ 1
; V4-NEXT: DW_MACINFO_start_file - lineno: 0 filenum: 1
; V4-NEXT: DW_MACINFO_start_file - lineno: 1 filenum: 2
; V4-NEXT: DW_MACINFO_define - lineno: 3 macro: PLUS(a) ((a) + 1)
; V4-NEXT: DW_MACINFO_end_file
; V4-NEXT: DW_MACINFO_undef - lineno: 9 macro: PLUS
; V4-NEXT: DW_MACINFO_end_file
; V5: DW_AT_macros (0x00000000)
; V5: .debug_macro contents:
; V5: macro header: version = 0x0005, flags = 0x02, format = DWARF32, debug_line_offset = 0x00000000
; V5-NEXT: DW_MACRO_define_strx - lineno: 0 macro: __GIVEN__ 1
; V5-NEXT: DW_MACRO_start_file - lineno: 0 filenum: 0
; V5-NEXT: DW_MACRO_start_file - lineno: 1 filenum: 1
; V5-NEXT: DW_MACRO_define_strx - lineno: 3 macro: PLUS(a) ((a) + 1)
; V5-NEXT: DW_MACRO_end_file
; V5-NEXT: DW_MACRO_undef_strx - lineno: 9 macro: PLUS
; V5-NEXT: DW_MACRO_end_file
define void @f() !dbg !20 {
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", emissionKind: FullDebug, macros: !5)
!1 = !DIFile(filename: "macros.c", directory: "/dir")
!2 = !DIFile(filename: "macros.h", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{!6, !7}
!6 = !DIMacro(type: DW_MACINFO_define, name: "__GIVEN__", value: "1")
!7 = !DIMacroFile(file: !1, nodes: !8)
!8 = !{!9, !12}
!9 = !DIMacroFile(line: 1, file: !2, nodes: !10)
!10 = !{!11}
!11 = !DIMacro(type: DW_MACINFO_define, line: 3, name: "PLUS(a)", value: "((a) + 1)")
!12 = !DIMacro(type: DW_MACINFO_undef, line: 9, name: "PLUS")
!20 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 3, type: !21, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DISubroutineType(types: !22)
!22 = !{null}
!23 = !DILocation(line: 4, scope: !20)
