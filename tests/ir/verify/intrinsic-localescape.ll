; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: llvm.localescape used outside of entry block

declare void @llvm.localescape(...)
define void @f() {
  br label %b
b:
  call void (...) @llvm.localescape()
  ret void
}
