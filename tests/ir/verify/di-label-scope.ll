; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: label requires a valid scope

!named = !{!0}
!0 = !DILabel(scope: !1, name: "x", file: !1, line: 1)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
