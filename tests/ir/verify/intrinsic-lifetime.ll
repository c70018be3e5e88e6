; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.lifetime.start/end can only be used on alloca or poison

declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(ptr %p)
  ret void
}
