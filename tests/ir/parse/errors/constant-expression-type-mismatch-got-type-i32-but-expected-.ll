@a = global i32 { i32 1 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:17: error: constant expression type mismatch: got type '{ i32 }' but expected 'i32'
