declare void @f(i32 range(i32 5, 5))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:31: error: the range represent the empty set but limits aren't 0!
