; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Instruction does not dominate all uses!

define void @f() {
  %a = add i32 %b, 1
  %b = add i32 0, 1
  ret void
}
