; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid local scope

!named = !{!0}
!0 = distinct !DILexicalBlock(scope: !1, line: 1)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
