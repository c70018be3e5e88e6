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
!3 = !{i32 2, !"CodeView", i32 1}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !2, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 2, scope: !5)
!8 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 3, type: !2, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 4, scope: !8)
