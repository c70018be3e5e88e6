define i32 @f(void %a) { ret i32 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:15: error: argument can not have void type
