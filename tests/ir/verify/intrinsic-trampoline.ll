; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.init_trampoline parameter #2 must resolve to a function.

declare void @llvm.init.trampoline(ptr, ptr, ptr)
define void @f(ptr %p) {
  call void @llvm.init.trampoline(ptr %p, ptr %p, ptr %p)
  ret void
}
