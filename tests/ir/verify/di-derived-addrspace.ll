; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: DWARF address space only applies to pointer or reference types

!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !2, dwarfAddressSpace: 1)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
