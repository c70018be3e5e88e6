; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Access scope list contains invalid access scope

define void @f(ptr %p) {
  %v = load i8, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{!1}
!1 = !{}
