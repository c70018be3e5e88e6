@a = global i32 0
@a = global i32 1

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: redefinition of global '@a'
