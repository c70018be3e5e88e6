@a = global i32 0, align 8589934592

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:26: error: huge alignments are not supported yet
