; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Instruction does not dominate all uses!

define i32 @f() {
  ret i32 %x
dead:
  %x = add i32 1, 2
  ret i32 %x
}
