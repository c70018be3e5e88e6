; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: alignment assumptions should have 2 or 3 arguments

declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ]
  ret void
}
