@a = global <2 x {}> zeroinitializer

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:18: error: invalid vector element type
