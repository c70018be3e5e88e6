; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Funclet bundle operands should correspond to a FuncletPadInst

declare void @g()
define void @f() {
  call void @g() [ "funclet"(i32 1) ]
  ret void
}
