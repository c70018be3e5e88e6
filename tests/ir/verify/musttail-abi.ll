; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched ABI impacting function attributes

declare void @g(ptr byval(i32))
define void @f(ptr %x) {
  musttail call void @g(ptr byval(i32) %x)
  ret void
}
