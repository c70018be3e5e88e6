; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PHI nodes not grouped at top of basic block!

define void @f() {
entry:
  br label %m
m:
  %x = add i32 1, 2
  %p = phi i32 [ 0, %entry ]
  ret void
}
