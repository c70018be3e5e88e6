; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.gcroot parameter #1 must be an alloca.

declare void @llvm.gcroot(ptr, ptr)
define void @f(ptr %p) gc "x" {
  call void @llvm.gcroot(ptr %p, ptr null)
  ret void
}
