; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: experimental_guard must have exactly one "deopt" operand bundle

declare void @llvm.experimental.guard(i1, ...)
define void @f() {
  call void (i1, ...) @llvm.experimental.guard(i1 true)
  ret void
}
