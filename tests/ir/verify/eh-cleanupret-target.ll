; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: CleanupReturnInst must unwind to an EH block which is not a landingpad.

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %a
}
