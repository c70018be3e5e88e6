; A variable of which nothing is known has an entry in the function that it is of, and none in instances that were inlined:
; what all instances have in common describes it.
; REQUIRES: program:llvm-dwarfdump-22
; RUN: llc -O1 -filetype=obj %s -o %t.o
; RUN: llvm-dwarfdump-22 --debug-info %t.o | FileCheck %s
target triple = "x86_64-linux-gnu"

; CHECK: DW_TAG_subprogram
; CHECK: DW_AT_abstract_origin (0x{{.*}} "inner")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_abstract_origin (0x{{.*}} "x")
; CHECK: DW_TAG_subprogram
; CHECK-NEXT: DW_AT_name ("inner")
; CHECK: DW_TAG_formal_parameter
; CHECK-NEXT: DW_AT_name ("x")
; CHECK: DW_TAG_inlined_subroutine
; CHECK-NOT: DW_TAG_formal_parameter
@v = global i32 0

define void @inner() !dbg !10 {
    #dbg_value(i32 poison, !14, !DIExpression(), !15)
  store volatile i32 1, ptr @v, !dbg !15
  ret void, !dbg !15
}

define void @outer() !dbg !20 {
    #dbg_value(i32 poison, !14, !DIExpression(), !21)
  store volatile i32 1, ptr @v, !dbg !21
  ret void, !dbg !22
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "maker", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "places.c", directory: "/dir")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !11, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !13)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !6}
!13 = !{!14}
!14 = !DILocalVariable(name: "x", arg: 1, scope: !10, file: !1, line: 1, type: !6)
!15 = !DILocation(line: 2, scope: !10)
!20 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 5, type: !23, scopeLine: 5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DILocation(line: 2, scope: !10, inlinedAt: !22)
!22 = !DILocation(line: 6, scope: !20)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
