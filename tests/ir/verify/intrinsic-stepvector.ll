; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: stepvector only supported for vectors of integers with a bitwidth of at least 8.

declare <4 x i4> @llvm.stepvector.v4i4()
define void @f() {
  %x = call <4 x i4> @llvm.stepvector.v4i4()
  ret void
}
