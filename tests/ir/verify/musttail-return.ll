; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: cannot guarantee tail call due to mismatched return types

declare i64 @g(i32)
define i32 @f(i32 %x) {
  %v = musttail call i64 @g(i32 %x)
  ret i32 0
}
