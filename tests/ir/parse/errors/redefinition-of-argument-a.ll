define i32 @f(i32 %a, i32 %a) { ret i32 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:27: error: redefinition of argument '%a'
