declare void @f(i32 nounwind)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: this attribute does not apply to parameters
