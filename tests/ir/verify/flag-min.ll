; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'min' module flag (expected constant non-negative integer)

!llvm.module.flags = !{!0}
!0 = !{i32 8, !"y", i32 -1}
