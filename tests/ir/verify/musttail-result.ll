; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: musttail call result must be returned

define i32 @f(i32 %x) {
  %y = musttail call i32 @f(i32 %x)
  ret i32 0
}
