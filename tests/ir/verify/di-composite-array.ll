; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: array types must have a base type

!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_array_type, elements: !3)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
