@a = global float 0xH3C00

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:19: error: floating point constant does not have type 'float'
