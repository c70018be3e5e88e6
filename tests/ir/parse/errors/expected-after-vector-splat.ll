@a = global <2 x i32> splat i32 1

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: expected '(' after vector splat
