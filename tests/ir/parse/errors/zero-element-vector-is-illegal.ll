@a = global <0 x i32> zeroinitializer

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:14: error: zero element vector is illegal
