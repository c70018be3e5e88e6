; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: CatchSwitchInst handlers must be catchpads

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %s = catchswitch within none [label %a] unwind to caller
}
