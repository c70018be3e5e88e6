; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: incorrect number of operands in module flag

!llvm.module.flags = !{!0}
!0 = !{i32 1}
