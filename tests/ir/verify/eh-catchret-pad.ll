; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: CatchReturnInst needs to be provided a CatchPad

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  catchret from %c to label %a
}
