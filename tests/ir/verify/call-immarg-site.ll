; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: immarg attribute only applies to intrinsics

declare void @g(i32)
define void @f() {
  call void @g(i32 immarg 1)
  ret void
}
