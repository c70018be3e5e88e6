declare void @f(ptr dereferenceable(0))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:36: error: dereferenceable bytes must be non-zero
