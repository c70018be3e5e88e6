declare void @f(i32 range(i32 x, 5))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:31: error: expected integer
