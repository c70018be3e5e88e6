; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: Enclosing function does not use GC.

declare void @llvm.gcroot(ptr, ptr)
define void @f() {
  %a = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  ret void
}
