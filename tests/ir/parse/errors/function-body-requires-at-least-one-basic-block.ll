define i32 @f() { }

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: function body requires at least one basic block
