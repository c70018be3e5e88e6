; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Return type cannot be token for indirect call!

define void @f(ptr %p) {
  %t = call token %p()
  ret void
}
