; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched varargs

declare void @g(i32, ...)
define void @f(i32 %x) {
  musttail call void (i32, ...) @g(i32 %x)
  ret void
}
