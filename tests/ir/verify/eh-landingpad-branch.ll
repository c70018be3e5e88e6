; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  br label %b
b:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
