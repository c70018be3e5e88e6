; Equal locations are one node, in whichever functions they are used.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s --match-full-lines --strict-whitespace

define void @f() !dbg !3 {
  call void @g(), !dbg !5
  ret void, !dbg !6
}
define void @g() !dbg !7 {
  ret void, !dbg !8
}
define void @h() !dbg !9 {
  ret void, !dbg !DILocation(line: 4, scope: !9)
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}

!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
!4 = !DISubroutineType(types: !10)
!5 = !DILocation(line: 1, column: 5, scope: !3, atomGroup: 1, atomRank: 2)
!6 = !DILocation(line: 2, column: 5, scope: !7, inlinedAt: !11)
!7 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 2, column: 5, scope: !7)
!9 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!10 = !{}
!11 = distinct !DILocation(line: 3, scope: !3, isImplicitCode: true)

; CHECK:define void @f() !dbg !3 {
; CHECK-NEXT:  call void @g(), !dbg !6
; CHECK-NEXT:  ret void, !dbg !7
; CHECK-NEXT:}
; CHECK:define void @g() !dbg !8 {
; CHECK-NEXT:  ret void, !dbg !10
; CHECK-NEXT:}
; CHECK:define void @h() !dbg !11 {
; CHECK-NEXT:  ret void, !dbg !12
; CHECK-NEXT:}
; CHECK:!llvm.dbg.cu = !{!0}
; CHECK-NEXT:!llvm.module.flags = !{!2}
; CHECK:!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT:!1 = !DIFile(filename: "a.c", directory: "/")
; CHECK-NEXT:!2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT:!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0, keyInstructions: true)
; CHECK-NEXT:!4 = !DISubroutineType(types: !5)
; CHECK-NEXT:!5 = !{}
; CHECK-NEXT:!6 = !DILocation(line: 1, column: 5, scope: !3, atomGroup: 1, atomRank: 2)
; CHECK-NEXT:!7 = !DILocation(line: 2, column: 5, scope: !8, inlinedAt: !9)
; CHECK-NEXT:!8 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT:!9 = distinct !DILocation(line: 3, scope: !3, isImplicitCode: true)
; CHECK-NEXT:!10 = !DILocation(line: 2, column: 5, scope: !8)
; CHECK-NEXT:!11 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; CHECK-NEXT:!12 = !DILocation(line: 4, scope: !11)
