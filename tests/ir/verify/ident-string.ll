; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: invalid value for llvm.ident metadata entry operand(the operand should be a string)

!llvm.ident = !{!0}
!0 = !{i32 1}
