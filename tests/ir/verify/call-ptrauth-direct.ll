; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Direct call cannot have a ptrauth bundle

declare void @g()
define void @f() {
  call void @g() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}
