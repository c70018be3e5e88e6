@99999999999 = global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:1: error: invalid value number (too large)
