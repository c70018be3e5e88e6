@a = global { i32 } { i64 1 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: element 0 of struct initializer doesn't match struct element type
