@a = global i32 0, code_model "x"

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:31: error: expected global code model string
