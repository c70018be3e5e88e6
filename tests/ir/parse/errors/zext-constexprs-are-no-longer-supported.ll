@a = global i32 zext (i32 1 to i64)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: zext constexprs are no longer supported
