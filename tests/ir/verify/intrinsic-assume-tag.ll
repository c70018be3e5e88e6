; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: tags must be valid attribute names

declare void @llvm.assume(i1)
define void @f(ptr %p) {
  call void @llvm.assume(i1 true) [ "nonsense"(ptr %p) ]
  ret void
}
