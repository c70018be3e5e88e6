; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: wchar_size metadata requires constant integer argument

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", !"x"}
