; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for 'append'-type module flag (expected a metadata node)

!llvm.module.flags = !{!0}
!0 = !{i32 5, !"y", i32 1}
