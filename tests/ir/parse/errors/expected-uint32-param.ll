@a = external global target("x", 1, i32)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:37: error: expected uint32 param
