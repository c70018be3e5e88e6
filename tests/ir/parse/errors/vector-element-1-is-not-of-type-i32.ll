@a = global <2 x i32> <i32 1, i64 2>

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:31: error: vector element #1 is not of type 'i32'
