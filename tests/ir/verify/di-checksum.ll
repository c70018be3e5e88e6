; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid checksum

!named = !{!0}
!0 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "0000000000000000000000000000000g")
!1 = !DIFile(filename: "a", directory: "b")
!2 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!3 = !{}
