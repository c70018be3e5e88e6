declare argmemonly void @f()

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:9: error: this attribute does not apply to return values
