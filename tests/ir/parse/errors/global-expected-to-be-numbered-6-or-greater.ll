@5 = global i32 0
@3 = global i32 0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: global expected to be numbered '@6' or greater
