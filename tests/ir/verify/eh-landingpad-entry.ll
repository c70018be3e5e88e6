; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: EH pad cannot be in entry block.

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
