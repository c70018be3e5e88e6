; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched parameter counts

declare void @g()
define void @f(i32 %x) {
  musttail call void @g()
  ret void
}
