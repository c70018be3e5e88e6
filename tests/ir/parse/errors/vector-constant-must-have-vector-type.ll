@a = global i32 splat (i32 1)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: vector constant must have vector type
