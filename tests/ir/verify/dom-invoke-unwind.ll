; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Instruction does not dominate all uses!

declare i32 @g()
declare i32 @p(...)
define i32 @f() personality ptr @p {
  %v = invoke i32 @g() to label %n unwind label %u
n:
  ret i32 %v
u:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 %v
}
