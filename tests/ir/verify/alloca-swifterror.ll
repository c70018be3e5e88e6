; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror alloca must have pointer type

define void @f() {
  %a = alloca swifterror i32
  ret void
}
