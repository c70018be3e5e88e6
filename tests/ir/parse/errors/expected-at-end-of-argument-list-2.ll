define i32 @f(..., i32 %a) { ret i32 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: expected ')' at end of argument list
