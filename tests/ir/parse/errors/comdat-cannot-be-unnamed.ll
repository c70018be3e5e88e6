@0 = global i32 0, comdat

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:20: error: comdat cannot be unnamed
