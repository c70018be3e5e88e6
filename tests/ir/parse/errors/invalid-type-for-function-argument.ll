define i32 @f(i32 (i32) %a) { ret i32 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:15: error: invalid type for function argument
