; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Instruction does not dominate all uses!

define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  %y = add i32 %x, 1
  ret void
}
