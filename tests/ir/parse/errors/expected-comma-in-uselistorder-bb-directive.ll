uselistorder_bb @f { 1, 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: expected comma in uselistorder_bb directive
