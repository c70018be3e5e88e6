@a = global i32 fadd (i32 1, i32 2)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: fadd constexprs are no longer supported
