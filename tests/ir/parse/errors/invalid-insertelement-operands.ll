@a = global <2 x i32> insertelement (<2 x i32> zeroinitializer, i64 1, i32 0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:23: error: invalid insertelement operands
