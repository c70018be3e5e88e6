@a = global float add (float 1.0, float 2.0)

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: constexpr requires integer or integer vector operands
