@a = global float 1.1

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: floating point constant invalid for type
