; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid tag

!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_array_type, baseType: !2)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
