; GenericDINode and DIAssignID.
; RUN: llvm-as %s -o - | llvm-dis | FileCheck %s
!llvm.module.flags = !{!90}
!llvm.dbg.cu = !{!91}
!90 = !{i32 2, !"Debug Info Version", i32 3}
!91 = distinct !DICompileUnit(language: DW_LANG_C11, file: !92, emissionKind: FullDebug)
!92 = !DIFile(filename: "a.c", directory: "/d")
!93 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!x = !{!0, !1, !2}
!0 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!1, !91, null})
!1 = !GenericDINode(tag: 3)
!2 = distinct !DIAssignID()

; CHECK: !llvm.module.flags = !{!0}
; CHECK-NEXT: !llvm.dbg.cu = !{!1}
; CHECK-NEXT: !x = !{!3, !4, !5}
; CHECK-EMPTY:
; CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-NEXT: !1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-NEXT: !2 = !DIFile(filename: "a.c", directory: "/d")
; CHECK-NEXT: !3 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00header", operands: {!4, !1, null})
; CHECK-NEXT: !4 = !GenericDINode(tag: DW_TAG_entry_point)
; CHECK-NEXT: !5 = distinct !DIAssignID()
