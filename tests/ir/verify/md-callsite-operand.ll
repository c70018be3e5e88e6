; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: call stack metadata operand should be constant integer

declare void @g()
define void @f(ptr %p) {
  call void @g(), !callsite !0
  ret void
}
!0 = !{!"x"}
