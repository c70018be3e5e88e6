@a = alias i32, i32 5

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: An alias or ifunc must have pointer type
