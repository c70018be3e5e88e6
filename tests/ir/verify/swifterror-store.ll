; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror value should be the second operand when used by stores

define void @f(ptr swifterror %e, ptr %p) {
  store ptr %e, ptr %p
  ret void
}
