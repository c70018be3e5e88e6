declare void @f(ptr dereferenceable)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:36: error: expected '('
