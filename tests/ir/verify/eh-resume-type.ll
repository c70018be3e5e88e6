; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: The resume instruction should have a consistent result type inside a function.

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  resume i32 0
}
