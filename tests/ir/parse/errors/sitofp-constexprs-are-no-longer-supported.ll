@a = global i32 sitofp (i32 1 to i64)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: sitofp constexprs are no longer supported
