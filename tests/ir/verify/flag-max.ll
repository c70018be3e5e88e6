; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'max' module flag (expected constant integer)

!llvm.module.flags = !{!0}
!0 = !{i32 7, !"y", !"z"}
