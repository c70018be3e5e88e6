; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror value can only be loaded and stored from, or as a swifterror argument!

define void @f(ptr swifterror %e) {
  %x = getelementptr i8, ptr %e, i32 1
  ret void
}
