@a = global <4294967296 x i32> zeroinitializer

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:14: error: size too large for vector
