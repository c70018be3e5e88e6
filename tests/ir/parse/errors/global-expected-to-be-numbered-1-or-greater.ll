@0 = global i32 0
@0 = global i32 1

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :2:1: error: global expected to be numbered '@1' or greater
