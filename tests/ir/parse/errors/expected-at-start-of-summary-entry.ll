^0 = gv: 5

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:10: error: expected '(' at start of summary entry
