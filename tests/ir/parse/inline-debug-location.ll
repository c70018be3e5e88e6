; Locations and other nodes may be written in place.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
define void @f() !dbg !1 {
  ret void, !dbg !DILocation(line: 5, scope: !1)
}
!llvm.module.flags = !{!9}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!1 = distinct !DISubprogram(name: "f", unit: !0, type: !3)
!2 = !DIFile(filename: "a", directory: "b")
!9 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})

; CHECK: define void @f() !dbg !3 {
; CHECK-NEXT:   ret void, !dbg !6
; CHECK-NEXT: }
; CHECK-EMPTY:
; CHECK-NEXT: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a", directory: "b")
; CHECK-NEXT: !3 = distinct !DISubprogram(name: "f", scope: null, type: !4, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-NEXT: !4 = !DISubroutineType(types: !5)
; CHECK-NEXT: !5 = !{}
; CHECK-NEXT: !6 = !DILocation(line: 5, scope: !3)
