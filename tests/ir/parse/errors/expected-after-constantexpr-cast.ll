@a = global i32 trunc i64 1 to i32

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:23: error: expected '(' after constantexpr cast
