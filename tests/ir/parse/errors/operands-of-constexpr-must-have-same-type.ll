@a = global i32 add (i32 1, i64 2)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: operands of constexpr must have same type
