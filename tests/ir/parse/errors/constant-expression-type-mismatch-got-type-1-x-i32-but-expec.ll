@a = global [2 x i32] [i32 1]

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:23: error: constant expression type mismatch: got type '[1 x i32]' but expected '[2 x i32]'
