; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: LandingPadInst needs to be in a function with a personality.

declare void @g()
declare i32 @p(...)
define void @f() {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
