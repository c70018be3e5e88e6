; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PHINode should have one entry for each predecessor of its parent basic block!

define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  %p = phi i32 [ 0, %a ]
  ret void
}
