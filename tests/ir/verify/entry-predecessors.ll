; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Entry block to function must not have predecessors!

define void @f() {
entry:
  br label %entry
}
