; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: separate_storage assumptions should have 2 arguments

declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ]
  ret void
}
