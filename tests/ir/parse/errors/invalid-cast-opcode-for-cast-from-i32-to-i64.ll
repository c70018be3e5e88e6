@a = global i64 trunc (i32 1 to i64)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: invalid cast opcode for cast from 'i32' to 'i64'
