; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Multiple deopt operand bundles

declare void @g()
define void @f() {
  call void @g() [ "deopt"(), "deopt"() ]
  ret void
}
