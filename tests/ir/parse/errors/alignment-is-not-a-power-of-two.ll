@a = global i32 0, align 3

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:26: error: alignment is not a power of two
