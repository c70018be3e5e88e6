; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror value when used in a callsite should be marked with swifterror attribute

declare void @g(ptr)
define void @f(ptr swifterror %e) {
  call void @g(ptr %e)
  ret void
}
