; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PHI node entries do not match predecessors!

define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %m
a:
  br label %m
m:
  %p = phi i32 [ 0, %a ], [ 1, %o ]
  ret void
o:
  ret void
}
