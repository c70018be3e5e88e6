; Debug information in COFF: offsets in other sections are relative to those (`.secrel32`). Modules that ask for CodeView alone
; have that and no DWARF.

; RUN: llc -mtriple=x86_64-w64-windows-gnu %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-w64-windows-gnu %s -o - | mc -triple=x86_64-w64-windows-gnu -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-w64-windows-gnu %s -filetype=obj -o - > %t.o
; RUN: cmp %t.o %t.of-text
; RUN: llc -mtriple=x86_64-w64-windows-gnu -dwarf-version=5 %s -o - | mc -triple=x86_64-w64-windows-gnu -filetype=obj -o %t5.of-text
; RUN: llc -mtriple=x86_64-w64-windows-gnu -dwarf-version=5 %s -filetype=obj -o - > %t5.o
; RUN: cmp %t5.o %t5.of-text
; RUN: llc -mtriple=x86_64-pc-windows-msvc %S/Inputs/codeview.ll -o - | FileCheck %s --check-prefix=CODEVIEW

; CODEVIEW-NOT: .debug
; CODEVIEW: .cv_loc 0 1 2 0
; CODEVIEW: .section .debug$S,"dr"
; CODEVIEW: .section .debug$T,"dr"
; CODEVIEW-NOT: .debug_info

; CHECK: .file 1 "a.c"
; CHECK: .loc 1 2
; CHECK: .section .debug_abbrev,"dr"
; CHECK: .section .debug_info,"dr"
; CHECK: .secrel32 .Ldebug_abbrev0
; CHECK: .secrel32 .Linfo_string0
; CHECK: .secrel32 .Lline_table_start0
; CHECK: .section .debug_str,"dr"
; CHECK: .section .debug_line,"dr"
; CHECK-NEXT: .Lline_table_start0:

define void @f() !dbg !5 {
  ret void, !dbg !7
}
define void @g() !dbg !8 {
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/dir")
!2 = !DISubroutineType(types: !{null})
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !2, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 2, scope: !5)
!8 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !2, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 4, scope: !8)
