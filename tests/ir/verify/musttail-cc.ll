; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched calling conv

declare fastcc void @g(i32)
define void @f(i32 %x) {
  musttail call fastcc void @g(i32 %x)
  ret void
}
