declare void (i32 noalias) @f()

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: argument attributes invalid in function type
