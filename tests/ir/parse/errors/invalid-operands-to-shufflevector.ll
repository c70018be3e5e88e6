@a = global <2 x i32> shufflevector (<2 x i32> zeroinitializer, <2 x i64> zeroinitializer, <2 x i32> zeroinitializer)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:23: error: invalid operands to shufflevector
