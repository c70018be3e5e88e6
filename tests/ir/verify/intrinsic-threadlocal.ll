; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.threadlocal.address operand isThreadLocal() must be true

@g = global i32 0
declare ptr @llvm.threadlocal.address.p0(ptr)
define void @f() {
  %x = call ptr @llvm.threadlocal.address.p0(ptr @g)
  ret void
}
