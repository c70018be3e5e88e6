; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: calls to experimental_deoptimize must be followed by a return

declare void @llvm.experimental.deoptimize.isVoid(...)
define void @f() {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ]
  %x = add i32 1, 2
  ret void
}
