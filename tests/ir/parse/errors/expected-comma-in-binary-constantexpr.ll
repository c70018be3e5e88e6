@a = global i32 add (i32 1 i32 2)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:28: error: expected comma in binary constantexpr
