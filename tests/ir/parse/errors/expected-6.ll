declare void @f(i32 range(i32 1 2))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:33: error: expected ','
