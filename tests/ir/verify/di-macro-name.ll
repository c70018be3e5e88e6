; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: anonymous macro

!named = !{!0}
!0 = !DIMacro(type: DW_MACINFO_define, name: "")
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
