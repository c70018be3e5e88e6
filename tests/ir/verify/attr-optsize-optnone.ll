; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'optsize and optnone' are incompatible!

define void @f() noinline optnone optsize {
  ret void
}
