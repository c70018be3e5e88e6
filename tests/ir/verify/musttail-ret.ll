; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: musttail call must precede a ret with an optional bitcast

define void @f(i32 %x) {
  musttail call void @f(i32 %x)
  %y = add i32 %x, 1
  ret void
}
