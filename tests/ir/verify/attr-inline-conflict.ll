; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'noinline and alwaysinline' are incompatible!

define void @f() noinline alwaysinline {
  ret void
}
