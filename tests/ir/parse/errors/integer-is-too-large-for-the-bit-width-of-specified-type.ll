declare void @f(i8 range(i8 300, 2))

; RUN: not llvm-as --diagnostics=llvm %s -o /dev/null 2>&1 | FileCheck %s
; CHECK: :1:29: error: integer is too large for the bit width of specified type
