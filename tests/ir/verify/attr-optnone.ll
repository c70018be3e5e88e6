; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Attribute 'optnone' requires 'noinline'!

define void @f() optnone {
  ret void
}
