; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched parameter types

declare void @g(i64)
define void @f(i32 %x) {
  musttail call void @g(i64 1)
  ret void
}
