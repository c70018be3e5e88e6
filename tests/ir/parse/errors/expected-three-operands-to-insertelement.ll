@a = global <2 x i32> insertelement (<2 x i32> zeroinitializer)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:23: error: expected three operands to insertelement
