; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: subprogram definitions must have a compile unit

!named = !{!0}
!0 = distinct !DISubprogram(name: "x", spFlags: DISPFlagDefinition)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
