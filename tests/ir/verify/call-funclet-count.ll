; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Expected exactly one funclet bundle operand

declare void @g()
define void @f() {
  call void @g() [ "funclet"() ]
  ret void
}
