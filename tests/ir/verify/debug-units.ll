; What `llvm.dbg.cu` lists is a compile unit.
; RUN: opt -passes=verify -disable-output %s 2>&1 | FileCheck %s

; CHECK: invalid compile unit
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
