; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: PHI nodes cannot have token type!

define void @f() {
entry:
  br label %m
m:
  %p = phi token [ none, %entry ]
  ret void
}
