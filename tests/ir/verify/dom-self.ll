; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Only PHI nodes may reference their own value!

define void @f() {
  %x = add i32 %x, 1
  ret void
}
