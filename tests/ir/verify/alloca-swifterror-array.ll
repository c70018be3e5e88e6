; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: swifterror alloca must not be array allocation

define void @f() {
  %a = alloca swifterror ptr, i32 4
  ret void
}
