; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Unwind edges out of a funclet pad must have the same unwind dest

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %c = cleanuppad within none []
  br i1 true, label %x, label %y
x:
  cleanupret from %c unwind to caller
y:
  cleanupret from %c unwind label %z
z:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
}
