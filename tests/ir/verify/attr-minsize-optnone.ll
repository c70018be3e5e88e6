; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attributes 'minsize and optnone' are incompatible!

define void @f() noinline optnone minsize {
  ret void
}
