; RUN: not opt -passes=verify -disable-output %s 2>&1 | FileCheck %s
; CHECK: va_start called in a non-varargs function

declare void @llvm.va_start.p0(ptr)
define void @f(ptr %p) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}
