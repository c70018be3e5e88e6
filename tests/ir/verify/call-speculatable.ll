; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: speculatable attribute may not apply to call sites

declare void @g()
define void @f() {
  call void @g() speculatable
  ret void
}
