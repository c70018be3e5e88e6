declare void @f(i32 %5, i32 %3)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: argument expected to be numbered '%6' or greater
