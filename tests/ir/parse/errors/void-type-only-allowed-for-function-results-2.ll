@a = global [2 x void] zeroinitializer

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:18: error: void type only allowed for function results
