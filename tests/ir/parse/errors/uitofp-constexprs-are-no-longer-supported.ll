@a = global i32 uitofp (i32 1 to i64)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: uitofp constexprs are no longer supported
