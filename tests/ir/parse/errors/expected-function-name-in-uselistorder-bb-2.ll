@f = global i32 0
uselistorder_bb @f, %x, { 1, 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:17: error: expected function name in uselistorder_bb
