@a = global x86_fp80 1.0

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:22: error: floating point constant does not have type 'x86_fp80'
