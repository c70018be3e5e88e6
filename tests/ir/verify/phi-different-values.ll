; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PHI node has multiple entries for the same basic block with different incoming values!

define void @f(i32 %n) {
entry:
  switch i32 %n, label %m [ i32 1, label %m ]
m:
  %p = phi i32 [ 0, %entry ], [ 1, %entry ]
  ret void
}
