; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: The unwind destination does not have an exception handling instruction!

declare void @g()
declare i32 @p(...)
define void @f() personality ptr @p {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  ret void
}
