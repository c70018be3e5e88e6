@a = global [2 x i8] c"abc"

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:22: error: constant expression type mismatch: got type '[3 x i8]' but expected '[2 x i8]'
