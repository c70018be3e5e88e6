; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: ResumeInst needs to be in a function with a personality.

define void @f() {
  resume { ptr, i32 } zeroinitializer
}
