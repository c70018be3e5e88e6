; Debug information in Mach-O: offsets in other sections are distances from their beginnings, and no relocation is needed for them
; or for the length of code.

; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | FileCheck %s
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -o - | mc -triple=x86_64-apple-macosx11 -filetype=obj -o %t.of-text
; RUN: llc -mtriple=x86_64-apple-macosx11 %s -filetype=obj -o %t.o
; RUN: cmp %t.o %t.of-text

; CHECK: .file 1 "a.c"
; CHECK: .section __DWARF,__debug_abbrev,regular,debug
; CHECK-NEXT: Lsection_abbrev:
; CHECK: .section __DWARF,__debug_info,regular,debug
; CHECK-NEXT: Lsection_info:
; CHECK: [[OFFSET:Lset[0-9]+]] = Ldebug_abbrev0-Lsection_abbrev
; CHECK-NEXT: .long [[OFFSET]]
; CHECK: [[NAME:Lset[0-9]+]] = Linfo_string0-Lsection_str
; CHECK-NEXT: .long [[NAME]]
; CHECK: [[LINES:Lset[0-9]+]] = Lline_table_start0-Lsection_line
; CHECK-NEXT: .long [[LINES]]
; CHECK: .quad Lfunc_begin0
; CHECK-NEXT: [[LENGTH:Lset[0-9]+]] = Lfunc_end1-Lfunc_begin0
; CHECK-NEXT: .long [[LENGTH]]
; CHECK: .section __DWARF,__debug_str,regular,debug
; CHECK-NEXT: Lsection_str:
; CHECK: .section __DWARF,__debug_line,regular,debug
; CHECK-NEXT: Lsection_line:

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
