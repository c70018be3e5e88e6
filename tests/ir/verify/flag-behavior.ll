; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid behavior operand in module flag (expected constant integer)

!llvm.module.flags = !{!0}
!0 = !{!"x", !"y", i32 1}
