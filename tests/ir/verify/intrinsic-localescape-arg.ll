; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.localescape only accepts static allocas

declare void @llvm.localescape(...)
define void @f(ptr %p) {
  call void (...) @llvm.localescape(ptr %p)
  ret void
}
