uselistorder_bb @f, 5, { 1, 0 }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:21: error: expected basic block name in uselistorder_bb
