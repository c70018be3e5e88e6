; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Subrange can have any one of count or upperBound

!named = !{!0}
!0 = !DISubrange(count: 1, upperBound: 2)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
