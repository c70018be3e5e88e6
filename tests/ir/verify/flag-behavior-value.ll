; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid behavior operand in module flag (unexpected constant)

!llvm.module.flags = !{!0}
!0 = !{i32 99, !"y", i32 1}
