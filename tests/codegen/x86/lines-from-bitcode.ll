; Bitcode keeps what only one function mentions with that function: items of two functions have the same numbers there, and
; their strings are the module's. The lines are the same as from text, and so is what is likely.
; RUN: codewright as %s -o %t.bc
; RUN: llc -O2 %t.bc -o - | FileCheck %s
; RUN: llc -O2 %s -o - | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK: .file 0 "/dir" "unit.c"
; CHECK: .file 1 "/dir" "first.h" md5 0x83049e4eaab1319f7ed94f15e7de5c4c
; CHECK: .file 2 "/other" "second.h"

declare void @use(i32)

; CHECK-LABEL: first:
; CHECK: .loc 0 1
; CHECK: .loc 1 20
define void @first() !dbg !10 {
  call void @use(i32 1), !dbg !13
  ret void, !dbg !13
}

; CHECK-LABEL: second:
; CHECK: .loc 0 2
; CHECK: .loc 2 40
define void @second() !dbg !20 {
  call void @use(i32 2), !dbg !23
  ret void, !dbg !23
}

; The call is not likely: it is behind the return.
; CHECK-LABEL: weighed:
; CHECK: ret
; CHECK: use
define void @weighed(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %rare, label %done, !prof !30
rare:
  call void @use(i32 3)
  br label %done
done:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "unit.c", directory: "/dir")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !5)
!5 = !{}
!10 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DIFile(filename: "first.h", directory: "/dir", checksumkind: CSK_MD5, checksum: "83049e4eaab1319f7ed94f15e7de5c4c")
!12 = !DILexicalBlockFile(scope: !10, file: !11, discriminator: 0)
!13 = !DILocation(line: 20, scope: !12)
!20 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 2, type: !4, scopeLine: 2, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DIFile(filename: "second.h", directory: "/other")
!22 = !DILexicalBlockFile(scope: !20, file: !21, discriminator: 0)
!23 = !DILocation(line: 40, scope: !22)
!30 = !{!"branch_weights", i32 1, i32 2000}
