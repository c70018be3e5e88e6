declare void @f(ptr dereferenceable(x))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:37: error: expected integer
