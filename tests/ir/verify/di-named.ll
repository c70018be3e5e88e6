; RUN: opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: unrecognized named metadata node in the llvm.dbg namespace

!llvm.dbg.foo = !{}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
